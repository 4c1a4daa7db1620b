import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pasteInto } from '../../../ui/base/field/sample-pasting';
import { LoginScreen } from './login-screen';

const meta = {
  component: LoginScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '56rem' } } },
  args: { busy: false, onSubmit: fn() },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was typed goes out once both fields are filled in. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Veuillez remplir tous les champs.');
    await pasteInto(userEvent, canvas.getByLabelText(/E-mail/), 'client@demo.test');
    await pasteInto(userEvent, canvas.getByLabelText(/^Mot de passe/), 'Demo!2026');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'client@demo.test', password: 'Demo!2026' });
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The server said no and why. */
export const Refused: Story = {
  args: { error: 'Email ou mot de passe incorrect.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Email ou mot de passe incorrect.');
  },
};

/** The right password, but the link of the mail waits: it can be had again. */
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

/** Coming from the sign-up. */
export const JustSignedUp: Story = {
  args: {
    notice: 'Votre inscription est enregistrée. Ouvrez l’e-mail que nous venons de vous envoyer pour continuer.',
  },
};

/** Led here since the session is over: no good news. */
export const SessionOver: Story = {
  args: { notice: 'Votre session est terminée. Connectez-vous pour continuer.', noticeTone: 'caution' },
};

/** No answer came at all. */
export const Offline: Story = {
  args: { error: 'La connexion a échoué. Vérifiez votre réseau puis réessayez.' },
};

/** The server is asked: not twice. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Connexion...' })).toBeDisabled();
  },
};
