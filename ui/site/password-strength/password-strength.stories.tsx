import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NewPasswordField, type NewPasswordFieldProps } from './new-password-field';

function Kept(props: NewPasswordFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <NewPasswordField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  component: NewPasswordField,
  args: { value: '', onChange: fn() },
  render: (args) => (
    <div className="max-w-md">
      <Kept {...args} />
    </div>
  ),
} satisfies Meta<typeof NewPasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed yet: the rule is told before it can be broken, and read with the field. */
export const Weak: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Faible')).toBeVisible();
    await expect(canvas.getByLabelText('Mot de passe')).toHaveAccessibleDescription(
      'Robustesse : Faible Au moins 8 caractères, une minuscule, une majuscule, un chiffre et un caractère spécial.',
    );
  },
};

/** On the way: only what is missing is asked for. */
export const Medium: Story = {
  args: { value: 'croissant' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Moyen')).toBeVisible();
    await expect(canvas.getByText('Il manque une majuscule, un chiffre et un caractère spécial.')).toBeVisible();
  },
};

/** The rule passes. */
export const Strong: Story = {
  args: { value: 'Demo!2026' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fort')).toBeVisible();
    await expect(canvas.queryByText(/Il manque/)).not.toBeInTheDocument();
  },
};

/** Typed from the first letter to the last; what changed is said politely, never shouted. */
export const WhileTyping: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Mot de passe');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(field, 'D');
    await expect(canvas.getByRole('status')).toHaveTextContent('Moyen');
    await userEvent.type(field, 'emo!202');
    await expect(canvas.getByRole('status')).toHaveTextContent('Fort');
    await userEvent.type(field, '{Backspace}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Il manque 8 caractères.');
    await expect(args.onChange).toHaveBeenLastCalledWith('Demo!20');
  },
};

/** Sent too early: the error is read before the rule. */
export const Refused: Story = {
  args: { value: 'croissant', error: 'Choisissez un mot de passe plus fort.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Mot de passe')).toHaveAccessibleDescription(
      /^Choisissez un mot de passe plus fort\. Robustesse : Moyen/,
    );
  },
};
