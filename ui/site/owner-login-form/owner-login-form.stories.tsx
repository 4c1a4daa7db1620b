import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoginFrame } from '../login-frame/login-frame';
import { pasteInto } from '../../../.storybook/samples/pasting';
import { OwnerLoginForm } from './owner-login-form';

export default {
  component: OwnerLoginForm,
  parameters: { layout: 'fullscreen' },
  args: { onSubmit: fn() },
  decorators: [
    (Story) => (
      <LoginFrame
        title="Espace commerçant"
        text="Vos commandes, votre menu, vos créneaux."
        slogan="Votre prix au comptoir, votre prix en ligne"
      >
        <Story />
      </LoginFrame>
    ),
  ],
} satisfies Meta<typeof OwnerLoginForm>;
type Story = StoryObj<typeof OwnerLoginForm>;

/** Everything filled in, and to be remembered. */
export const Login: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await pasteInto(userEvent, canvas.getByLabelText('E-mail'), 'boulangerie@demo.test');
    await pasteInto(userEvent, canvas.getByLabelText('Mot de passe'), 'Demo!2026');
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

/** The account type was forgotten: it gets the focus. */
export const Incomplete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await pasteInto(userEvent, canvas.getByLabelText('E-mail'), 'boulangerie@demo.test');
    await pasteInto(userEvent, canvas.getByLabelText('Mot de passe'), 'Demo!2026');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Veuillez remplir tous les champs\.$/);
    await expect(canvas.getByLabelText('Type de compte')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The button says what goes on and cannot be pressed again. */
export const RefusedAndBusy: Story = {
  args: { error: 'La connexion a échoué. Veuillez réessayer.', busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('La connexion a échoué. Veuillez réessayer.');
    await expect(canvas.getByRole('button', { name: 'Connexion...' })).toBeDisabled();
  },
};

/** Coming from the sign-up. */
export const AfterSignup: Story = {
  args: { notice: 'Owner created successfully!' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Owner created successfully!');
  },
};
