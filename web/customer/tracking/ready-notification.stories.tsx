import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReadyNotification } from './ready-notification';

export default { component: ReadyNotification, args: { push: 'notAsked', onAsk: fn() } } satisfies Meta<
  typeof ReadyNotification
>;
type Story = StoryObj<typeof ReadyNotification>;

/** Offered, where the browser was never asked; it failed; it is on; the browser is set never to ask. */
export const States: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <ReadyNotification {...args} />
      <ReadyNotification {...args} error="Les notifications n’ont pas pu être activées sur cet appareil." />
      <ReadyNotification {...args} push="on" />
      <ReadyNotification {...args} push="refused" />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [ask] = canvas.getAllByRole('button', { name: 'Me prévenir quand c’est prêt' });
    if (ask) await userEvent.click(ask);
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};
