import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OwnerOrderDrawer } from './owner-order-drawer';
import { sampleOrder } from '../../../.storybook/samples/owner-orders';

export default {
  component: OwnerOrderDrawer,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  args: { open: true, order: sampleOrder, onClose: fn(), onPrint: fn() },
} satisfies Meta<typeof OwnerOrderDrawer>;
type Story = StoryObj<typeof OwnerOrderDrawer>;

/** Everything about it, and its two pieces of paper. */
export const Details: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('dialog', { name: 'Commande K7MQ2X' })).toBeVisible();
    await expect(canvas.getByText('Poulet mariné, Merguez')).toBeVisible();
    await expect(canvas.getByText('15,39 €')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /duplicata/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Print Receipt' }));
    await expect(args.onPrint).toHaveBeenLastCalledWith('receipt');
    await userEvent.click(canvas.getByRole('button', { name: 'Ticket de cuisine' }));
    await expect(args.onPrint).toHaveBeenLastCalledWith('ticket');
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/**
 * A shop with printers can have a further copy; two pieces went back; what a meal deal took off is above the total, the
 * payment's fee below the bill.
 */
export const PartlyRefunded: Story = {
  args: {
    copyable: true,
    outcome: { tone: 'positive', text: 'Print job sent successfully.' },
    order: {
      ...sampleOrder,
      lines: sampleOrder.lines.map((line) => ({ ...line, refunded: 1 })),
      mealDeals: [{ mealDealId: 'midi', name: 'Formule Midi', quantity: 1, cents: 130 }],
      totalCents: 1409,
      refundCents: 1380,
      paymentFee: { cents: 46, paidByShop: true },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réimprimer en cuisine (duplicata)' }));
    await expect(args.onPrint).toHaveBeenLastCalledWith('copy');
    await expect(canvas.getByRole('status')).toHaveTextContent('Print job sent successfully.');
    await expect(canvas.getByText('remboursé')).toBeVisible();
    await expect(canvas.getByText('1 sur 2 remboursé')).toBeVisible();
    await expect(canvas.getByText('Formule Midi').parentElement).toHaveTextContent(/−1,30\s€$/);
    await expect(canvas.getByText('14,09 €')).toBeVisible();
    await expect(canvas.getByText('Remboursé').parentElement).toHaveTextContent(/13,80.€/);
    await expect(canvas.getByText(/^Frais Stripe/)).toHaveTextContent(/: 0,46.€, déduits de votre part\.$/);
  },
};

/** Taken at the counter: no service charge, not paid yet. */
export const CounterOrder: Story = {
  args: {
    order: {
      ...sampleOrder,
      status: 'PREPARING',
      customerName: 'Comptoir',
      paymentMethod: undefined,
      serviceChargeCents: 0,
      totalCents: 1510,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('À régler au comptoir')).toBeVisible();
    await expect(canvas.queryByText('Frais de service')).toBeNull();
  },
};

/** The receipt is being printed again, since one try did not succeed. */
export const Printing: Story = {
  args: {
    printing: 'receipt',
    outcome: { tone: 'danger', text: 'Failed to send print job.' },
    order: {
      ...sampleOrder,
      status: 'CANCELLED',
      customerName: 'Marie-Antoinette Vandenbroucke-Wolkenstein de La Rochefoucauld',
      lines: [
        {
          id: 'l-3',
          quantity: 12,
          name: 'Tourte de seigle auvergnate au levain naturel, farine de meule T130, pièce de 700 g tranchée',
          unitCents: 1190,
          selections: { note: 'Trancher épais et emballer deux par deux, c’est pour une fête de village.' },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Print Receipt' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Ticket de cuisine' })).toBeEnabled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to send print job.');
  },
};

export const Loading: Story = {
  args: { order: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Print Receipt' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { order: undefined, error: 'Failed to fetch order details', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
