import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther, inBox } from '../../../.storybook/situations';
import { InstallBanner, OfflineBanner, UpdateBanner } from './app-banners';

export default {
  component: InstallBanner,
  subcomponents: { UpdateBanner, OfflineBanner },
  args: { onInstall: fn(), onClose: fn() },
  decorators: [inBox('max-w-3xl')],
} satisfies Meta<typeof InstallBanner>;

/** The browser offers installation, in the specification’s words; by the keyboard, No Thanks is one Tab further. */
export const Install: StoryObj<typeof InstallBanner> = {
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

/** A new version: now or later, both are fine; then the page is about to be loaded again. */
export const Update: StoryObj<typeof UpdateBanner> = {
  render: belowEachOther(UpdateBanner, {}, { busy: true }),
  play: async ({ args, canvas, userEvent }) => {
    const [later, tooLate] = canvas.getAllByRole('button', { name: 'Plus tard' });
    await userEvent.click(canvas.getByRole('button', { name: 'Mettre à jour' }));
    await expect(args.onInstall).toHaveBeenCalledOnce();
    await userEvent.click(later as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Mise à jour…' })).toBeDisabled();
    await expect(tooLate).toBeDisabled();
  },
};

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
