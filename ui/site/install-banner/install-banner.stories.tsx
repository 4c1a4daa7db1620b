import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../../../.storybook/situations';
import { InstallBanner } from './install-banner';

export default {
  component: InstallBanner,
  args: { onInstall: fn(), onClose: fn() },
  decorators: [inBox('max-w-3xl')],
} satisfies Meta<typeof InstallBanner>;
type Story = StoryObj<typeof InstallBanner>;

/** The browser offers installation, in the specification’s words; by the keyboard, No Thanks is one Tab further. */
export const Offered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Install our app for a better experience!' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Install' }));
    await expect(args.onInstall).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'No Thanks' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
