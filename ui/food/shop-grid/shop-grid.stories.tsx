import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { ShopGrid, type ShopGridProps } from './shop-grid';

const shop = (id: string, name: string, part?: Partial<ShopGridProps['shops'][number]>) => ({
  ...({ id, name, kind: 'boulangerie', ratingText: '4.8 (200+ avis)', imageUrl: samplePictures.croissant } as const),
  ...({ openState: 'open', openingText: "Ouvert jusqu'à 20h", pickupText: 'Retrait dès 12:15' } as const),
  ...{ distanceText: `${id}00 m`, href: `/boulangerie/${id}` },
  ...part,
});

export default {
  component: ShopGrid,
  args: {
    title: 'Boulangeries près de chez vous',
    emptyTitle: 'Aucune boulangerie à moins de 10 km',
    emptyText: 'Essayez une autre adresse.',
    shops: [
      shop('3', 'Maison Levain'),
      shop('6', 'Au Pain du Marais, fournil et salon de thé depuis 1923', {
        ...{ imageUrl: samplePictures.baguette, ratingText: '4.6 (37 avis)' },
        ...{ openState: 'full', openingText: 'Prochain créneau complet', pickupText: 'Retrait dès 13:30' },
      }),
      shop('8', 'La Mie Câline', { imageUrl: null, ratingText: 'Nouveau' }),
      shop('9', 'Sucré Sucré', {
        ...{ openState: 'closed', openingText: 'Fermé · ouvre demain à 7h', pickupText: undefined },
      }),
    ],
  },
} satisfies Meta<typeof ShopGrid>;
type Story = StoryObj<typeof ShopGrid>;

/** Each row has one height, whatever its shops say. */
export const Several: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Boulangeries près de chez vous' });
    await expect(region).toHaveAttribute('aria-busy', 'false');
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};

export const Searching: Story = {
  render: belowEachOther(ShopGrid, { loading: true }, { shops: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement des lieux à proximité...');
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Aucune boulangerie à moins de 10 km' })).toBeVisible();
  },
};
