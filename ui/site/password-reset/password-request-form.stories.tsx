import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../../../.storybook/situations';
import { PasswordRequestForm } from './password-request-form';

export default {
  component: PasswordRequestForm,
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

export const RefusedAndBusy: Story = {
  args: { error: 'Trop de tentatives. Réessayez dans 42 s.', busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Trop de tentatives. Réessayez dans 42 s.');
    await expect(canvas.getByRole('button', { name: 'Envoi…' })).toBeDisabled();
  },
};
