import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fault } from '../../.storybook/mocked-answers';
import { PageError } from './page-boundary';

export default {
  component: PageError,
  parameters: { layout: 'fullscreen' },
  args: { error: new Error('Something nobody foresaw'), onRetry: fn() },
} satisfies Meta<typeof PageError>;
type Story = StoryObj<typeof PageError>;

/** A mistake of ours: its words are not for the person. */
export const Unforeseen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Une erreur est survenue' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Cela ne vient pas de vous. Réessayez dans un instant.');
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** No answer came; with the network it tries again by itself. */
export const NetworkLost: Story = {
  args: { error: new TypeError('Failed to fetch') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'La connexion a échoué. Vérifiez votre réseau puis réessayez.',
    );
    window.dispatchEvent(new Event('online'));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** The server’s own words, written for people. */
export const Forbidden: Story = {
  args: { error: fault('FORBIDDEN', 'Ce commerce n’est pas le vôtre.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ce commerce n’est pas le vôtre.');
  },
};

/** What is not there is no error: the empty plate. */
export const NotThere: Story = {
  args: { error: fault('NOT_FOUND', 'Commande introuvable.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Commande introuvable.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
  },
};
