import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../base/button/button';
import { HoldCountdown } from './hold-countdown';

const onRetry = fn();

const meta = {
  component: HoldCountdown,
  args: {
    remainingText: '9:42',
    action: (
      <Button tone="quiet" onClick={onRetry}>
        Réserver à nouveau
      </Button>
    ),
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
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Said once, for whoever does not see the colour. */
export const LastMinute: Story = {
  args: { remainingText: '0:38', hurried: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Moins d’une minute pour payer.');
  },
};

/** Gone; the way on stands beside it. */
export const RunOut: Story = {
  args: { remainingText: '0:00', expired: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('timer')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Réserver à nouveau' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
  beforeEach: () => {
    onRetry.mockClear();
  },
};
