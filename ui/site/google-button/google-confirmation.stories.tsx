import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { GoogleConfirmation } from './google-confirmation';

const meta = {
  component: GoogleConfirmation,
  parameters: { docs: { story: { inline: false, height: '22rem' } } },
  args: {
    open: true,
    text: 'Un compte existe déjà avec cette adresse. Voulez-vous le relier à votre compte Google ?',
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof GoogleConfirmation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The server’s question in its own words; yes tries the login again. */
export const Asked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const dialog = canvas.getByRole('alertdialog', { name: 'Continuer avec Google ?' });
    await expect(dialog).toHaveAccessibleDescription(args.text);
    await userEvent.click(canvas.getByRole('button', { name: 'Relier mon compte Google' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** No leaves everything as it was; so does Escape. */
export const Declined: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Trying again: neither button can be pressed. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Relier mon compte Google' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Annuler' })).toBeDisabled();
  },
};
