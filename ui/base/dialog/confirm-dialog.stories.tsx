import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog';

const meta = {
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

export default meta;
type Story = StoryObj<typeof meta>;

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

/** A question without danger. */
export const Harmless: Story = {
  args: {
    title: 'Continuer avec Google ?',
    text: 'Un compte existe déjà avec cette adresse.',
    confirmLabel: 'Continuer',
    tone: 'accent',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** While it goes on there is nothing to press. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Annuler' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Supprimer' })).toBeDisabled();
  },
};

/** Escape is « no ». */
export const Escaped: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('alertdialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Nor can it be left while the work goes on. */
export const EscapedWhileBusy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    canvas.getByRole('alertdialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Long answers stand below each other. */
export const LongTexts: Story = {
  args: {
    title: 'Remplacer le contenu de votre panier par celui de cette nouvelle boutique ?',
    text: 'Votre panier contient déjà des articles de « Le Fournil de Rivoli ». Une commande ne peut venir que d’une seule boutique à la fois.',
    confirmLabel: 'Vider le panier et continuer',
    cancelLabel: 'Garder le panier actuel',
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };
