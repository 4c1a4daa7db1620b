import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../../../.storybook/situations';
import { pasteInto } from '../../../.storybook/samples/pasting';
import { OwnerLoginForm } from './owner-login-form';

export default {
  component: OwnerLoginForm,
  args: { onSubmit: fn() },
  decorators: [inBox('mx-auto max-w-md')],
} satisfies Meta<typeof OwnerLoginForm>;

/** The account type was forgotten: it gets the focus. Then everything filled in, and to be remembered. */
export const Login: StoryObj<typeof OwnerLoginForm> = {
  play: async ({ args, canvas, userEvent }) => {
    await pasteInto(userEvent, canvas.getByLabelText('E-mail'), 'boulangerie@demo.test');
    await pasteInto(userEvent, canvas.getByLabelText('Mot de passe'), 'Demo!2026');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Veuillez remplir tous les champs\.$/);
    await expect(canvas.getByLabelText('Type de compte')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByLabelText('Type de compte'), 'Café');
    await expect(canvas.getByLabelText('Se souvenir de moi')).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ accountType: 'cafe' }));
    await userEvent.selectOptions(canvas.getByLabelText('Type de compte'), 'Boulangerie');
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      email: 'boulangerie@demo.test',
      password: 'Demo!2026',
      accountType: 'boulangerie',
      rememberMe: true,
    });
    await expect(canvas.getByRole('button', { name: 'Facebook (Coming Soon)' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Inscrire ma boutique' })).toHaveAttribute(
      'href',
      '/ownersignupform',
    );
  },
};
