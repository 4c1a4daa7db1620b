import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceBreakdown } from './price-breakdown';

const meta = {
  component: PriceBreakdown,
  args: { subtotalCents: 740, serviceChargeCents: 29, totalCents: 769 },
} satisfies Meta<typeof PriceBreakdown>;

export default meta;
type Story = StoryObj<typeof meta>;

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
