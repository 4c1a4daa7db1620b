import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../../../.storybook/situations';
import { NewPasswordForm } from './new-password-form';

export default {
  component: NewPasswordForm,
  args: { onSubmit: fn() },
  decorators: [inBox('max-w-md')],
} satisfies Meta<typeof NewPasswordForm>;
type Story = StoryObj<typeof NewPasswordForm>;

/**
 * Too weak, then with a slip of a finger: it is not even sent; then strong, and the same twice. The browser’s own keeper
 * of passwords is told that it is a new one.
 */
export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [password, again] = [canvas.getByLabelText('Nouveau mot de passe'), canvas.getByLabelText('Encore une fois')];
    await userEvent.type(password, 'croissant');
    await userEvent.type(again, 'croissant{Enter}');
    await expect(password).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choisissez un mot de passe plus fort.');
    await userEvent.clear(password);
    await userEvent.type(password, 'Demo!2026');
    await userEvent.clear(again);
    await userEvent.type(again, 'Demo!2062');
    await userEvent.click(canvas.getByRole('button', { name: 'Changer mon mot de passe' }));
    await expect(again).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Les deux mots de passe ne sont pas les mêmes.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(again).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(again, '{Backspace}{Backspace}26{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'Demo!2026' });
  },
};

export const RefusedAndBusy: Story = {
  args: { error: 'La connexion a échoué. Vérifiez votre réseau puis réessayez.', busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('La connexion a échoué.');
    await expect(canvas.getByRole('button', { name: 'Enregistrement…' })).toBeDisabled();
  },
};
