import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

/** One that applies twice. */
export const MealDeal: Story = {
  args: {
    ...{ subtotalCents: 3_210, serviceChargeCents: 29, totalCents: 2_979 },
    mealDeals: [{ id: 'midi', name: 'Formule Midi', quantity: 2, cents: 260 }],
  },
  play: async ({ canvas }) => {
    for (const text of ['2 × Formule Midi', '−2,60 €']) await expect(canvas.getByText(text)).toBeVisible();
  },
};
