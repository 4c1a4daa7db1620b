import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { belowEachOther, inBox } from '../../../.storybook/situations';
import { HoldCountdown } from '../hold-countdown/hold-countdown';
import { OrderSummary } from './order-summary';

export default {
  component: OrderSummary,
  args: {
    shopName: 'Maison Levain',
    address: '10 Rue de Rivoli, 75004 Paris',
    pickupWindow: '12:15 PM - 12:30 PM',
    pickupHint: 'Aujourd’hui, retrait sur place',
  },
  decorators: [inBox('max-w-110')],
} satisfies Meta<typeof OrderSummary>;
type Story = StoryObj<typeof OrderSummary>;

/** Before the payment: one line on a phone, and how long the window is held; the total stands beside the button that pays. */
export const BeforePaying: Story = {
  args: { children: <HoldCountdown remainingText="9:42" /> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByText('10 Rue de Rivoli, 75004 Paris');
    await expect(canvas.getByRole('timer')).toBeVisible();
    const line = canvas.getByText('12:15 PM - 12:30 PM');
    if (!address.checkVisibility()) await userEvent.click(line);
    await expect(address).toBeVisible();
  },
};

/** Somebody was faster: nothing is due for a window that is not to be had, or it was refunded. The shop may follow. */
export const WindowLost: Story = {
  args: { pickupHint: 'Ce créneau n’est plus disponible', totalCents: 1369 },
  render: belowEachOther(
    OrderSummary,
    {
      shopName: 'Boulangerie-pâtisserie artisanale des Petits-Champs-et-du-Faubourg-Saint-Antoine',
      address: 'Centre commercial des Grands-Boulevards, porte 14, 112 bis Boulevard Poissonnière, 75002 Paris',
      outcome: 'lost',
      totalCents: 1234567,
    },
    { outcome: 'refunded' },
    { shopName: undefined, address: undefined, totalCents: undefined },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Créneau perdu :')).toHaveLength(2);
    await expect(canvas.getAllByText('Total')).toHaveLength(1);
    await expect(canvas.getByText('Remboursé')).toBeVisible();
  },
};
