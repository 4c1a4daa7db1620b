import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { LinkButton } from '../link-button/link-button';
import { ErrorState } from './error-state';

export default {
  component: ErrorState,
  args: { text: 'La récupération des commerces a échoué. Veuillez réessayer.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

/**
 * While it is tried again, pressed once is enough. What is not lost is said to whoever would worry; where trying again
 * may not help, another way on stands beside it, or only the fact, however long it is.
 */
export const Situations: StoryObj<typeof ErrorState> = {
  render: belowEachOther(
    ErrorState,
    {},
    { text: 'Nouvel essai.', busy: true },
    {
      hint: 'Si vous venez de payer, votre commande est enregistrée.',
      onRetry: undefined,
      action: (
        <LinkButton href="/userSearch" tone="plain">
          Trouver un commerce
        </LinkButton>
      ),
    },
    {
      text: 'ID du restaurant non encore chargé ou introuvable. Veuillez patienter ou vérifier votre connexion/jeton. https://memeprix.example/erreurs/anticonstitutionnellement',
      onRetry: undefined,
    },
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('alert')[0]).toHaveTextContent(args.text);
    const buttons = canvas.getAllByRole('button');
    await expect(buttons).toHaveLength(2);
    for (const button of buttons) await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/^Si vous venez de payer/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Trouver un commerce' })).toBeVisible();
  },
};
