import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../../../.storybook/situations';
import { OrderBar } from './order-bar';

export default {
  component: OrderBar,
  args: {
    token: 'K7M4PX',
    news: 'Prête, elle vous attend',
    shopName: 'Maison Levain',
    pickupText: '12:15 PM - 12:30 PM',
    href: '/tokenDetails/K7M4PX',
    othersHref: '/user-ordersPage',
    onArrive: fn(),
  },
  // A transformed parent keeps what floats inside the story.
  decorators: [inBox('h-40 transform-gpu')],
} satisfies Meta<typeof OrderBar>;
type Story = StoryObj<typeof OrderBar>;

/** All of it leads to the order, but for its button and the link to the other orders. */
export const Ready: Story = {
  args: { otherCount: 2 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    const bar = canvas.getByRole('complementary', { name: 'Commande en cours' });
    await expect(bar.offsetHeight).toBeLessThanOrEqual(60);
    await expect(canvas.getByRole('link', { name: /^Commande K7M4PX/ })).toHaveAttribute(
      'href',
      '/tokenDetails/K7M4PX',
    );
    await expect(canvas.getByRole('link', { name: 'et 2 autres' })).toHaveAttribute('href', '/user-ordersPage');
    await userEvent.click(canvas.getByRole('button', { name: 'J’arrive' }));
    await expect(args.onArrive).toHaveBeenCalledOnce();
  },
};

/** Planned for another day, in a shop with a long name: cut off rather than higher. */
export const ForAnotherDay: Story = {
  args: {
    news: 'Prévue pour samedi 28 novembre',
    pickupText: 'samedi 28 novembre, 10:00 AM - 10:15 AM',
    shopName: 'Boulangerie-pâtisserie artisanale des Petits-Champs',
    onArrive: undefined,
  },
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
