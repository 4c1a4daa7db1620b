import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { inBox, belowEachOther } from '../../../.storybook/situations';
import { AccountAction } from './account-action';

export default {
  component: AccountAction,
  args: { action: 'delete', onConfirm: fn() },
  decorators: [inBox('max-w-xl')],
} satisfies Meta<typeof AccountAction>;
type Story = StoryObj<typeof AccountAction>;

/** What goes and what stays is said before the question; keeping the account is the first answer the keyboard meets. */
export const Deleted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer mon compte' }));
    const dialog = canvas.getByRole('alertdialog', { name: 'Supprimer votre compte ?' });
    await expect(canvas.getByRole('button', { name: 'Garder mon compte' })).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer mon compte' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Asked once more before every device is thrown out; after a « no » nothing happens and the focus comes back. */
export const SignedOut: Story = {
  args: { action: 'signOut' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Me déconnecter partout' });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    const dialog = canvas.getByRole('alertdialog', { name: 'Vous déconnecter partout ?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Me déconnecter partout' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** An order is under way: first it is collected. It failed; it is on its way. */
export const MustWaitAndFailed: Story = {
  render: belowEachOther(
    AccountAction,
    {
      obstacle:
        'Une commande est en cours. Vous pourrez supprimer votre compte une fois la commande retirée ou annulée.',
    },
    { error: 'La connexion a échoué. Vérifiez votre réseau puis réessayez.' },
    { action: 'signOut', busy: true },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Supprimer mon compte' })[0]).toBeDisabled();
    await expect(canvas.getByText(/^Une commande est en cours\./)).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('La connexion a échoué.');
  },
};
