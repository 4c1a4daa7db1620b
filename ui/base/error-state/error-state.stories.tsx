import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { LinkButton } from '../link-button/link-button';
import { ErrorState } from './error-state';

export default {
  component: ErrorState,
  args: { text: 'La récupération des commerces a échoué. Veuillez réessayer.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
type Story = StoryObj<typeof ErrorState>;

/** While it is tried again, pressed once is enough. */
export const CanRetry: Story = {
  render: belowEachOther(ErrorState, {}, { text: 'Nouvel essai.', busy: true }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('alert')[0]).toHaveTextContent(args.text);
    for (const button of canvas.getAllByRole('button', { name: 'Réessayer' })) await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** What is not lost is said to whoever would worry; where trying again may not help, another way on stands beside it. */
export const WithHintAndAction: Story = {
  args: {
    hint: 'Nous réessayons automatiquement. Si vous venez de payer, votre commande est enregistrée.',
    action: (
      <LinkButton href="/userSearch" tone="plain">
        Trouver un commerce
      </LinkButton>
    ),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.hint ?? '')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Trouver un commerce' })).toBeVisible();
  },
};

/** Nothing to try again: only the fact, however long it is. */
export const Final: Story = {
  args: {
    text: 'ID du restaurant non encore chargé ou introuvable. Veuillez patienter ou vérifier votre connexion/jeton. https://memeprix.example/erreurs/anticonstitutionnellement',
    onRetry: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
