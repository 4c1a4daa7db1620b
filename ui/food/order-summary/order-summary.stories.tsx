import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../../base/link-button/link-button';
import { HoldCountdown } from '../hold-countdown/hold-countdown';
import { OrderSummary } from './order-summary';

const meta = {
  component: OrderSummary,
  args: {
    shopName: 'Maison Levain',
    address: '10 Rue de Rivoli, 75004 Paris',
    pickupWindow: '12:15 PM - 12:30 PM',
    pickupHint: 'Aujourd’hui, retrait sur place',
    itemCount: 3,
    totalCents: 1369,
  },
  decorators: [
    (Story) => (
      <div className="max-w-110">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before the payment: no number yet, the window is held. */
export const BeforePaying: Story = {
  args: { children: <HoldCountdown remainingText="9:42" /> },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('region', { name: 'Votre commande' });
    await expect(summary).toHaveTextContent('3 articles');
    await expect(summary).toHaveTextContent('13,69 €');
    await expect(canvas.getByRole('timer')).toBeVisible();
  },
};

/** Placed: the number leads. */
export const Placed: Story = {
  args: {
    token: 'K7MQ2X',
    status: 'PREPARING',
    actions: (
      <LinkButton href="/tokenDetails/K7MQ2X" wide>
        Suivre ma commande
      </LinkButton>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Commande K7MQ2X' })).toHaveTextContent('Préparation');
    await expect(canvas.getByRole('link', { name: 'Suivre ma commande' })).toBeVisible();
  },
};

export const Collected: Story = { args: { token: 'K7MQ2X', status: 'COLLECTED', pickupHint: 'le 21 novembre 2026' } };

/** Somebody was faster: nothing is due for a window that is not to be had. */
export const WindowLost: Story = {
  args: { outcome: 'lost', pickupHint: 'Ce créneau n’est plus disponible' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Créneau perdu :')).toBeInTheDocument();
    await expect(canvas.getByText('Total')).toBeVisible();
  },
};

/** Paid, and paid back. */
export const Refunded: Story = {
  args: { outcome: 'refunded', pickupHint: 'Ce créneau n’est plus disponible' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Remboursé')).toBeVisible();
    await expect(canvas.queryByText('Total')).toBeNull();
  },
};

export const OneItem: Story = {
  args: { itemCount: 1, totalCents: 159 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 article')).toBeVisible();
  },
};

/** What is known is shown at once; the shop follows. */
export const ShopOnItsWay: Story = { args: { shopName: undefined, address: undefined } };

export const LongNames: Story = {
  args: {
    shopName: 'Boulangerie-pâtisserie artisanale des Petits-Champs-et-du-Faubourg-Saint-Antoine',
    address: 'Centre commercial des Grands-Boulevards, porte 14, 112 bis Boulevard Poissonnière, 75002 Paris',
    token: 'WMWQMW',
    status: 'READY',
    totalCents: 1234567,
  },
};
