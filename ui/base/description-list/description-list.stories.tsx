import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge';
import { TextLink } from '../text-link/text-link';
import { DescriptionList } from './description-list';

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { term: 'Commande', details: 'K7M2QX' },
      { term: 'Retrait', details: 'Aujourd’hui, 12 h – 12 h 15' },
      { term: 'Total', details: '12,40 €' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read as pairs. */
export const Facts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('12 h – 12 h 15');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const One: Story = { args: { items: [{ term: 'Téléphone', details: '01 23 45 67 89' }] } };

/** Details may be more than words. */
export const WithParts: Story = {
  args: {
    items: [
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
    ],
  },
};

export const LongTexts: Story = {
  args: {
    items: [
      {
        term: 'Numéro de taxe sur la valeur ajoutée intracommunautaire',
        details: 'FR12345678901234567890123456789012345678901234567890',
      },
      { term: 'Anticonstitutionnellement', details: 'Pâtisserie-confiserie-chocolaterie-salon de thé' },
    ],
  },
};
