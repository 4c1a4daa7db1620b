import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { screenParameters } from '../../../.storybook/frames';
import { pasteInto } from '../../../.storybook/samples/pasting';
import { PasswordResetScreen } from './password-reset-page';

const meta = {
  component: PasswordResetScreen,
  tags: ['page'],
  parameters: screenParameters,
  args: { state: 'choosing', busy: false, onSubmit: fn() },
} satisfies Meta<typeof PasswordResetScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The link is good. */
export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await pasteInto(userEvent, canvas.getByLabelText('Nouveau mot de passe'), 'Levain!2027');
    await pasteInto(userEvent, canvas.getByLabelText('Encore une fois'), 'Levain!2027');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'Levain!2027' });
  },
};

/** Used already, or too old. */
export const Expired: Story = {
  args: { state: 'expired' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Recevoir un nouveau lien' })).toHaveAttribute('href', '/motdepasse');
  },
};

export const Changed: Story = {
  args: { state: 'changed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/userlogin');
  },
};

export const Unreachable: Story = {
  args: { error: 'La connexion a échoué. Vérifiez votre réseau puis réessayez.' },
};

export const Busy: Story = { args: { busy: true } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
