import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { screenParameters } from '../../../.storybook/frames';
import { pasteInto } from '../../../.storybook/samples/pasting';
import { PasswordRequestScreen } from './password-request-page';

const meta = {
  component: PasswordRequestScreen,
  tags: ['page'],
  parameters: screenParameters,
  args: { sentTo: null, busy: false, onSubmit: fn(), onReset: fn() },
} satisfies Meta<typeof PasswordRequestScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where should the link go? */
export const Asking: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await pasteInto(userEvent, canvas.getByLabelText('E-mail'), 'camille@exemple.fr');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'camille@exemple.fr' });
  },
};

/** The same words whether or not the address is known. */
export const Sent: Story = {
  args: { sentTo: 'camille@exemple.fr' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Si un compte existe pour/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Essayer une autre adresse' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

export const TooManyTries: Story = { args: { error: 'Trop de tentatives. Réessayez dans 42 s.' } };

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Envoi…' })).toBeDisabled();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
