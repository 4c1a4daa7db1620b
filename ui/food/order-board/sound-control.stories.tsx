import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { SoundControl } from './sound-control';

export default {
  component: SoundControl,
  args: { sound: 'on', volume: 90, onToggle: fn(), onVolumeChange: fn(), onTest: fn() },
} satisfies Meta<typeof SoundControl>;
type Story = StoryObj<typeof SoundControl>;

/** How loud, tried at once; switched off where one looks for it. */
export const On: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Son activé' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Son des nouvelles commandes' }));
    await fireEvent.change(dialog.getByRole('slider', { name: 'Volume' }), { target: { value: '40' } });
    await expect(args.onVolumeChange).toHaveBeenCalledWith(40);
    await userEvent.click(dialog.getByRole('button', { name: 'Tester' }));
    await expect(args.onTest).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('switch', { name: 'Sonner sur cet appareil' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

/** Silence is said in words, on a phone too; nothing to be heard of it. */
export const Off: Story = {
  args: { sound: 'off' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Son coupé'));
    const dialog = within(canvas.getByRole('dialog'));
    await expect(dialog.getByRole('switch')).not.toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Tester' })).toBeDisabled();
  },
};

/** The browser wants a press before it lets anything be heard; where the settings keep every board silent none helps. */
export const WaitingOrNever: Story = {
  render: belowEachOther(SoundControl, { sound: 'waiting' }, { sound: 'never' }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Sonnerie désactivée dans les réglages')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveTextContent('Activer le son');
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
