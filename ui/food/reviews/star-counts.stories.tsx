import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StarCounts } from './review-list';

const spread = (...counts: number[]) => counts.map((count, index) => ({ stars: 5 - index, count }));

const meta = { component: StarCounts, args: { counts: spread(112, 18, 4, 0, 3) } } satisfies Meta<typeof StarCounts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Mostly delighted, now and then not. */
export const Spread: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term');
    await expect(terms).toHaveLength(5);
    await expect(terms[0]).toHaveTextContent('5étoiles');
    await expect(canvas.getByText('112')).toBeVisible();
  },
};

export const OnlyOne: Story = { args: { counts: spread(1, 0, 0, 0, 0) } };

/** Before anybody said anything: five empty bars. */
export const None: Story = { args: { counts: spread(0, 0, 0, 0, 0) } };
