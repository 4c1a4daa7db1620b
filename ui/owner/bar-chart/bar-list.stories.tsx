import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarList } from './bar-list';
import { bestSellers } from './sample-bars';

const meta = {
  component: BarList,
  args: { title: 'Les plus vendus', text: 'Cette semaine', unit: 'count', bars: bestSellers },
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

/** What the accountant asks for. */
export const VatRates: Story = {
  args: {
    title: 'TVA collectée',
    text: 'Novembre 2026',
    unit: 'cents',
    bars: [
      { id: '55', label: '5,5 %', detailText: 'sur 7 214,60 € HT', value: 39_680 },
      { id: '100', label: '10 %', detailText: 'sur 2 480,00 € HT', value: 24_800 },
      { id: '200', label: '20 %', detailText: 'sur 61,20 € HT', value: 1_224 },
    ],
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

export const One: Story = { args: { bars: bestSellers.slice(0, 1) } };

export const Empty: Story = {
  args: { bars: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucune vente')).toBeVisible();
  },
};

export const Loading: Story = { args: { bars: [], loading: true } };

export const Dark: Story = { globals: { theme: 'dark' } };
