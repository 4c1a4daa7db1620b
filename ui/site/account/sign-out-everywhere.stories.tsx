import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { SignOutEverywhere } from './sign-out-everywhere';

const meta = {
  component: SignOutEverywhere,
  args: { onConfirm: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SignOutEverywhere>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Asked once more before every device is thrown out. */
export const Confirmed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Me déconnecter partout' }));
    const dialog = canvas.getByRole('alertdialog', { name: 'Vous déconnecter partout ?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Me déconnecter partout' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Thought better of it: nothing happens, the focus comes back. */
export const Cancelled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Me déconnecter partout' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Me déconnecter partout' })).toHaveFocus();
  },
};

export const Busy: Story = { args: { busy: true } };

export const Failed: Story = {
  args: { error: 'La connexion a échoué. Vérifiez votre réseau puis réessayez.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('La connexion a échoué.');
  },
};
