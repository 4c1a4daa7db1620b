import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../../../.storybook/situations';
import { UpdateBanner } from './update-banner';

export default {
  component: UpdateBanner,
  args: { onInstall: fn(), onClose: fn() },
  decorators: [inBox('max-w-3xl')],
} satisfies Meta<typeof UpdateBanner>;
type Story = StoryObj<typeof UpdateBanner>;

/** Now or later, both are fine. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mettre à jour' }));
    await expect(args.onInstall).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Plus tard' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The page is about to be loaded again. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mise à jour…' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Plus tard' })).toBeDisabled();
  },
};
