import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pasteInto } from '../../../ui/base/field/sample-pasting';
import { LoginScreen } from './login-screen';

const meta = {
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: { busy: false, onSubmit: fn() },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A bakery comes in and is to be remembered for 30 days. */
export const ComingIn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await pasteInto(userEvent, canvas.getByLabelText('E-mail'), 'boulangerie@demo.test');
    await pasteInto(userEvent, canvas.getByLabelText('Mot de passe'), 'Demo!2026');
    await userEvent.selectOptions(canvas.getByLabelText('Type de compte'), 'Boulangerie');
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'boulangerie@demo.test',
      password: 'Demo!2026',
      accountType: 'boulangerie',
      rememberMe: true,
    });
  },
};

/** Not even asked: something is missing. */
export const Incomplete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Veuillez remplir tous les champs.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Wrong password, unknown address or the other account type: the answer does not say which. */
export const Refused: Story = { args: { error: 'Email ou mot de passe incorrect.' } };

/** Ten tries in a minute. */
export const TooManyTries: Story = { args: { error: 'Trop de tentatives. Réessayez dans 42 s.' } };

/** The server could not be reached. */
export const Unreachable: Story = {
  args: { error: 'La connexion a échoué. Veuillez réessayer.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('La connexion a échoué. Veuillez réessayer.');
  },
};

/** Signed up a moment ago: the mail is to be opened first. */
export const AfterSigningUp: Story = {
  args: {
    notice: 'Votre inscription est enregistrée. Ouvrez l’e-mail que nous venons de vous envoyer pour continuer.',
  },
};

/** The link of the mail was never followed: it is sent again by a press. */
export const NotActivated: Story = {
  args: {
    error: 'Votre compte n’est pas encore activé. Suivez le lien reçu par e-mail.',
    onSendMail: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Renvoyer l’e-mail d’activation' }));
    await expect(args.onSendMail).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Connexion...' })).toBeDisabled();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
