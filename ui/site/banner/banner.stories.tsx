import type { Meta, StoryObj } from '@storybook/react-vite';
import { Megaphone } from 'lucide-react';
import { Button } from '../../base/button/button';
import { Banner } from './banner';

const meta = {
  component: Banner,
  args: { icon: <Megaphone />, title: 'Vos boutiques ferment le 1er mai' },
  render: (args) => (
    <div className="max-w-3xl">
      <Banner {...args} />
    </div>
  ),
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only a title. */
export const TitleOnly: Story = {};

/** Text below the title. */
export const WithText: Story = { args: { text: 'Les commandes reprennent le lendemain dès 7 h.' } };

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
