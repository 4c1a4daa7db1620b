import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrepTotals } from './prep-totals';

const meta = {
  component: PrepTotals,
  args: {
    title: 'À préparer avant 13:15',
    totals: [
      { id: '1', name: 'Croissant au beurre', quantity: 24, firstText: 'dès 12:15' },
      { id: '2', name: 'Tacos 2 viandes', quantity: 7, firstText: 'dès 12:15' },
      { id: '3', name: 'Baguette tradition', quantity: 12, firstText: 'dès 12:30' },
      { id: '4', name: 'Brownie', quantity: 1, firstText: 'dès 12:45' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-140">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PrepTotals>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All orders of the hour in one list: how many, of what, from when. */
export const NextHour: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'À préparer avant 13:15' })).toHaveTextContent('44 pièces');
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('7×Tacos 2 viandesdès 12:15');
  },
};

export const One: Story = {
  args: { totals: [{ id: '4', name: 'Brownie', quantity: 1, firstText: 'dès 12:45' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 pièce')).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { totals: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rien à préparer')).toBeVisible();
  },
};

export const Loading: Story = { args: { totals: [], loading: true } };

/** A caterer's Sunday. */
export const Many: Story = {
  args: {
    totals: Array.from({ length: 18 }, (_, index) => ({
      id: String(index),
      name: ['Éclair au café', 'Tarte aux framboises de Plougastel, douze parts', 'Pain de seigle'][index % 3] ?? '',
      quantity: 144 - index * 7,
      firstText: `dès 12:${String(15 + index * 2)}`,
    })),
  },
};
