import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pageWidth } from '../../../.storybook/frames';
import { CardForm } from '../../../ui/food/card-form/card-form';
import { NoPayment, PaymentScreen } from './payment-screen';
import { afterDecline, testHint } from './payment.texts';

const meta = {
  component: PaymentScreen,
  decorators: [pageWidth],
  parameters: { layout: 'fullscreen' },
  args: {
    view: { kind: 'card', busy: false, holdSeconds: 600 },
    summary: {
      shopName: 'Maison Levain',
      shopAddress: '12 Rue des Rosiers, 75004 Paris',
      pickupWindow: '12:30 PM - 12:45 PM',
      totalCents: 1369,
      lines: {
        articles: [
          { id: 'l-1', quantity: 3, name: 'Croissant au beurre', lineCents: 390 },
          { id: 'l-2', quantity: 1, name: 'Kebab du chef', lineCents: 950 },
        ],
        feeCents: 29,
      },
    },
    cartHref: '/cart/levain',
    bankAsks: false,
    asking: false,
    onRetry: fn(),
    onTakeNextWindow: fn(),
    onHoldEnd: fn(),
    onBankAnswer: fn(),
    children: <CardForm testHint={testHint()} totalCents={1369} onSubmit={fn()} />,
  },
} satisfies Meta<typeof PaymentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Window and stock are held while the card is entered. */
export const EnterCard: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Enter Card Details' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^(10:00|9:5\d)$/);
    await expect(canvas.getByText('13,69 €')).toBeVisible();
    const lines = canvas.getByRole('list', { name: 'Articles', hidden: true });
    if (!lines.checkVisibility()) await userEvent.click(canvas.getByText('12:30 PM - 12:45 PM'));
    await expect(canvas.getByRole('list', { name: 'Articles' })).toHaveTextContent('3 × Croissant au beurre3,90 €');
    await expect(canvas.getByRole('link', { name: 'Votre panier' })).toHaveAttribute('href', '/cart/levain');
  },
};

/** Nothing can be pressed twice. */
export const Paying: Story = {
  args: {
    view: { kind: 'card', busy: true, holdSeconds: 540 },
    children: <CardForm busy totalCents={1369} onSubmit={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Processing Payment...' })).toBeDisabled();
    await expect(canvas.queryByRole('link', { name: 'Votre panier' })).toBeNull();
  },
};

/** The provider's own words, and what to do now. */
export const CardRefused: Story = {
  args: {
    children: <CardForm error="Votre carte a été refusée." advice={afterDecline()} totalCents={1369} onSubmit={fn()} />,
  },
};

/** The bank asks the customer to confirm the payment. */
export const BankAsks: Story = {
  args: { bankAsks: true, view: { kind: 'card', busy: true, holdSeconds: 540 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmer le paiement' }));
    await expect(args.onBankAnswer).toHaveBeenCalledWith(true);
  },
};

/** The window is being reserved. */
export const Opening: Story = { args: { view: { kind: 'opening' } } };

/** Nothing is held, nothing is paid. */
export const Unreachable: Story = {
  args: { view: { kind: 'unreachable', message: 'La connexion a échoué. Vérifiez votre réseau puis réessayez.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Somebody was faster; the next window is one press away. */
export const WindowFull: Story = {
  args: {
    view: {
      kind: 'refused',
      message: 'Ce créneau vient de se remplir. Choisissez-en un autre.',
      advice: 'Rien n’a été débité.',
      windowLost: true,
      nextWindow: '12:45 PM - 1:00 PM',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prendre 12:45 PM - 1:00 PM' }));
    await expect(args.onTakeNextWindow).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Retour au panier' })).toHaveAttribute('href', '/cart/levain');
    await expect(canvas.getByText('Créneau perdu :')).toBeInTheDocument();
  },
};

export const SoldOut: Story = {
  args: {
    view: {
      kind: 'refused',
      message: 'Tarte au citron : épuisé.',
      advice: 'Supprimez cet article de votre panier pour continuer. Rien n’a été débité.',
    },
  },
};

/** Ten minutes are over and nothing was paid. */
export const HoldExpired: Story = {
  args: { view: { kind: 'expired' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réserver à nouveau' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The page came back and the card had been charged before. */
export const Confirming: Story = { args: { view: { kind: 'confirming' } } };

/** The network was lost between the payment and the order: said so, tried again, never charged again. */
export const PaidButNotConfirmed: Story = {
  args: { view: { kind: 'confirming', trouble: 'La connexion a échoué. Vérifiez votre réseau puis réessayez.' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Votre paiement est passé' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Pay/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Paid, but the place was gone: the money goes back. */
export const Refunded: Story = {
  args: {
    view: { kind: 'refunded', message: 'Votre créneau n’était plus disponible : vous êtes intégralement remboursé.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /13,69.€ vous sont remboursés/ })).toBeVisible();
    await expect(canvas.getByText('Remboursé')).toBeVisible();
    await expect(canvas.getByText('Créneau perdu :')).toBeInTheDocument();
  },
};

/** Somebody came here without a cart. */
export const NoOrderData: Story = {
  render: () => <NoPayment />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No order data found. Please go back to the cart.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Retour au panier' })).toHaveAttribute('href', '/cart');
  },
};
