import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther, inBox } from '../../../.storybook/situations';
import { CancelOrder, CancelOrderDialog } from './cancel-order-dialog';

export default {
  component: CancelOrderDialog,
  subcomponents: { CancelOrder },
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  args: {
    open: true,
    token: 'K7MQ2X',
    shopName: 'Maison Levain',
    refundCents: 1369,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CancelOrderDialog>;
type Story = StoryObj<typeof CancelOrderDialog>;

export const Asked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const dialog = canvas.getByRole('alertdialog', { name: 'Annuler cette commande ?' });
    await expect(dialog).toHaveTextContent(/13,69.€ vous sont remboursés sur votre carte, sous 5 à 10 jours/);
    await userEvent.click(canvas.getByRole('button', { name: 'La garder' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler la commande' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** An order taken at the counter has nothing to refund; nothing can be pressed while it is cancelled. */
export const CancellingUnpaid: Story = {
  args: { refundCents: 0, busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rien n’a été payé, rien n’est à rembourser.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Annulation...' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'La garder' })).toBeDisabled();
  },
};

/** Refused as too late; a disputed payment is refunded by the bank. */
export const RefusedAndDisputed: Story = {
  args: {
    shopName: 'Boulangerie-pâtisserie artisanale des Petits-Champs',
    refundText: 'Votre banque décide de ce paiement contesté et vous rend 13,69 €.',
    error: 'Trop tard : la commande ne peut plus être annulée.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Votre banque décide/)).toBeVisible();
    await expect(canvas.queryByText(/5 à 10 jours/)).toBeNull();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/ne peut plus être annulée/);
  },
};

const tooLate = 'Trop tard pour annuler en ligne : pour tout changement, appelez la boutique.';
const onCancel = fn();

export const Possible: Story = {
  decorators: [inBox('max-w-110 px-5')],
  render: () => belowEachOther(CancelOrder, { untilText: 'jusqu’à 12:00' }, { closedText: tooLate })({ onCancel }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(tooLate)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler la commande' }));
    await expect(onCancel).toHaveBeenCalledOnce();
  },
};
