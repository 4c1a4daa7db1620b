import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { inBox, belowEachOther } from '../../../.storybook/situations';
import { DeleteAccount } from './delete-account';

export default {
  component: DeleteAccount,
  args: { onConfirm: fn() },
  decorators: [inBox('max-w-xl')],
} satisfies Meta<typeof DeleteAccount>;
type Story = StoryObj<typeof DeleteAccount>;

/** What goes and what stays is said before the question; keeping the account is the first answer the keyboard meets. */
export const Confirmed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer mon compte' }));
    const dialog = canvas.getByRole('alertdialog', { name: 'Supprimer votre compte ?' });
    await expect(canvas.getByRole('button', { name: 'Garder mon compte' })).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer mon compte' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** An order is under way: first it is collected. */
export const MustWait: Story = {
  args: {
    obstacle: 'Une commande est en cours. Vous pourrez supprimer votre compte une fois la commande retirée ou annulée.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Supprimer mon compte' })).toBeDisabled();
    await expect(canvas.getByText(/^Une commande est en cours\./)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { error: 'La connexion a échoué. Vérifiez votre réseau puis réessayez.' },
  render: belowEachOther(DeleteAccount, {}, { error: undefined, busy: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('La connexion a échoué.');
  },
};
