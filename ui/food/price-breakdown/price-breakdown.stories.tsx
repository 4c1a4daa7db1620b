import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PriceBreakdown } from './price-breakdown';

export default {
  component: PriceBreakdown,
  args: { subtotalCents: 740, serviceChargeCents: 29, totalCents: 769 },
} satisfies Meta<typeof PriceBreakdown>;
type Story = StoryObj<typeof PriceBreakdown>;

export const Cart: Story = {
  play: async ({ canvas }) => {
    for (const amount of ['7,40 €', '0,29 €', '7,69 €']) await expect(canvas.getByText(amount)).toBeVisible();
  },
};

export const WithoutServiceCharge: Story = {
  args: { subtotalCents: 1234567, serviceChargeCents: 0, totalCents: 1234567 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Frais de service')).toBeNull();
  },
};

/** A meal deal that applies twice, one undone, one that this window is too late for. */
export const MealDeals: Story = {
  args: {
    ...{ subtotalCents: 3_210, serviceChargeCents: 29, totalCents: 2_979, onMealDealChange: fn() },
    mealDeals: [
      { id: 'midi', name: 'Formule Midi', quantity: 2, cents: 260 },
      { id: 'matin', name: 'Petit déjeuner', quantity: 1, cents: 80, not: 'declined' },
      { id: 'soir', name: 'Formule du soir', quantity: 1, cents: 120, not: { served: 'de 18:00 à 22:00' } },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2 × Formule Midi')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer : Formule Midi' }));
    await expect(args.onMealDealChange).toHaveBeenLastCalledWith('midi', false);
    await userEvent.click(canvas.getByRole('button', { name: 'Appliquer : Petit déjeuner' }));
    await expect(args.onMealDealChange).toHaveBeenLastCalledWith('matin', true);
    await expect(canvas.getByText(/pas à ce créneau/)).toBeVisible();
  },
};
