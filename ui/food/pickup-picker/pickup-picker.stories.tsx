import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PickupPicker, type PickupPickerProps } from './pickup-picker';
import type { WindowOption } from './window-options';

function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${String(hour % 12 || 12)}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

function day(fromHour: number, toHour: number, room: Record<string, number> = {}): WindowOption[] {
  return Array.from({ length: (toHour - fromHour) * 4 }, (_, index) => {
    const start = fromHour * 60 + index * 15;
    const label = `${clock(start)} - ${clock(start + 15)}`;
    return { id: label, startHour: Math.floor(start / 60), label, remaining: room[label] ?? 8 };
  });
}

function Chooser(props: PickupPickerProps) {
  const [selectedId, setSelectedId] = useState(props.selectedId);
  return (
    <PickupPicker
      {...props}
      selectedId={selectedId}
      onSelect={(id) => {
        setSelectedId(id);
        props.onSelect(id);
      }}
    />
  );
}

const lunch = [...day(12, 13), ...day(18, 19)];

const meta = {
  component: PickupPicker,
  render: Chooser,
  args: { windows: lunch, onSelect: fn() },
} satisfies Meta<typeof PickupPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

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

/** The arrows go from window to window and from one group into the other. */
export const Chosen: Story = {
  args: { selectedId: '12:45 PM - 1:00 PM' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '12:45 PM - 1:00 PM' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelect).toHaveBeenCalledWith('6:00 PM - 6:15 PM');
  },
};

/** The next window is taken, the one after nearly. */
export const OneFull: Story = {
  args: {
    windows: [
      ...day(12, 13, { '12:00 PM - 12:15 PM': 0, '12:15 PM - 12:30 PM': 2, '12:30 PM - 12:45 PM': 1 }),
      ...day(18, 19),
    ],
  },
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
  args: {
    units: 6,
    windows: [
      ...day(12, 13, { '12:00 PM - 12:15 PM': 0, '12:15 PM - 12:30 PM': 2, '12:30 PM - 12:45 PM': 5 }),
      ...day(18, 19),
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Votre commande demande 6 places/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '12:15 PM - 12:30 PM 2 places seulement' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: '12:30 PM - 12:45 PM 5 places seulement' })).toBeDisabled();
    await userEvent.click(canvas.getByText('12:45 PM'));
    await expect(args.onSelect).toHaveBeenCalledWith('12:45 PM - 1:00 PM');
  },
};

/** No window of today can take it. */
export const TooLargeForToday: Story = {
  args: { units: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/aucun créneau n’en a autant/)).toBeVisible();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

/** Nothing left to choose, said above the windows. */
export const AllFull: Story = {
  args: { windows: lunch.map((window) => ({ ...window, remaining: 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Tous les créneaux sont complets.');
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

/** After lunch the first heading is gone. */
export const OnlyEvening: Story = {
  args: { windows: day(18, 20) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Until 5 PM')).toBeNull();
    await expect(canvas.getByText('After 5 PM')).toBeVisible();
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

/** On a phone, choosing late in the evening. */
export const AroundTheClockOnAPhone: Story = {
  args: { windows: day(0, 24), selectedId: '9:30 PM - 9:45 PM' },
  globals: { viewport: { value: 'phone' } },
};

/** A refresh took the chosen window away. */
export const ChosenOneGone: Story = {
  args: { selectedId: '11:45 AM - 12:00 PM' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Le créneau choisi n’est plus disponible.');
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
};

export const Empty: Story = {
  args: { windows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No pickup windows available for today.')).toBeVisible();
  },
};

export const Loading: Story = { args: { windows: [], loading: true } };

/** While refreshing the windows stay where they are. */
export const Refreshing: Story = { args: { loading: true, selectedId: '12:15 PM - 12:30 PM' } };

export const Failed: Story = {
  args: { windows: [], error: 'Failed to fetch data', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data');
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OneWindowLeft: Story = { args: { windows: day(21, 22).slice(3) } };

/** Chosen with the last places: both are said. */
export const LastPlacesChosen: Story = {
  args: {
    windows: [...day(12, 13, { '12:15 PM - 12:30 PM': 2 })],
    selectedId: '12:15 PM - 12:30 PM',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '12:15 PM - 12:30 PM 2 places' })).toBeChecked();
  },
};
