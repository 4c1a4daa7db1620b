import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther, controlled } from '../../../.storybook/situations';
import { PickupPicker } from './pickup-picker';
import type { WindowOption } from './window-options';

function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${String(hour % 12 || 12)}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

function day(fromHour: number, toHour: number): WindowOption[] {
  return Array.from({ length: (toHour - fromHour) * 4 }, (_, index) => {
    const start = fromHour * 60 + index * 15;
    const label = `${clock(start)} - ${clock(start + 15)}`;
    return { id: label, startHour: Math.floor(start / 60), label, remaining: 8 };
  });
}

const lunch = [...day(12, 13), ...day(18, 19)];
const lunchOf = (...room: number[]) => lunch.map((window, at) => ({ ...window, remaining: room[at] ?? 8 }));

export default {
  component: PickupPicker,
  render: controlled(PickupPicker, 'selectedId', 'onSelect'),
  args: { windows: lunch, onSelect: fn() },
} satisfies Meta<typeof PickupPicker>;
type Story = StoryObj<typeof PickupPicker>;

/** Lunch and evening; nothing is chosen before the customer does. */
export const Choose: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Until 5 PM' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'After 5 PM' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(canvas.getByText('12:15 PM'));
    await expect(args.onSelect).toHaveBeenCalledWith('12:15 PM - 12:30 PM');
    await expect(canvas.getByRole('radio', { name: '12:15 PM - 12:30 PM' })).toBeChecked();
  },
};

/** Arrow keys move between windows and groups, also while the windows are refreshed. */
export const Chosen: Story = {
  args: { selectedId: '12:45 PM - 1:00 PM', loading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '12:45 PM - 1:00 PM' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelect).toHaveBeenCalledWith('6:00 PM - 6:15 PM');
  },
};

export const OneFull: Story = {
  args: { windows: lunchOf(0, 2, 1) },
  play: async ({ args, canvas, userEvent }) => {
    const full = canvas.getByRole('radio', { name: '12:00 PM - 12:15 PM Complet' });
    await expect(full).toBeDisabled();
    await userEvent.click(canvas.getByText('12:00 PM'));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(canvas.getByText('2 places')).toBeVisible();
    await expect(canvas.getByText('1 place')).toBeVisible();
  },
};

/** The order needs more room than some windows have: they say so, and cannot be taken. */
export const TooSmall: Story = {
  args: { units: 6, windows: lunchOf(0, 2, 5) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Votre commande demande 6 places/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '12:15 PM - 12:30 PM 2 places seulement' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: '12:30 PM - 12:45 PM 5 places seulement' })).toBeDisabled();
    await userEvent.click(canvas.getByText('12:45 PM'));
    await expect(args.onSelect).toHaveBeenCalledWith('12:45 PM - 1:00 PM');
  },
};

/** A shop around the clock: 96 windows, the next ones first, all of them on demand. */
export const AroundTheClock: Story = {
  args: { windows: day(0, 24) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(12);
    await userEvent.click(canvas.getByRole('button', { name: 'Voir tous les créneaux (68) Until 5 PM' }));
    await expect(canvas.getAllByRole('radio')).toHaveLength(74);
    await userEvent.click(canvas.getByRole('radio', { name: '4:45 PM - 5:00 PM' }));
    await expect(args.onSelect).toHaveBeenCalledWith('4:45 PM - 5:00 PM');
    await userEvent.click(canvas.getByRole('button', { name: 'Voir moins de créneaux Until 5 PM' }));
    await expect(canvas.getByRole('radio', { name: '4:45 PM - 5:00 PM' })).toBeChecked();
  },
};

/** After lunch the first heading is gone. */
export const ChosenOneGone: Story = {
  args: { windows: day(21, 22).slice(3), selectedId: '11:45 AM - 12:00 PM' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Le créneau choisi n’est plus disponible.');
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await expect(canvas.queryByText('Until 5 PM')).toBeNull();
    await expect(canvas.getByText('After 5 PM')).toBeVisible();
  },
};

/** A notice says that all windows are full, or that none has room for the whole order; there are none; they are on their way. */
export const NoWindow: Story = {
  render: belowEachOther(
    PickupPicker,
    { units: 9 },
    { windows: lunch.slice(4).map((window) => ({ ...window, remaining: 0 })) },
    { windows: [] },
    { windows: [], loading: true },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/aucun créneau n’en a autant/)).toBeVisible();
    await expect(canvas.getByText('Tous les créneaux sont complets.').closest('[role=status]')).toBeVisible();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
    await expect(canvas.getByText('No pickup windows available for today.')).toBeVisible();
  },
};

export const LastPlacesChosen: Story = {
  args: { windows: lunchOf(8, 2).slice(0, 4), selectedId: '12:15 PM - 12:30 PM' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '12:15 PM - 12:30 PM 2 places' })).toBeChecked();
  },
};
