import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SoundToggle } from './sound-toggle';

const meta = { component: SoundToggle, args: { value: 'on', onToggle: fn() } } satisfies Meta<typeof SoundToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Son activé' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

/** Silence is said in words, on a phone too. */
export const Off: Story = {
  args: { value: 'off' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Son coupé')).toBeVisible();
  },
};

/** The browser wants a press before it lets anything be heard. */
export const Waiting: Story = { args: { value: 'waiting' } };

/** The settings keep every board from ringing: nothing here could change that. */
export const Never: Story = {
  args: { value: 'never' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Sonnerie désactivée dans les réglages')).toBeVisible();
  },
};
