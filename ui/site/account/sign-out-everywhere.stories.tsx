import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { inBox, belowEachOther } from '../../../.storybook/situations';
import { SignOutEverywhere } from './sign-out-everywhere';

export default {
  component: SignOutEverywhere,
  args: { onConfirm: fn() },
  decorators: [inBox('max-w-xl')],
} satisfies Meta<typeof SignOutEverywhere>;
type Story = StoryObj<typeof SignOutEverywhere>;

/** Asked once more before every device is thrown out; after a « no » nothing happens and the focus comes back. */
export const Asked: Story = {
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

export const Failed: Story = {
  args: { error: 'La connexion a échoué. Vérifiez votre réseau puis réessayez.' },
  render: belowEachOther(SignOutEverywhere, {}, { error: undefined, busy: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('La connexion a échoué.');
  },
};
