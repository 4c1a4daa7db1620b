import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { belowEachOther, inBox } from '../../../.storybook/situations';
import { HoldCountdown } from './hold-countdown';

export default {
  component: HoldCountdown,
  args: {
    remainingText: '9:42',
  },
  decorators: [inBox('max-w-120')],
} satisfies Meta<typeof HoldCountdown>;

/** Screen readers hear nothing each second, and the last minute once. */
export const Situations: StoryObj<typeof HoldCountdown> = {
  render: belowEachOther(HoldCountdown, {}, { remainingText: '0:38', hurried: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('timer')[0]).toHaveTextContent('9:42');
    const [enough, lastMinute] = canvas.getAllByRole('status');
    await expect(enough).toBeEmptyDOMElement();
    await expect(lastMinute).toHaveTextContent('Moins d’une minute pour payer.');
  },
};
