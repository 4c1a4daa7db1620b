import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pageWidth } from '../../../.storybook/frames';
import { QrCode } from '../../ordering/qr-code';
import { OrderScreen } from './order-screen';

const meta = {
  component: OrderScreen,
  decorators: [pageWidth],
  parameters: { layout: 'fullscreen' },
  args: {
    order: {
      customerName: 'Camille Moreau',
      pickupWindow: '12:15 PM - 12:30 PM',
      orderId: '0192f0c4-7f5a-7c3e-9d2b-6a51c0de7a10',
      token: 'K7MQ3X',
      orderDate: '21 novembre 2026 à 12:04',
      lines: [
        {
          id: 'l-1',
          name: 'Kebab du chef',
          quantity: 1,
          unitCents: 950,
          description: 'Pain maison, viande marinée.',
          selections: { sot: ['Salade'], meats: ['Poulet'], sauces: ['Algérienne'], fries: true },
        },
        { id: 'l-2', name: 'Croissant au beurre', quantity: 3, unitCents: 130 },
      ],
      serviceChargeCents: 29,
      totalCents: 1369,
    },
    place: { name: 'Maison Levain', address: '12 Rue des Rosiers, 75004 Paris', phone: '01 42 72 00 00' },
    status: 'PREPARING',
    code: <QrCode text="K7MQ3X" label="Code QR de la commande K7MQ3X" />,
    printed: false,
    onPrint: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Paid and placed. */
export const Confirmed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('K7MQ3X')).toBeVisible();
    await expect(canvas.getByText('13,69 €')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Code QR de la commande K7MQ3X' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Suivre ma commande' })).toHaveAttribute(
      'href',
      '/tokenDetails/K7MQ3X',
    );
    await expect(canvas.getByRole('link', { name: 'Back to Cart' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Print Receipt' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** The receipt was printed during this visit; the paper is not shown on the screen. */
export const Printed: Story = {
  args: {
    printed: true,
    receipt: {
      shop: { name: 'Maison Levain', address: '12 Rue des Rosiers, 75004 Paris' },
      orderId: '0192f0c4-7f5a-7c3e-9d2b-6a51c0de7a10',
      date: '21 novembre 2026 à 12:04',
      customer: { name: 'Camille Moreau' },
      lines: [{ id: 'l-2', name: 'Croissant au beurre', quantity: 3, lineCents: 390 }],
      serviceChargeCents: 29,
      totalCents: 419,
      paymentMethod: 'Carte bancaire',
      token: 'K7MQ3X',
      pickupWindow: '12:15 PM - 12:30 PM',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Print Receipt' })).toBeDisabled();
    await expect(canvas.getByText('Merci et à bientôt !')).not.toBeVisible();
  },
};

/** Looked at again when all is over. */
/** Opened from the board: nothing there that only its customer needs. */
export const AtTheShop: Story = {
  args: { forShop: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(`Commande ${args.order?.token ?? ''}`);
    await expect(canvas.getByRole('link', { name: 'Tableau de bord' })).toHaveAttribute('href', '/ownerorders');
    await expect(canvas.getByText('Numéro de la commande')).toBeVisible();
    await expect(canvas.queryByText('Votre numéro')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Suivre ma commande' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Back to Cart' })).toBeNull();
  },
};

/** A note of its customer is a band above the facts at the shop, and a row of its line for the customer. */
export const AtTheShopWithNote: Story = {
  args: {
    forShop: true,
    order: {
      ...meta.args.order,
      lines: [
        { id: 'l-1', name: 'Croissant au beurre', quantity: 3, unitCents: 130, selections: { note: 'Sans noix' } },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: /Notes et allergies/ })).toHaveTextContent('Sans noix');
    await expect(canvas.getAllByText('Sans noix')).toHaveLength(1);
  },
};

export const Collected: Story = { args: { status: 'COLLECTED' } };

/** Called off: the sum that goes back is said, the number and the window call nobody any more. */
export const Cancelled: Story = {
  args: {
    status: 'CANCELLED',
    cancelled: 'Vous avez annulé cette commande. 13,69 € vous sont remboursés sur votre carte, sous 5 à 10 jours.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/vous sont remboursés/)).toHaveTextContent(/13,69.€ vous/);
    await expect(canvas.getByText('12:15 PM - 12:30 PM').tagName).toBe('S');
    await expect(canvas.queryByRole('img', { name: /Code QR/ })).toBeNull();
  },
};

/** Dictated at the counter and called off: there was no money to move. */
export const CancelledUnpaid: Story = {
  args: {
    status: 'CANCELLED',
    cancelled: 'Vous avez annulé cette commande. Rien n’a été payé, rien n’est à rembourser.',
  },
};

export const Loading: Story = {
  args: { order: undefined, place: undefined, status: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading order details...')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { failure: { message: 'Failed to fetch order details' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Unknown, or somebody else's. */
export const Missing: Story = {
  args: { failure: { missing: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No order found.' })).toBeVisible();
  },
};
