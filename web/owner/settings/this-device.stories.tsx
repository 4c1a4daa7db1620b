import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { ThisDevice } from './this-device';

export default {
  component: ThisDevice,
  args: { push: 'notAsked', onPushChange: fn() },
} satisfies Meta<typeof ThisDevice>;
type Story = StoryObj<typeof ThisDevice>;

/** Never asked, where the switch is the gesture; on; where only the browser’s settings can change it; on an iPhone. */
export const States: Story = {
  render: belowEachOther(
    ThisDevice,
    {},
    { push: 'on' },
    { push: 'refused' },
    { push: 'unsupported' },
    { pushBusy: true },
    {
      push: 'off',
      pushError: 'Les notifications n’ont pas pu être activées sur cet appareil. Réessayez dans un instant.',
    },
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [notAsked, on, refused] = canvas.getAllByRole('switch', { name: 'Notifications sur cet appareil' });
    if (!notAsked || !on) throw new Error('There are switches.');
    await expect(notAsked).not.toBeChecked();
    await expect(notAsked).toHaveAccessibleDescription('Votre navigateur vous demandera la permission.');
    await userEvent.click(notAsked);
    await expect(args.onPushChange).toHaveBeenCalledWith(true);
    await userEvent.tab();
    await expect(on).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onPushChange).toHaveBeenCalledWith(false);
    await expect(refused).toBeDisabled();
  },
};
