import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DayPicker, type DayOption } from './day-picker';

const why = 'Bûche : sur commande, 48 h avant.';
const days: DayOption[] = [
  { id: '24', label: 'Aujourd’hui', closed: 'Bûche', closedLang: 'fr', why },
  { id: '25', label: 'Demain', closed: 'Bûche', closedLang: 'fr', why },
  { id: '26', label: 'jeu. 26', closed: 'Fermé', why: 'Pas de retrait ce jour-là.' },
  { id: '27', label: 'ven. 27' },
  { id: '28', label: 'sam. 28' },
];

export default {
  component: DayPicker,
  args: { days, selectedId: '27', reasons: [`${why} À partir du vendredi 27 novembre.`], onSelect: fn() },
} satisfies Meta<typeof DayPicker>;
type Story = StoryObj<typeof DayPicker>;

/** What cannot be had is seen and passed over by the arrows; an item says why. */
export const FirstDay: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /^Demain.*48 h avant/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'ven. 27' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenCalledWith('28');
  },
};

export const Month: Story = {
  args: {
    days: Array.from({ length: 31 }, (_, index) => ({ id: String(index), label: `sam. ${index + 1}` })),
    selectedId: '27',
    reasons: [],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('radio', { name: 'sam. 28' }).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};
