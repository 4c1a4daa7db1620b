import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SelectionList } from './selection-list';

const meta = {
  component: SelectionList,
  args: {
    selections: {
      sot: ['Salade', 'Tomate', 'Oignon'],
      meats: ['Poulet mariné', 'Merguez'],
      sauces: ['Algérienne', 'Blanche'],
      fries: true,
      drink: 'Limonade artisanale 33 cl',
      supplements: ['Cheddar'],
      note: 'Bien cuit, merci.',
    },
  },
} satisfies Meta<typeof SelectionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A sandwich menu with everything. */
export const Sandwich: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Poulet mariné, Merguez')).toBeVisible();
  },
};

/** The same for the kitchen. */
export const Large: Story = { args: { size: 'large' } };

/** On a confirmation what was not chosen is said too; fries are a yes or a no. */
export const Complete: Story = {
  args: { complete: true, selections: { sot: ['Salade'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('None')).toHaveLength(3);
    await expect(canvas.getByText('Non')).toBeVisible();
  },
};

export const Pizza: Story = {
  args: { selections: { size: 'Grande (33 cm)', toppings: ['Chèvre', 'Miel'], sauces: ['Crème'] } },
};

/** Nothing to choose, nothing shown. */
export const SimpleArticle: Story = {
  args: { selections: {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toBeNull();
  },
};
