import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AllergenList } from './allergen-list';
import { allergens } from '../../../graphql/rules/allergens';

const meta = {
  component: AllergenList,
  args: { contains: ['MILK', 'GLUTEN', 'EGGS'] },
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

export const None: Story = { args: { contains: [] } };

/** Silence of the shop is not « none ». */
export const NotSaid: Story = {
  args: { contains: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Allergènes non indiqués : demandez à la boutique.')).toBeVisible();
  },
};

export const AllFourteen: Story = {
  args: { contains: allergens },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(14);
  },
};
