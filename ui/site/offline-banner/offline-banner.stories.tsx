import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { belowEachOther, inBox } from '../../../.storybook/situations';
import { OfflineBanner } from './offline-banner';

export default {
  component: OfflineBanner,
  decorators: [inBox('max-w-3xl')],
} satisfies Meta<typeof OfflineBanner>;

/** The network is gone; what one sees comes from the device and has an age, which goes when the good news come. */
export const OfflineThenRestored: StoryObj<typeof OfflineBanner> = {
  args: { seenText: 'Vu il y a 12 min.' },
  render: belowEachOther(OfflineBanner, {}, { restored: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vous êtes hors connexion.')).toBeVisible();
    await expect(canvas.getByText('Vous êtes de nouveau en ligne.')).toBeVisible();
    await expect(canvas.getAllByText('Vu il y a 12 min.')).toHaveLength(1);
  },
};
