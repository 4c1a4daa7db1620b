import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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
    onCancel: fn(),
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
    await expect(args.onCancel).not.toHaveBeenCalled();
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
    await expect(args.onCancel).toHaveBeenCalledOnce();
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
