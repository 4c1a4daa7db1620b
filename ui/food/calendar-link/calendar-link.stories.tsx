import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CalendarLink } from './calendar-link';

export default {
  component: CalendarLink,
  args: { href: 'data:text/calendar,BEGIN:VCALENDAR', fileName: 'retrait-K7MQ2X.ics' },
} satisfies Meta<typeof CalendarLink>;

export const Ready: StoryObj<typeof CalendarLink> = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ajouter à mon agenda' });
    await expect(link).toHaveAttribute('href', args.href);
    await expect(link).toHaveAttribute('download', 'retrait-K7MQ2X.ics');
  },
};
