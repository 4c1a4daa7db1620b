import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { DeleteAccount } from './delete-account';

const meta = {
  component: DeleteAccount,
  args: { onConfirm: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DeleteAccount>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What goes and what stays is said before the question. */
export const Confirmed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer mon compte' }));
    const dialog = canvas.getByRole('alertdialog', { name: 'Supprimer votre compte ?' });
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer mon compte' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The question stands; keeping the account is the first answer the keyboard meets. */
export const Asked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer mon compte' }));
    await expect(canvas.getByRole('button', { name: 'Garder mon compte' })).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
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

export const Busy: Story = { args: { busy: true } };

export const Failed: Story = {
  args: { error: 'La connexion a échoué. Vérifiez votre réseau puis réessayez.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('La connexion a échoué.');
  },
};
