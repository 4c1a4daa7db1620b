import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog';

export default {
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '22rem' } } },
  args: {
    open: true,
    title: 'Supprimer cet article ?',
    text: '« Éclair au café » disparaîtra de votre menu.',
    confirmLabel: 'Supprimer',
    tone: 'danger',
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
type Story = StoryObj<typeof ConfirmDialog>;

const pressEscape = (dialog: HTMLElement) => dialog.dispatchEvent(new Event('cancel', { cancelable: true }));

/** The harmless answer has the focus. */
export const Dangerous: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alertdialog', { name: 'Supprimer cet article ?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Annuler' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A question without danger, whose long answers stand below each other; Escape is « no » as well. */
export const Harmless: Story = {
  args: {
    title: 'Remplacer le contenu de votre panier par celui de cette nouvelle boutique ?',
    text: 'Votre panier contient déjà des articles de « Le Fournil de Rivoli ». Une commande ne peut venir que d’une seule boutique à la fois.',
    confirmLabel: 'Vider le panier et continuer',
    cancelLabel: 'Garder le panier actuel',
    tone: 'accent',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Garder le panier actuel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    pressEscape(canvas.getByRole('alertdialog'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** While it goes on there is nothing to press, and it cannot be left. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Annuler' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Supprimer' })).toBeDisabled();
    pressEscape(canvas.getByRole('alertdialog'));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
