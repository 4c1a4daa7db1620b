import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClipboardList, ShoppingBag } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { Button } from '../button/button';
import { EmptyState } from './empty-state';

export default {
  component: EmptyState,
  args: { icon: <ShoppingBag />, title: 'Your cart is empty.' },
} satisfies Meta<typeof EmptyState>;

const look = fn();

/** The title alone; for an owner on a quiet morning; with long texts and a way on. */
export const Texts: StoryObj<typeof EmptyState> = {
  render: belowEachOther(
    EmptyState,
    {},
    {
      icon: <ClipboardList />,
      title: 'Aucune commande disponible.',
      text: 'Les commandes apparaissent ici dès qu’elles sont payées, sans recharger la page.',
    },
    {
      title: 'Aucune boulangerie ni aucun restaurant ouverts à moins de dix kilomètres',
      text: 'Anticonstitutionnellement, aucune boutique de votre quartier ne prend encore de commandes. Essayez une autre adresse ou revenez bientôt.',
      action: (
        <Button wide onClick={look}>
          Chercher près d’une autre adresse
        </Button>
      ),
    },
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chercher près d’une autre adresse' }));
    await expect(look).toHaveBeenCalled();
  },
};
