import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DietaryPicker } from './dietary-picker';

const meta = {
  component: DietaryPicker,
  args: { selectedIds: [], onToggle: fn() },
} satisfies Meta<typeof DietaryPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Most items carry none. */
export const None: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Halal'));
    await expect(args.onToggle).toHaveBeenLastCalledWith('HALAL');
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
  },
};

/** A promise the item does not keep is pointed out before a customer finds out. */
export const Contradicted: Story = {
  args: { selectedIds: ['VEGAN', 'GLUTEN_FREE'], allergens: ['GLUTEN', 'EGGS', 'MILK'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vegan, mais contient : Œufs, Lait.')).toBeVisible();
    await expect(canvas.getByText('Sans gluten, mais contient : Gluten.')).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { selectedIds: ['VEGETARIAN', 'ORGANIC'], allergens: ['GLUTEN', 'MILK'], disabled: true },
};
