import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describeChange } from './change';
import { StatTile } from './stat-tile';

const meta = {
  component: StatTile,
  args: { label: 'Ventes', valueText: '1 284,50 €', change: describeChange(128_450, 114_700, 'qu’hier') },
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The figure, and that it is good news. */
export const MoreThanYesterday: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ventes').tagName).toBe('DT');
    await expect(canvas.getByText('12 % de plus qu’hier')).toBeVisible();
  },
};

export const LessThanLastMonday: Story = {
  args: { label: 'Commandes', valueText: '38', change: describeChange(38, 52, 'que lundi dernier') },
};

export const SameAsYesterday: Story = {
  args: { label: 'Commandes', valueText: '38', change: describeChange(38, 38, 'qu’hier') },
};

/** Fewer people who did not come is the better news. */
export const FewerNoShows: Story = {
  args: { label: 'Non-présentés', valueText: '1', change: describeChange(1, 4, 'qu’hier'), betterWhen: 'down' },
};

/** A new shop has nothing to be compared with. */
export const NothingBefore: Story = { args: { change: undefined } };

/** No order, no average. */
export const NoFigure: Story = {
  args: { label: 'Panier moyen', valueText: null, change: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pas encore de chiffre')).toBeInTheDocument();
  },
};

export const Loading: Story = { args: { loading: true } };

/** A caterer's year, and a label that explains itself. */
export const LongTexts: Story = {
  args: {
    label: 'Ventes encaissées, frais de service compris',
    valueText: '1 234 567,89 €',
    change: { trend: 'up', text: '12 % de plus que le mercredi de la semaine dernière' },
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
