import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from './price';
import { withFigures } from './with-figures';

const meta = { component: Price, args: { cents: 450 } } satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In running text, a line of the cart, a total. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,50 €')).toBeVisible();
  },
};

/** The label pinned to a product. */
export const Tag: Story = { args: { tone: 'tag' } };

/** The total before paying. */
export const LargeTag: Story = { args: { tone: 'tag', size: 'large', cents: 1279 } };

export const SmallTag: Story = { args: { tone: 'tag', size: 'small', cents: 90 } };

/** A caterer's order: thousands stay on one line. */
export const Thousands: Story = { args: { cents: 123_450 } };

/** What is paid back. */
export const Negative: Story = { args: { cents: -450 } };

export const Free: Story = { args: { cents: 0, tone: 'tag' } };

/** Written from left to right whatever stands around it. */
export const RightToLeft: Story = {
  args: { tone: 'tag' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('4,50 €')).direction).toBe('ltr');
  },
};

/** On whatever lies behind: the hole of the label is cut out. */
export const OnAPicture: Story = {
  render: () => (
    <div className="grid place-items-center rounded-card bg-positive p-10">
      <Price cents={1279} tone="tag" size="large" />
    </div>
  ),
};

export const Dark: Story = { args: { tone: 'tag' }, globals: { theme: 'dark' } };

export const LongTag: Story = {
  args: { tone: 'tag', size: 'large', cents: 12_345 },
};

/** Amounts and times inside a sentence keep their form when a browser translates the page. */
export const InASentence: Story = {
  render: () => <p>{withFigures('Payer 1 234,50 €, retrait dès 12:45, or pay €4.50')}</p>,
  play: async ({ canvasElement }) => {
    const kept = [...canvasElement.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent);
    await expect(kept).toEqual(['1 234,50 €', '12:45', '€4.50']);
    await expect(canvasElement).toHaveTextContent('Payer 1 234,50 €, retrait dès 12:45, or pay €4.50');
  },
};
