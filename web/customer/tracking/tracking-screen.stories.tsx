import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pageWidth } from '../../../.storybook/frames';
import { OrderAgain } from '../../../ui/food/order-again/order-again';
import { TrackingScreen } from './tracking-screen';
import type { TrackedOrderView } from './tracking-view';

const order: TrackedOrderView = {
  token: 'K7MQ3X',
  status: 'PREPARING',
  timeline: { current: 'PREPARING' },
  news: 'Votre commande est en préparation.',
  pickupWindow: '12:15 PM - 12:30 PM',
  place: {
    name: 'Maison Levain',
    address: '12 Rue des Rosiers, 75004 Paris',
    phone: '01 42 72 00 00',
    mapHref: 'geo:48.8556,2.3581',
  },
  arrival: 'possible',
  lines: [
    {
      id: 'l-1',
      name: 'Kebab du chef',
      description: 'Pain maison, viande marinée.',
      quantity: 1,
      lineCents: 950,
      selections: { sot: ['Salade'], meats: ['Poulet'], sauces: ['Algérienne'], fries: true, note: 'Bien cuit' },
    },
    { id: 'l-2', name: 'Croissant au beurre', quantity: 3, lineCents: 390, selections: {} },
  ],
  feeCents: 29,
  totalCents: 1369,
  printHref: '/printorder?order=K7MQ3X',
};

const meta = {
  component: TrackingScreen,
  decorators: [pageWidth],
  parameters: { layout: 'fullscreen' },
  args: { order, announcing: false, onArrive: fn(), onRetry: fn() },
} satisfies Meta<typeof TrackingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Paid: confirmed is done, the kitchen works, the customer may say that they are coming. */
export const Preparing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Commande #K7MQ3X' })).toBeVisible();
    await expect(canvas.getByText('En cours')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Print Order Details' })).toHaveAttribute('href', order.printHref);
    await userEvent.click(canvas.getByRole('button', { name: 'J’arrive' }));
    await expect(args.onArrive).toHaveBeenCalledOnce();
  },
};

/** The browser was never asked: this is the gesture. */
export const ReadyNotificationOffered: Story = {
  args: { readyNotification: { done: false, busy: false, onAsk: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Me prévenir quand c’est prêt' }));
    await expect(args.readyNotification?.onAsk).toHaveBeenCalled();
  },
};

/** The browser is set never to ask. */
export const ReadyNotificationBlocked: Story = {
  args: { readyNotification: { done: false, blocked: true, busy: false, onAsk: fn() } },
};

export const ReadyNotificationOn: Story = { args: { readyNotification: { done: true, busy: false, onAsk: fn() } } };

export const ReadyNotificationFailed: Story = {
  args: {
    readyNotification: {
      done: false,
      busy: false,
      error: 'Les notifications n’ont pas pu être activées sur cet appareil. Réessayez dans un instant.',
      onAsk: fn(),
    },
  },
};

/** The board knows, and the customer what that does. */
export const OnTheWay: Story = {
  args: { order: { ...order, timeline: { current: 'ON_THE_WAY', stillPreparing: true }, arrival: 'announced' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('La boutique sait que vous arrivez : votre commande est en tête de sa liste.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'J’arrive' })).toBeNull();
  },
};

export const Ready: Story = {
  args: {
    order: {
      ...order,
      status: 'READY',
      timeline: { current: 'ON_THE_WAY' },
      news: 'Votre commande est prête : elle vous attend au comptoir.',
    },
  },
  // As specified the tag says so until the order ends.
  play: async ({ canvas }) => {
    await expect(canvas.getByText('En cours')).toBeVisible();
  },
};

export const Delivered: Story = {
  args: {
    order: {
      ...order,
      status: 'COLLECTED',
      timeline: { current: 'DELIVERED' },
      news: 'Votre commande vous a été remise. Bon appétit !',
      arrival: 'over',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('En cours')).toBeNull();
  },
};

/** And refunded: said once; the same again is one press away. */
export const Cancelled: Story = {
  args: {
    order: {
      ...order,
      status: 'CANCELLED',
      timeline: {
        current: 'CONFIRMED',
        outcome: 'CANCELLED',
        outcomeText:
          'Vous avez annulé cette commande. 13,69 € vous sont remboursés sur votre carte, sous 5 à 10 jours.',
      },
      news: undefined,
      arrival: 'over',
      refundCents: 1369,
    },
    again: <OrderAgain onReorder={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Vous avez annulé cette commande/);
    await expect(canvas.getByRole('button', { name: 'Commander à nouveau' })).toBeEnabled();
    await expect(canvas.getByText('Remboursé').parentElement).toHaveTextContent('Remboursé13,69 €');
    await expect(canvas.getByText('12:15 PM - 12:30 PM').tagName).toBe('S');
  },
};

export const NoShow: Story = {
  args: {
    order: {
      ...order,
      status: 'NO_SHOW',
      timeline: { current: 'PREPARING', outcome: 'NO_SHOW' },
      news: undefined,
      arrival: 'over',
    },
  },
};

export const Loading: Story = { args: { order: undefined } };

export const Failed: Story = {
  args: { order: undefined, failure: { message: 'Failed to fetch order details' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Unknown, or somebody else's. */
export const Missing: Story = { args: { order: undefined, failure: { missing: true } } };

/** A key that opens nothing. */
export const WrongLink: Story = { args: { order: undefined, failure: { missing: true }, byLink: true } };

/** Three seconds after the page came: the kitchen has its ticket. */
export const TicketSent: Story = { args: { printed: { ok: true, message: 'Print job sent successfully.' } } };

export const TicketFailed: Story = {
  args: { printed: { ok: false, message: 'Printing failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Printing failed');
  },
};
