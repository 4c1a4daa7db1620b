import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HoldCountdown } from './hold-countdown';

const meta = {
  component: HoldCountdown,
  args: {
    remainingText: '9:42',
  },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HoldCountdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Time enough; nothing is read out each second. */
export const Held: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('9:42');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Said once, for whoever does not see the colour. */
export const LastMinute: Story = {
  args: { remainingText: '0:38', hurried: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Moins d’une minute pour payer.');
  },
};
