import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox } from '../../../.storybook/situations';
import { CartBar } from './cart-bar';

export default {
  component: CartBar,
  args: { itemCount: 128, totalCents: 123_450, href: '/cart/0197' },
  // A transformed parent keeps what floats inside the story.
  decorators: [inBox('h-40 transform-gpu')],
} satisfies Meta<typeof CartBar>;
type Story = StoryObj<typeof CartBar>;

export const SeveralItems: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Voir le panier (128 articles) - €1234.50' });
    await expect(link).toHaveAttribute('href', '/cart/0197');
  },
};

export const OneItem: Story = {
  args: { itemCount: 1, totalCents: 90 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Voir le panier (1 article) - €0.90' })).toBeVisible();
  },
};

/** Nothing to see, but ready to announce the first item. */
export const Empty: Story = {
  args: { itemCount: 0, totalCents: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
