import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LinkButton } from '../link-button/link-button';
import { ErrorState } from './error-state';

const meta = {
  component: ErrorState,
  args: { text: 'La récupération des commerces a échoué. Veuillez réessayer.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CanRetry: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.text);
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Pressed once is enough. */
export const Retrying: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

/** What is lost, and what is not, is said to whoever would worry. */
export const NothingIsLost: Story = {
  args: { hint: 'Nous réessayons automatiquement. Si vous venez de payer, votre commande est enregistrée.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.hint ?? '')).toBeVisible();
  },
};

/** Trying again may not help: another way on stands beside it. */
export const AnotherWay: Story = {
  args: {
    action: (
      <LinkButton href="/userSearch" tone="plain">
        Trouver un commerce
      </LinkButton>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Trouver un commerce' })).toBeVisible();
  },
};

/** Nothing to try again: only the fact. */
export const Final: Story = {
  args: { text: 'No order found.', onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    text: 'ID du restaurant non encore chargé ou introuvable. Veuillez patienter ou vérifier votre connexion/jeton. https://memeprix.example/erreurs/anticonstitutionnellement',
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };
