import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox, belowEachOther } from '../../../.storybook/situations';
import { ActivationStatus } from './activation-status';

export default {
  component: ActivationStatus,
  decorators: [inBox('max-w-md')],
} satisfies Meta<typeof ActivationStatus>;
type Story = StoryObj<typeof ActivationStatus>;

/** The link was opened a moment ago. No answer came: the link may still be good, so it is tried again from here. */
export const PendingAndUnreachable: Story = {
  args: { text: 'La connexion a échoué. Vérifiez votre réseau puis réessayez.', onRetry: fn() },
  render: belowEachOther(ActivationStatus, { state: 'pending' }, { state: 'unreachable' }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Activating your account\.\.\.$/);
    await expect(canvas.getByRole('alert')).toHaveTextContent('La connexion a échoué.');
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The server’s words, and the way on for whoever will not wait. A shop goes on to its own door. */
export const Activated: Story = {
  args: { state: 'activated' },
  render: belowEachOther(
    ActivationStatus,
    { text: 'Votre compte est activé. Vous pouvez vous connecter.' },
    { forOwner: true, seconds: 1 },
  ),
  play: async ({ canvas }) => {
    const [notice] = canvas.getAllByRole('status');
    await expect(notice).toHaveTextContent('Votre compte est activé. Vous pouvez vous connecter.');
    await expect(canvas.getByText('Redirection vers la page de connexion dans 3 secondes.')).toBeVisible();
    await expect(canvas.getByText(/dans 1 seconde\./)).toBeVisible();
    const links = canvas.getAllByRole('link', { name: 'Se connecter maintenant' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/userlogin', '/ownerloginform']);
  },
};

/** Used twice or too old: said in the specification’s words, with two ways out; or the server knows better why. */
export const Failed: Story = {
  args: { state: 'failed' },
  render: belowEachOther(ActivationStatus, {}, { text: 'Trop de tentatives. Réessayez dans 42 s.' }),
  play: async ({ canvas }) => {
    const [specified, better] = canvas.getAllByRole('alert');
    await expect(specified).toHaveTextContent(/^Activation failed or link expired$/);
    await expect(better).toHaveTextContent('Trop de tentatives. Réessayez dans 42 s.');
    await expect(canvas.getAllByRole('link', { name: 'Se connecter' })[0]).toHaveAttribute('href', '/userlogin');
    await expect(canvas.getAllByRole('link', { name: 'Créer un compte' })[0]).toHaveAttribute('href', '/usersignup');
  },
};
