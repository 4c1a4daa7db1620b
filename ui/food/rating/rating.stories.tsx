import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Rating } from './rating';

const meta = { component: Rating, args: { text: '4.8 (200+ avis)' } } satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ManyReviews: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4.8 (200+ avis)')).toBeVisible();
  },
};

export const FewReviews: Story = { args: { text: '4.6 (37 avis)' } };

/** Under five reviews a number would say nothing: a word, without a star. */
export const TooFewReviews: Story = {
  args: { text: 'Nouveau' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};
