import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { ShopGrid } from './shop-grid';

const shop = {
  kind: 'boulangerie',
  ratingText: '4.8 (200+ avis)',
  openState: 'open',
  openingText: "Ouvert jusqu'à 20h",
  pickupText: 'Retrait dès 12:15',
} as const;

const meta = {
  component: ShopGrid,
  args: {
    title: 'Boulangeries près de chez vous',
    emptyTitle: 'Aucune boulangerie à moins de 10 km',
    emptyText: 'Essayez une autre adresse.',
    shops: [
      {
        ...shop,
        id: '1',
        name: 'Maison Levain',
        imageUrl: samplePictures.croissant,
        distanceText: '350 m',
        href: '/boulangerie/1',
      },
      {
        ...shop,
        id: '2',
        name: 'Au Pain du Marais, fournil et salon de thé depuis 1923',
        imageUrl: samplePictures.baguette,
        ratingText: '4.6 (37 avis)',
        openState: 'full',
        openingText: 'Prochain créneau complet',
        pickupText: 'Retrait dès 13:30',
        distanceText: '600 m',
        href: '/boulangerie/2',
      },
      {
        ...shop,
        id: '3',
        name: 'La Mie Câline',
        imageUrl: null,
        ratingText: 'Nouveau',
        distanceText: '800 m',
        href: '/boulangerie/3',
      },
      {
        ...shop,
        id: '4',
        name: 'Sucré Sucré',
        imageUrl: samplePictures.cupcake,
        openState: 'closed',
        openingText: 'Fermé · ouvre demain à 7h',
        pickupText: undefined,
        distanceText: '1,2 km',
        href: '/boulangerie/4',
      },
    ],
  },
} satisfies Meta<typeof ShopGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each row has one height, whatever its shops say. */
export const Several: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Boulangeries près de chez vous' });
    await expect(region).toHaveAttribute('aria-busy', 'false');
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Searching: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement des lieux à proximité...');
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

export const NoneNearby: Story = { args: { shops: [] } };
