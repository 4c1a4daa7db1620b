import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { screenParameters } from '../../../.storybook/frames';
import { Button } from '../../../ui/base/button/button';
import { pasteInto } from '../../../ui/base/field/sample-pasting';
import { SignupScreen } from './signup-screen';

const meta = {
  component: SignupScreen,
  tags: ['page'],
  parameters: screenParameters,
  args: { busy: false, onSubmit: fn() },
} satisfies Meta<typeof SignupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the first name to the terms. */
export const ComingIn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await pasteInto(userEvent, canvas.getByLabelText('Nom'), 'Camille Durand');
    await pasteInto(userEvent, canvas.getByLabelText('E-mail'), 'camille@exemple.fr');
    await pasteInto(userEvent, canvas.getByLabelText('Mot de passe'), 'Demo!2026');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^J’accepte/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Créer mon compte' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Camille Durand',
      email: 'camille@exemple.fr',
      password: 'Demo!2026',
      phoneNumber: null,
    });
  },
};

/** Sent empty. */
export const Incomplete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Créer mon compte' }));
    await expect(canvas.getByText("Veuillez accepter les conditions d'utilisation.")).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The server said no. */
export const Refused: Story = { args: { error: 'Trop de tentatives. Réessayez dans 42 s.' } };

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Création du compte…' })).toBeDisabled();
  },
};

/** Google’s own button, where Google is configured. */
export const WithGoogle: Story = {
  args: {
    google: (
      <Button tone="quiet" className="justify-self-center">
        Continuer avec Google
      </Button>
    ),
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
