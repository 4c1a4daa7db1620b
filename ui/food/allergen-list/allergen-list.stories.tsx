import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AllergenList } from './allergen-list';
import { allergens } from '../../../graphql/rules/allergens';

const meta = {
  component: AllergenList,
  args: { allergens: ['MILK', 'GLUTEN', 'EGGS'], allergensDeclared: true },
} satisfies Meta<typeof AllergenList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** However the shop entered them, they come in one order. */
export const Some: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(names).toEqual(['Gluten', 'Œufs', 'Lait']);
  },
};

export const None: Story = { args: { allergens: [] } };

/** Silence of the shop is not « none ». */
export const NotSaid: Story = {
  args: { allergens: [], allergensDeclared: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Allergènes : non renseigné : demandez au comptoir.')).toBeVisible();
  },
};

/** One of its ingredients nobody spoke of: what is known stays, and is not all. */
export const PartlySaid: Story = {
  args: { allergensDeclared: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Le reste non renseigné : demandez au comptoir.')).toBeVisible();
  },
};

export const AllFourteen: Story = {
  args: { allergens },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(14);
  },
};
