import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { BarList } from './bar-chart';
import { bestSellers } from '../../../.storybook/samples/bars';

export default {
  component: BarList,
  args: { title: 'Les plus vendus', text: 'Cette semaine', bars: bestSellers },
} satisfies Meta<typeof BarList>;
type Story = StoryObj<typeof BarList>;

const longNames = [
  { id: '6', label: 'Tourte de seigle auvergnate au levain naturel, farine de meule T130, pièce de 700 g', value: 8 },
  { id: '7', label: 'Anticonstitutionnellement-croustillant-praliné', detailText: 'du lundi au vendredi', value: 1 },
];

/** Best first, names as bakers write them; one sold a single time still shows a sliver. None sold; on their way. */
export const BestSellers: Story = {
  render: belowEachOther(BarList, { bars: [...bestSellers, ...longNames] }, { bars: [] }, { bars: [], loading: true }),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('Baguette tradition184');
    await expect(rows).toHaveLength(7);
    await expect(canvas.getByText('Aucune vente')).toBeVisible();
  },
};
