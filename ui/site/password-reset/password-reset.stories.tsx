import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../../../.storybook/situations';
import { LinkExpired, MailSent, NewPasswordForm, PasswordChanged, PasswordRequestForm } from './password-reset';

export default {
  component: PasswordRequestForm,
  subcomponents: { MailSent, NewPasswordForm, PasswordChanged, LinkExpired },
  args: { onSubmit: fn() },
  decorators: [inBox('max-w-md')],
} satisfies Meta<typeof PasswordRequestForm>;
type Story = StoryObj<typeof PasswordRequestForm>;

/** Half an address: nothing is sent, the field says why and has the focus. Spaces around do not matter. */
export const Asked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), ' camille');
    await userEvent.click(canvas.getByRole('button', { name: 'Recevoir un lien' }));
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Indiquez une adresse e-mail complète, par exemple camille@exemple.fr.',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('@exemple.fr {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'camille@exemple.fr' });
  },
};

const email = 'marie-antoinette.de-la-rochefoucauld-montmorency@administration.collectivites-territoriales.fr';
const onReset = fn();

/** « If »: nobody learns here whether an account exists. The longest address breaks rather than push the page wide. */
export const Sent: Story = {
  render: () => <MailSent email={email} onReset={onReset} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `Si un compte existe pour ${email}, un lien vient de lui être envoyé.`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Essayer une autre adresse' }));
    await expect(onReset).toHaveBeenCalledOnce();
  },
};

/**
 * Too weak, then with a slip of a finger: it is not even sent; then strong, and the same twice. The browser’s own keeper
 * of passwords is told that it is a new one.
 */
export const Chosen: StoryObj<typeof NewPasswordForm> = {
  render: (args) => <NewPasswordForm {...args} />,
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

/** Both forms wait for the server, which said no before. */
export const RefusedAndBusy: Story = {
  args: { error: 'Trop de tentatives. Réessayez dans 42 s.', busy: true },
  render: ({ error, busy, onSubmit }) => (
    <div className="grid gap-10">
      <PasswordRequestForm {...{ error, busy, onSubmit }} />
      <NewPasswordForm {...{ error, busy, onSubmit: fn() }} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const alerts = canvas.getAllByRole('alert');
    await expect(alerts.map(({ textContent }) => textContent)).toEqual([args.error, args.error]);
    for (const name of ['Envoi…', 'Enregistrement…']) await expect(canvas.getByRole('button', { name })).toBeDisabled();
  },
};

/** On to the door, whichever side one belongs to. */
export const Changed: Story = {
  render: PasswordChanged,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/userlogin');
    await expect(canvas.getByRole('link', { name: 'Espace commerçant' })).toHaveAttribute('href', '/ownerloginform');
  },
};

/** Nothing is lost: the old password still opens, a new link is one step away. */
export const Expired: Story = {
  render: LinkExpired,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Votre mot de passe n’a pas changé.');
    await expect(canvas.getByRole('link', { name: 'Recevoir un nouveau lien' })).toHaveAttribute('href', '/motdepasse');
  },
};
