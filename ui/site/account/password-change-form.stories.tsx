import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther, inBox } from '../../../.storybook/situations';
import { PasswordChangeForm } from './password-change-form';

export default {
  component: PasswordChangeForm,
  args: { onSubmit: fn() },
  decorators: [inBox('max-w-xl')],
} satisfies Meta<typeof PasswordChangeForm>;
type Story = StoryObj<typeof PasswordChangeForm>;

/** Nothing typed; then the same again, which is no change; then the old one and a strong new one. */
export const Changed: Story = {
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
export const Passwordless: Story = {
  args: { passwordless: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Mot de passe actuel')).not.toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('Nouveau mot de passe'), 'Levain!2027');
    await userEvent.click(canvas.getByRole('button', { name: 'Choisir ce mot de passe' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ currentPassword: null, newPassword: 'Levain!2027' });
  },
};

export const RefusedThenSaved: Story = {
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
