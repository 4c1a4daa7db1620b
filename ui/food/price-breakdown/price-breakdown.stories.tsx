import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
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

/** Without a service charge; with a meal deal that applies twice. */
export const Others: Story = {
  render: belowEachOther(
    PriceBreakdown,
    { subtotalCents: 1234567, serviceChargeCents: 0, totalCents: 1234567 },
    {
      ...{ subtotalCents: 3_210, totalCents: 2_979 },
      mealDeals: [{ id: 'midi', name: 'Formule Midi', quantity: 2, cents: 260 }],
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Frais de service')).toHaveLength(1);
    for (const text of ['2 × Formule Midi', '−2,60 €']) await expect(canvas.getByText(text)).toBeVisible();
  },
};
