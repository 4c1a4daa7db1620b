import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CancelOrder } from './cancel-order-dialog';

const meta = {
  component: CancelOrder,
  args: { untilText: 'jusqu’à 12:00', onCancel: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-110 px-5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CancelOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Still possible, and until when. */
export const Possible: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler la commande' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** The kitchen is at work: whom to call instead. */
export const TooLate: Story = {
  args: {
    untilText: undefined,
    closedText: 'Trop tard pour annuler en ligne : pour tout changement, appelez la boutique.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
