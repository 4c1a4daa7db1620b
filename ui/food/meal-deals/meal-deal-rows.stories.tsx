import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MealDealRows } from './meal-deal-rows';

export default {
  component: MealDealRows,
  args: {
    mealDeals: [
      { id: 'midi', name: 'Formule Midi', quantity: 2, cents: 260 },
      { id: 'matin', name: 'Petit déjeuner', quantity: 1, cents: 80, not: 'declined' },
      { id: 'soir', name: 'Formule du soir', quantity: 1, cents: 120, not: { served: 'de 18:00 à 22:00' } },
    ],
    onChange: fn(),
  },
  render: (args) => (
    <dl className="grid gap-1">
      <MealDealRows {...args} />
    </dl>
  ),
} satisfies Meta<typeof MealDealRows>;
type Story = StoryObj<typeof MealDealRows>;

/** One that applies twice, one undone, one that the chosen window is too early for. */
export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2 × Formule Midi')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer : Formule Midi' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('midi', false);
    await userEvent.click(canvas.getByRole('button', { name: 'Appliquer : Petit déjeuner' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('matin', true);
    await expect(canvas.getByText(/pas à ce créneau/)).toBeVisible();
  },
};

/** Where nothing can be undone, as in the total. */
export const ReadOnly: Story = {
  args: { onChange: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
