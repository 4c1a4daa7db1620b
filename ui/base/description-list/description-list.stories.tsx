import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox } from '../../../.storybook/situations';
import { Badge } from '../badge/badge';
import { TextLink } from '../text-link/text-link';
import { DescriptionList } from './description-list';

export default {
  component: DescriptionList,
  args: {
    items: [
      { term: 'Commande', details: 'K7M2QX' },
      { term: 'Retrait', details: 'Aujourd’hui, 12 h – 12 h 15' },
      { term: 'Total', details: '12,40 €' },
      { term: 'Compte de paiement', details: <Badge tone="positive">Relié</Badge> },
      {
        term: 'Adresse',
        details: (
          <TextLink href="#plan" standalone>
            12 rue de Rivoli, 75004 Paris
          </TextLink>
        ),
      },
      {
        term: 'Horaires',
        details: (
          <ul>
            <li>Mardi – samedi : 7 h – 20 h</li>
            <li>Dimanche : 7 h – 13 h</li>
          </ul>
        ),
      },
      {
        term: 'Numéro de taxe sur la valeur ajoutée intracommunautaire',
        details: 'FR12345678901234567890123456789012345678901234567890',
      },
      { term: 'Anticonstitutionnellement', details: 'Pâtisserie-confiserie-chocolaterie-salon de thé' },
    ],
  },
  decorators: [inBox('max-w-xl')],
} satisfies Meta<typeof DescriptionList>;

/** Read as pairs; details may be more than words, and long ones break. */
export const Facts: StoryObj<typeof DescriptionList> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(8);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('12 h – 12 h 15');
  },
};
