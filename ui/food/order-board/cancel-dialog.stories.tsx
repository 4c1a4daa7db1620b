import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CancelDialog } from './cancel-dialog';

export default {
  component: CancelDialog,
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: {
    open: true,
    token: 'K7MQ2X',
    customerName: 'Camille Moreau',
    refundCents: 1869,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CancelDialog>;
type Story = StoryObj<typeof CancelDialog>;

/** What follows is said, a reason must be given; own words are sent trimmed. */
export const OwnWords: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('dialog')).toHaveTextContent(/18,69.€ retournent sur sa carte/);
    const confirm = canvas.getByRole('button', { name: 'Annuler la commande' });
    await userEvent.click(confirm);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choisissez une raison.');
    await userEvent.click(canvas.getByRole('radio', { name: 'Autre raison' }));
    await userEvent.click(confirm);
    const words = canvas.getByRole('textbox', { name: 'La raison, telle que le client la lira' });
    await expect(words).toHaveFocus();
    await userEvent.keyboard(' Four en panne. ');
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledWith({ reason: 'Four en panne.' });
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'Un produit est épuisé' }).focus();
    await userEvent.keyboard(' {ArrowDown}');
    canvas.getByRole('button', { name: 'Annuler la commande' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith({ why: 'CLOSING_EARLY' });
  },
};

/** Taken at the counter: there is nothing to give back, and nobody who reads the reason. */
export const Unpaid: Story = {
  args: { refundCents: 0, customerName: 'Comptoir' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('dialog')).not.toHaveTextContent(/retournent|lira/);
    await userEvent.click(canvas.getByRole('radio', { name: 'Autre raison' }));
    await expect(canvas.getByRole('textbox', { name: 'La raison' })).toBeVisible();
  },
};
