import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarList } from './bar-list';
import { bestSellers } from '../../../.storybook/samples/bars';

const meta = {
  component: BarList,
  args: { title: 'Les plus vendus', text: 'Cette semaine', bars: bestSellers },
} satisfies Meta<typeof BarList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Best first; the figures are words, the bars only help the eye. */
export const BestSellers: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('Baguette tradition184');
    await expect(rows).toHaveLength(5);
  },
};

/** Names as bakers write them; one sold a single time still shows a sliver. */
export const LongNames: Story = {
  args: {
    bars: [
      {
        id: '1',
        label: 'Tourte de seigle auvergnate au levain naturel, farine de meule T130, pièce de 700 g',
        value: 8400,
      },
      { id: '2', label: 'Anticonstitutionnellement-croustillant-praliné', value: 312 },
      {
        id: '3',
        label: 'Formule déjeuner : sandwich, dessert et boisson',
        detailText: 'du lundi au vendredi',
        value: 1,
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

export const Empty: Story = {
  args: { bars: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucune vente')).toBeVisible();
  },
};

export const Loading: Story = { args: { bars: [], loading: true } };
