import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox, belowEachOther } from '../../../.storybook/situations';
import { Price } from './price';

export default { component: Price, args: { cents: 450 } } satisfies Meta<typeof Price>;
type Story = StoryObj<typeof Price>;

/** The label pinned to a product. */
export const Tag: Story = { args: { tone: 'tag' } };

/** Thousands stay on one line, what is paid back has its sign; the hole of the label is cut out of whatever lies behind. */
export const Amounts: Story = {
  render: belowEachOther(
    Price,
    { cents: 123_450 },
    { cents: -450 },
    { cents: 0, tone: 'tag' },
    { cents: 90, tone: 'tag', size: 'small' },
    { cents: 12_345, tone: 'tag', size: 'large' },
  ),
  decorators: [inBox('rounded-card bg-accent-soft p-4')],
};

/** Written from left to right whatever stands around it. */
export const RightToLeft: Story = {
  args: { tone: 'tag' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,50 €')).toBeVisible();
    await expect(getComputedStyle(canvas.getByText('4,50 €')).direction).toBe('ltr');
  },
};
