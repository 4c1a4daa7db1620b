import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../../../.storybook/situations';
import { Button } from '../../base/button/button';
import { pasteInto } from '../../../.storybook/samples/pasting';
import { CustomerSignupForm } from './customer-signup-form';

export default {
  component: CustomerSignupForm,
  args: { onSubmit: fn() },
  decorators: [inBox('mx-auto max-w-md')],
} satisfies Meta<typeof CustomerSignupForm>;
type Story = StoryObj<typeof CustomerSignupForm>;

/** Everything filled in, the terms last; spaces around name, address and number do not matter. */
export const Complete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await pasteInto(userEvent, canvas.getByLabelText('Nom'), ' Camille Durand ');
    await pasteInto(userEvent, canvas.getByLabelText('E-mail'), ' camille@exemple.fr');
    await pasteInto(userEvent, canvas.getByLabelText('Mot de passe'), 'Demo!2026');
    await pasteInto(userEvent, canvas.getByLabelText('Téléphone'), '06 12 34 56 78');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent("Veuillez accepter les conditions d'utilisation.");
    const terms = canvas.getByRole('checkbox', { name: /^J’accepte les conditions d’utilisation/ });
    await expect(terms).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Créer mon compte' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Camille Durand',
      email: 'camille@exemple.fr',
      password: 'Demo!2026',
      phoneNumber: '06 12 34 56 78',
    });
  },
};

/** By the keyboard alone, without a number: Enter sends it. */
export const WithoutPhone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Nom'));
    await userEvent.keyboard('Zoé{Tab}z@exemple.fr{Tab}Demo!2026{Tab}{Tab}{Tab} {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ phoneNumber: null }));
  },
};

/**
 * Sent empty: every field says what it needs, the first one has the focus; what is mended falls silent. Then filled in,
 * but badly: an address without its end, a weak password, half a number.
 */
export const Wrong: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Créer mon compte' }));
    await expect(canvas.getAllByRole('alert')).toHaveLength(4);
    await expect(canvas.getByLabelText('Nom')).toHaveFocus();
    await expect(canvas.getByLabelText('Nom')).toHaveAccessibleDescription('Indiquez votre nom.');
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      "Veuillez accepter les conditions d'utilisation.",
    );
    await userEvent.keyboard('C');
    await expect(canvas.getByLabelText('Nom')).toBeValid();
    await pasteInto(userEvent, canvas.getByLabelText('E-mail'), 'camille@exemple');
    await pasteInto(userEvent, canvas.getByLabelText('Mot de passe'), 'croissant');
    await userEvent.type(canvas.getByLabelText('Téléphone'), '06 12{Enter}');
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await expect(canvas.getByText('Choisissez un mot de passe plus fort.')).toBeVisible();
    await expect(canvas.getByText('Indiquez un numéro complet, par exemple 06 12 34 56 78.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The server said no, which stands beside the button; while it is asked it is not asked twice. Below: the other ways in. */
export const RefusedAndBusy: Story = {
  args: {
    error: 'Trop de tentatives. Réessayez dans 42 s.',
    busy: true,
    google: (
      <Button tone="quiet" className="justify-self-center">
        Continuer avec Google
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Trop de tentatives. Réessayez dans 42 s.');
    await expect(canvas.getByRole('button', { name: 'Création du compte…' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Facebook (Coming Soon)' })).toBeDisabled();
    const link = (name: string) => canvas.getByRole('link', { name });
    await expect(link('Se connecter')).toHaveAttribute('href', '/userlogin');
    await expect(link('Inscrire ma boutique')).toHaveAttribute('href', '/ownersignupform');
  },
};
