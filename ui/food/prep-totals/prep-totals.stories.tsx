import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { belowEachOther, inBox } from '../../../.storybook/situations';
import { PrepTotals, type PrepTray } from './prep-totals';

const tray = (id: string, name: string, quantity: number, rest: Partial<PrepTray> = {}): PrepTray => ({
  ...{ id, name, quantity, madeQuantity: 0, orderIds: ['o-1', 'o-2'] },
  ...rest,
});

const croissants = tray('c', 'Croissant au beurre', 48);

export default {
  component: PrepTotals,
  args: {
    title: 'À préparer avant 13:15',
    windows: [
      { id: 'now', label: 'Maintenant', trays: [croissants, tray('t', 'Tacos 2 viandes', 7)] },
      {
        id: '12:30',
        label: '12:30 PM - 12:45 PM',
        trays: [tray('b', 'Tarte aux framboises de Plougastel, douze parts', 144)],
      },
    ],
    onSelect: fn(),
    onToggle: fn(),
  },
  decorators: [inBox('max-w-64')],
} satisfies Meta<typeof PrepTotals>;
type Story = StoryObj<typeof PrepTotals>;

/** All orders of the hour in one list, window by window: how many of what; a press shows its orders, another ticks it off. */
export const NextHour: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Maintenant 55 pièces' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '48× Croissant au beurre', pressed: false }));
    await expect(args.onSelect).toHaveBeenCalledWith('c');
    await userEvent.click(canvas.getByRole('button', { name: 'Fait : Croissant au beurre', pressed: false }));
    await expect(args.onToggle).toHaveBeenCalledWith('c');
  },
};

/** Its orders are framed on the board; pressed again they no longer are. */
export const Selected: Story = {
  args: { selectedId: 'c' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^48× .* 2 commandes encadrées$/, pressed: true }));
    await expect(args.onSelect).toHaveBeenCalledWith(undefined);
  },
};

/** One tray is done; of another more was ordered since. */
export const TickedOff: Story = {
  args: {
    windows: [
      {
        ...{ id: 'now', label: 'Maintenant' },
        trays: [tray('b', 'Brownie', 0, { madeQuantity: 1 }), { ...croissants, quantity: 2, madeQuantity: 46 }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Fait : Brownie', pressed: true })).toBeVisible();
    const [, more] = canvas.getAllByRole('listitem');
    await expect(within(more as HTMLElement).getByText('46 déjà faits')).toBeVisible();
    await expect(canvas.getByText('2 pièces')).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { windows: [] },
  render: belowEachOther(PrepTotals, {}, { title: 'À préparer avant 13:30', loading: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rien à préparer')).toBeVisible();
  },
};
