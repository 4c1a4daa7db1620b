import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../../../.storybook/situations';
import { LinkExpired, MailSent, PasswordChanged } from './password-outcomes';

export default {
  component: MailSent,
  subcomponents: { PasswordChanged, LinkExpired },
  args: {
    email: 'marie-antoinette.de-la-rochefoucauld-montmorency@administration.collectivites-territoriales.fr',
    onReset: fn(),
  },
  decorators: [inBox('max-w-md')],
} satisfies Meta<typeof MailSent>;
type Story = StoryObj<typeof MailSent>;

/** « If »: nobody learns here whether an account exists. The longest address breaks rather than push the page wide. */
export const Sent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `Si un compte existe pour ${args.email}, un lien vient de lui être envoyé.`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Essayer une autre adresse' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
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
