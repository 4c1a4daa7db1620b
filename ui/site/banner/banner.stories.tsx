import type { Meta, StoryObj } from '@storybook/react-vite';
import { Megaphone } from 'lucide-react';
import { inBox, belowEachOther } from '../../../.storybook/situations';
import { Button } from '../../base/button/button';
import { Banner } from './banner';

export default {
  component: Banner,
  args: { icon: <Megaphone />, title: 'Vos boutiques ferment le 1er mai' },
  decorators: [inBox('max-w-3xl')],
} satisfies Meta<typeof Banner>;
type Story = StoryObj<typeof Banner>;

/** A title, with or without a text below it. */
export const Texts: Story = {
  render: belowEachOther(
    Banner,
    {},
    { title: 'Fermeture le 1er mai', text: 'Les commandes reprennent le lendemain dès 7 h.' },
  ),
};

/** Everything at once, with long words. */
export const Complete: Story = {
  args: {
    title: 'Renseignez anticonstitutionnellement vos autorisations d’approvisionnement',
    text: 'Sans elles, la Boulangerie-Pâtisserie-Chocolaterie de l’Hôtel-de-Ville ne peut pas préparer votre commande.',
    actions: (
      <>
        <Button>Renseigner</Button>
        <Button tone="quiet">Plus tard</Button>
      </>
    ),
  },
};
