import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../base/button/button';
import { LoginFrame } from '../login-frame/login-frame';
import { CustomerLoginForm } from './customer-login-form';

export default {
  component: CustomerLoginForm,
  parameters: { layout: 'fullscreen' },
  args: { onSubmit: fn() },
  decorators: [
    (Story) => (
      <LoginFrame title="Bienvenue" text="Connectez-vous pour commander près de chez vous.">
        <Story />
      </LoginFrame>
    ),
  ],
} satisfies Meta<typeof CustomerLoginForm>;
type Story = StoryObj<typeof CustomerLoginForm>;

/** Spaces around the address do not matter. */
export const Login: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), ' client@demo.test ');
    await userEvent.type(canvas.getByLabelText('Mot de passe'), 'Demo!2026{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'client@demo.test', password: 'Demo!2026' });
    await expect(canvas.getByRole('button', { name: 'Facebook (Coming Soon)' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Créer un compte' })).toHaveAttribute('href', '/usersignup');
  },
};

/** Nothing is sent while something is missing; the first empty field gets the focus. */
export const Incomplete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Veuillez remplir tous les champs\.$/);
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await userEvent.keyboard('client@demo.test{Enter}');
    await expect(canvas.getByLabelText('Mot de passe')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The password is right, the link of the mail was never followed; Google's own button stands above. */
export const NotActivatedAndBusy: Story = {
  args: {
    error: 'Votre compte n’est pas encore activé. Suivez le lien reçu par e-mail.',
    onSendMail: fn(),
    busy: true,
    google: (
      <Button tone="quiet" className="justify-self-center">
        Continuer avec Google
      </Button>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('pas encore activé');
    await userEvent.click(canvas.getByRole('button', { name: 'Renvoyer l’e-mail d’activation' }));
    await expect(args.onSendMail).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Connexion...' })).toBeDisabled();
  },
};

/** Coming from the sign-up; the good news gives way to a refusal. */
export const AfterSignup: Story = {
  args: { notice: 'Votre compte est créé. Ouvrez le lien reçu par e-mail pour l’activer.' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Votre compte est créé.');
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await expect(canvas.queryByText(/Votre compte est créé/)).not.toBeInTheDocument();
  },
};

/** Led here since the session is over: no good news. */
export const SessionOver: Story = {
  args: { notice: 'Votre session est terminée. Connectez-vous pour continuer.', noticeTone: 'caution' },
};
