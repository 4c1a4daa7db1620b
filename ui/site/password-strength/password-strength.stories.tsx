import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled, inBox } from '../../../.storybook/situations';
import { NewPasswordField } from './new-password-field';

export default {
  component: NewPasswordField,
  args: { value: '', onChange: fn() },
  decorators: [inBox('max-w-md')],
  render: controlled(NewPasswordField, 'value', 'onChange'),
} satisfies Meta<typeof NewPasswordField>;
type Story = StoryObj<typeof NewPasswordField>;

/** On the way: only what is missing is asked for; when sent too early, the error is read before the rule. */
export const Medium: Story = {
  args: { value: 'croissant', error: 'Choisissez un mot de passe plus fort.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Moyen')).toBeVisible();
    await expect(canvas.getByText('Il manque une majuscule, un chiffre et un caractère spécial.')).toBeVisible();
    await expect(canvas.getByLabelText('Mot de passe')).toHaveAccessibleDescription(
      /^Choisissez un mot de passe plus fort\. Robustesse : Moyen/,
    );
  },
};

/** The rule is told before it can be broken, and read with the field. Typed from the first letter to the last; what changed is said politely, never shouted. */
export const WhileTyping: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Mot de passe');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByText('Faible')).toBeVisible();
    await expect(field).toHaveAccessibleDescription(
      'Robustesse : Faible Au moins 8 caractères, une minuscule, une majuscule, un chiffre et un caractère spécial.',
    );
    await userEvent.type(field, 'D');
    await expect(canvas.getByRole('status')).toHaveTextContent('Moyen');
    await userEvent.type(field, 'emo!202');
    await expect(canvas.getByRole('status')).toHaveTextContent('Fort');
    await expect(canvas.queryByText(/Il manque/)).not.toBeInTheDocument();
    await userEvent.type(field, '{Backspace}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Il manque 8 caractères.');
    await expect(args.onChange).toHaveBeenLastCalledWith('Demo!20');
  },
};
