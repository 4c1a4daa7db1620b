import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox, belowEachOther } from '../../../.storybook/situations';
import { PasswordChangeForm, ProfileForm } from './account-forms';

export default {
  component: ProfileForm,
  subcomponents: { PasswordChangeForm },
  args: {
    email: 'camille@exemple.fr',
    initialValues: { name: 'Camille Durand', phoneNumber: '06 12 34 56 78' },
    onSubmit: fn(),
  },
  decorators: [inBox('max-w-xl')],
} satisfies Meta<typeof ProfileForm>;
type Story = StoryObj<typeof ProfileForm>;

/** Nobody can be called « »; then a new number, and the name stays. */
export const Known: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('camille@exemple.fr')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Nom'));
    await userEvent.clear(canvas.getByLabelText('Téléphone'));
    await userEvent.type(canvas.getByLabelText('Téléphone'), 'x{Enter}');
    await expect(canvas.getByLabelText('Nom')).toHaveFocus();
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('Camille Durand');
    await userEvent.type(canvas.getByLabelText('Téléphone'), '{Backspace}07 00 00 00 00');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Camille Durand', phoneNumber: '07 00 00 00 00' });
  },
};

/** No number was ever given, and none is needed. */
export const WithoutPhone: Story = {
  args: { initialValues: { name: 'Camille Durand', phoneNumber: null } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Nom'), '-Martin{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Camille Durand-Martin', phoneNumber: null });
  },
};

/** Where the server said no nothing else is claimed. The longest address breaks. */
export const BusySavedAndRefused: Story = {
  render: belowEachOther(
    ProfileForm,
    { busy: true },
    { saved: true },
    {
      email: 'marie-antoinette.de-la-rochefoucauld-montmorency@administration.collectivites-territoriales.fr',
      saved: true,
      error: 'La connexion a échoué. Vérifiez votre réseau puis réessayez.',
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enregistrement…' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Vos informations sont enregistrées.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('La connexion a échoué.');
  },
};

/** Nothing typed; then the same again, which is no change; then the old one and a strong new one. */
export const PasswordChanged: StoryObj<typeof PasswordChangeForm> = {
  render: ({ onSubmit }) => <PasswordChangeForm onSubmit={onSubmit} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Changer de mot de passe' }));
    await expect(canvas.getByLabelText('Mot de passe actuel')).toHaveFocus();
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await userEvent.type(canvas.getByLabelText('Mot de passe actuel'), 'Demo!2026');
    await userEvent.type(canvas.getByLabelText('Nouveau mot de passe'), 'Demo!2026{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choisissez un autre mot de passe que l’actuel.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText('Nouveau mot de passe'));
    await userEvent.type(canvas.getByLabelText('Nouveau mot de passe'), 'Levain!2027{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ currentPassword: 'Demo!2026', newPassword: 'Levain!2027' });
  },
};

/** Opened with Google: there is no old one to ask for. */
export const Passwordless: StoryObj<typeof PasswordChangeForm> = {
  render: ({ onSubmit }) => <PasswordChangeForm passwordless onSubmit={onSubmit} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Mot de passe actuel')).not.toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('Nouveau mot de passe'), 'Levain!2027');
    await userEvent.click(canvas.getByRole('button', { name: 'Choisir ce mot de passe' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ currentPassword: null, newPassword: 'Levain!2027' });
  },
};

export const PasswordRefusedThenSaved: StoryObj<typeof PasswordChangeForm> = {
  render: belowEachOther(
    PasswordChangeForm,
    { error: 'Le mot de passe actuel n’est pas le bon.', busy: true },
    { saved: true },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Le mot de passe actuel n’est pas le bon.');
    await expect(canvas.getByRole('button', { name: 'Enregistrement…' })).toBeDisabled();
    await expect(canvas.getByText(/^Votre mot de passe est changé\./)).toBeVisible();
  },
};
