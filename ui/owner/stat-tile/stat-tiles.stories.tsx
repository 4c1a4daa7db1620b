import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describeChange } from './change';
import { StatTiles } from './stat-tile';

const meta = {
  component: StatTiles,
  args: {
    label: 'Aujourd’hui',
    tiles: [
      { label: 'Ventes', valueText: '1 284,50 €', change: describeChange(128_450, 114_700, 'que lundi dernier') },
      { label: 'Commandes', valueText: '142', change: describeChange(142, 151, 'que lundi dernier') },
      { label: 'Panier moyen', valueText: '9,05 €', change: describeChange(905, 760, 'que lundi dernier') },
      { label: 'Non-présentés', valueText: '2', change: describeChange(2, 2, 'que lundi dernier'), betterWhen: 'down' },
    ],
  },
} satisfies Meta<typeof StatTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four figures of a typical day. */
export const TypicalDay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Aujourd’hui' })).toBeVisible();
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
  },
};

/** The first morning: figures exist, nothing to compare them with. */
export const FirstDay: Story = {
  args: {
    tiles: [
      { label: 'Ventes', valueText: '0,00 €' },
      { label: 'Commandes', valueText: '0' },
      { label: 'Panier moyen', valueText: null },
      { label: 'Non-présentés', valueText: '0', betterWhen: 'down' },
    ],
  },
};

export const One: Story = { args: { tiles: [{ label: 'Commandes', valueText: '142' }] } };

export const Loading: Story = {
  args: {
    tiles: ['Ventes', 'Commandes', 'Panier moyen', 'Non-présentés'].map((label) => ({
      label,
      valueText: null,
      loading: true,
    })),
  },
};

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
