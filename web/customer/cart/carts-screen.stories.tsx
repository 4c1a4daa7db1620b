import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageWidth } from '../../../.storybook/frames';
import { sampleCart } from '../../../.storybook/results/open-cart';
import { CartsScreen } from './cart-page';

const meta = {
  component: CartsScreen,
  decorators: [pageWidth],
  parameters: { layout: 'fullscreen' },
  args: {
    carts: [
      sampleCart('levain', 'Maison Levain', 419, [[3, 'Croissant au beurre']]),
      sampleCart('grill', 'Sami Grill', 11_429, [
        [4, 'Tacos 2 viandes'],
        [4, 'Kebab du chef'],
        [2, 'Limonade 33 cl'],
        [1, 'Tarte aux framboises'],
        [1, 'Baguette'],
      ]),
    ],
  },
} satisfies Meta<typeof CartsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One card a shop; each leads to its cart. */
export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Maison Levain' })).toHaveAttribute('href', '/cart/levain');
    await expect(canvas.getByText('12 articles')).toBeVisible();
  },
};
