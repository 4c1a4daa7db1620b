import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PrintingScreen } from './printing-page';

const meta = {
  component: PrintingScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  args: {
    missing: false,
    onPrint: fn(),
    onRetry: fn(),
    onLeave: fn(),
    receipt: {
      shop: { name: 'Au Fournil du Marais', address: '12 Rue des Rosiers, 75004 Paris', phone: '01 42 72 00 00' },
      orderId: 'K7MQ2X',
      date: '21 novembre 2026 à 12:04',
      customer: { name: 'Camille Moreau', phone: '06 12 34 56 78' },
      lines: [
        { id: '1', quantity: 2, name: 'Croissant au beurre', lineCents: 260 },
        { id: '2', quantity: 1, name: 'Tarte aux framboises', lineCents: 480 },
      ],
      serviceChargeCents: 29,
      totalCents: 769,
      paymentMethod: 'Carte bancaire',
      vat: [{ rate: '5,5 %', taxCents: 39 }],
      token: 'K7MQ2X',
      pickupWindow: '12:15 PM - 12:30 PM',
    },
  },
} satisfies Meta<typeof PrintingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read before it is printed, or printed once more. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: 'Ticket de la commande K7MQ2X' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimer' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { receipt: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Imprimer' })).toBeDisabled();
  },
};

/** An order of somebody else, or none at all. */
export const Missing: Story = { args: { receipt: undefined, missing: true } };

export const Failed: Story = {
  args: { receipt: undefined, failure: 'La connexion a échoué. Vérifiez votre réseau puis réessayez.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
