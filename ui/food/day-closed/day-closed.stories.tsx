import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DayClosed } from './day-closed';

const windows = (day: string) =>
  ['8:00', '8:15', '17:30'].map((time) => ({
    id: `${day} ${time}`,
    startHour: parseInt(time),
    label: `${time} - ${time.slice(0, -1)}9`,
    remaining: 4,
  }));

export default {
  component: DayClosed,
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: {
    shopName: 'Maison Levain',
    dayText: 'vendredi 27 novembre',
    open: false,
    days: [
      { id: '2026-11-28', label: 'sam. 28', windows: windows('28') },
      { id: '2026-11-29', label: 'dim. 29', windows: windows('29') },
    ],
    onOpen: fn(),
    onClose: fn(),
    onMove: fn(),
    onRefund: fn(),
  },
} satisfies Meta<typeof DayClosed>;
type Story = StoryObj<typeof DayClosed>;

export const Asked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/avant vendredi 27 novembre, tout vous est remboursé/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Être remboursé' }));
    await expect(args.onRefund).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Un autre jour' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** A window of one day is not chosen on another. */
export const Choosing: Story = {
  args: { open: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^17:30/ }));
    await userEvent.click(canvas.getByRole('radio', { name: 'dim. 29' }));
    await expect(canvas.queryByRole('button', { name: 'Choisir ce créneau' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /^8:15/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Choisir ce créneau' }));
    await expect(args.onMove).toHaveBeenCalledWith('29 8:15');
  },
};

export const Loading: Story = { args: { open: true, days: undefined } };
export const NoOtherDay: Story = {
  args: { open: true, days: [], error: 'Ce créneau vient d’être complet : choisissez-en un autre.' },
};
