import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describeChange, StatTiles } from './stat-tile';

export default {
  component: StatTiles,
  args: {
    label: 'Aujourd’hui',
    tiles: [
      { label: 'Ventes', valueText: '1 284,50 €', change: describeChange(128_450, 114_700, 'qu’hier') },
      { label: 'Commandes', valueText: '142', change: describeChange(142, 151, 'que lundi dernier') },
      { label: 'Panier moyen', valueText: '9,05 €', change: describeChange(905, 905, 'que lundi dernier') },
      { label: 'Non-présentés', valueText: '1', change: describeChange(1, 4, 'qu’hier'), betterWhen: 'down' },
    ],
  },
} satisfies Meta<typeof StatTiles>;
type Story = StoryObj<typeof StatTiles>;

/** Four figures of a typical day: more, less, the same, and fewer who did not come, which is the better news. */
export const TypicalDay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Aujourd’hui' })).toBeVisible();
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getByText('12 % de plus qu’hier')).toBeVisible();
  },
};

/** The first morning: nothing to compare with, no average yet, one figure on its way, a label that explains itself. */
export const FirstDay: Story = {
  args: {
    tiles: [
      { label: 'Commandes', valueText: '0' },
      { label: 'Panier moyen', valueText: null },
      { label: 'Non-présentés', valueText: null, loading: true },
      {
        label: 'Ventes encaissées, frais de service compris',
        valueText: '1 234 567,89 €',
        change: { trend: 'up', text: '12 % de plus que le mercredi de la semaine dernière' },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pas encore de chiffre')).toBeInTheDocument();
  },
};
