import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox } from '../../../.storybook/situations';
import { OfflineBanner } from './offline-banner';

export default {
  component: OfflineBanner,
  decorators: [inBox('max-w-3xl')],
} satisfies Meta<typeof OfflineBanner>;
type Story = StoryObj<typeof OfflineBanner>;

/** The network is gone; what one sees comes from the device and has an age. */
export const Offline: Story = {
  args: { seenText: 'Vu il y a 12 min.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vous êtes hors connexion.')).toBeVisible();
    await expect(canvas.getByText('Vu il y a 12 min.')).toBeVisible();
  },
};

/** The good news; the age goes with the bad ones. */
export const Restored: Story = {
  args: { restored: true, seenText: 'Vu il y a 12 min.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vous êtes de nouveau en ligne.')).toBeVisible();
    await expect(canvas.queryByText(/Vu il y a/)).not.toBeInTheDocument();
  },
};
