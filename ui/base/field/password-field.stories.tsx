import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { PasswordField } from './password-field';

export default {
  component: PasswordField,
  args: { label: 'Mot de passe', onChange: fn() },
} satisfies Meta<typeof PasswordField>;
type Story = StoryObj<typeof PasswordField>;

/** One looks at what one typed, and hides it again; the eye can be reached by keyboard and does not send the form. */
export const ShowAndHide: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Mot de passe');
    await userEvent.type(field, 'Demo!2026');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Afficher le mot de passe' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('Demo!2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Masquer le mot de passe' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const States: Story = {
  render: belowEachOther(
    PasswordField,
    { hint: 'Au moins 8 caractères, dont un chiffre.', autoComplete: 'new-password' },
    { required: true, error: 'Au moins 8 caractères.', defaultValue: 'demo' },
    { label: 'Confirmation du nouveau mot de passe', error: 'Les deux mots de passe sont différents.' },
    { label: 'Mot de passe actuel', disabled: true, defaultValue: 'Demo!2026' },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Mot de passe actuel')).toBeDisabled();
    await expect(canvas.getAllByRole('button')[3]).toBeDisabled();
  },
};
