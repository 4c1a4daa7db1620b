import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ThisDevice } from './this-device';

const meta = {
  component: ThisDevice,
  args: { push: 'notAsked', onPushChange: fn() },
} satisfies Meta<typeof ThisDevice>;

export default meta;
type Story = StoryObj<typeof meta>;

const NAME = { name: 'Notifications sur cet appareil' };

/** The browser was never asked: the switch is the gesture. */
export const NotAsked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const push = canvas.getByRole('switch', NAME);
    await expect(push).not.toBeChecked();
    await expect(push).toHaveAccessibleDescription('Votre navigateur vous demandera la permission.');
    await userEvent.click(push);
    await expect(args.onPushChange).toHaveBeenCalledWith(true);
  },
};

/** By the keyboard: off again. */
export const On: Story = {
  args: { push: 'on' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch', NAME)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onPushChange).toHaveBeenCalledWith(false);
  },
};

export const Off: Story = { args: { push: 'off' } };

/** Only the browser’s settings can change it: the switch says so and waits. */
export const Refused: Story = {
  args: { push: 'refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', NAME)).toBeDisabled();
  },
};

/** An iPhone that has not installed the product. */
export const Unsupported: Story = { args: { push: 'unsupported' } };

export const Busy: Story = { args: { pushBusy: true } };

export const Failed: Story = {
  args: {
    push: 'off',
    pushError: 'Les notifications n’ont pas pu être activées sur cet appareil. Réessayez dans un instant.',
  },
};
