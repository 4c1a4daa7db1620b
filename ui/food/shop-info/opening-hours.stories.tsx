import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OpeningHours } from './opening-hours';
import { sampleWeek } from '../../../.storybook/samples/week';

const meta = {
  component: OpeningHours,
  args: { days: sampleWeek },
  decorators: [
    (Story) => (
      <div className="max-w-120 px-3">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OpeningHours>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A break at noon, a day of rest, and today marked in words. */
export const UsualWeek: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toHaveLength(7);
    await expect(terms[2]).toBe('MercrediAujourd’hui');
    await expect(canvas.getByText('Fermé')).toBeVisible();
  },
};

/** A holiday closes a day and shortens another one. */
export const ExceptionalDays: Story = {
  args: {
    days: sampleWeek.map((day) =>
      day.day === 'Mercredi'
        ? { ...day, spans: [], exceptionText: 'Fermeture exceptionnelle' }
        : day.day === 'Jeudi'
          ? { ...day, spans: ['9h – 13h'], exceptionText: 'Jour férié' }
          : day,
    ),
  },
};

/** Around the clock, every day the same. */
export const NeverClosed: Story = {
  args: { days: sampleWeek.map(({ day, today }) => ({ day, today, spans: ['24h sur 24'] })) },
};
