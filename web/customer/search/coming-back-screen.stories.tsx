import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pageWidth } from '../../../.storybook/frames';
import { sampleCart } from '../../../.storybook/results/open-cart';
import { ComingBackScreen } from './coming-back-screen';

const order = {
  token: 'K7MQ3X',
  shopName: 'Maison Levain',
  pickupWindow: '12:15 PM - 12:30 PM',
  news: 'En préparation',
  mayArrive: true,
};

const again = {
  orderId: 'o-1',
  shopName: 'Au Levain du Marais',
  items: '2 × Croissant au beurre, 1 × Baguette tradition',
  pickupTime: '12:15',
  totalCents: 424,
  notes: [],
};

const cart = sampleCart('grill', 'Sami Grill', 11_429, [
  [4, 'Tacos 2 viandes'],
  [8, 'Limonade 33 cl'],
]);

const meta = {
  component: ComingBackScreen,
  decorators: [pageWidth],
  parameters: { layout: 'fullscreen' },
  args: { orders: [order], again, carts: [cart], onArrive: fn(), onOrderAgain: fn() },
} satisfies Meta<typeof ComingBackScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The order that runs, the last one once more at today’s price, the cart that was left. */
export const All: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Commande K7MQ3X' })).toHaveAttribute('href', '/tokenDetails/K7MQ3X');
    await expect(canvas.getByRole('link', { name: 'Sami Grill' })).toHaveAttribute('href', '/cart/grill');
    await userEvent.click(canvas.getByRole('button', { name: 'J’arrive' }));
    await expect(args.onArrive).toHaveBeenCalledWith('K7MQ3X');
    await userEvent.click(
      canvas.getByRole('button', { name: /^La même chose \? 2 × Croissant.*Baguette tradition Payer 4,24.€$/ }),
    );
    await expect(args.onOrderAgain).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The shop knows that the customer comes. */
export const Announced: Story = {
  args: {
    orders: [{ ...order, news: 'La boutique sait que vous arrivez.', mayArrive: false }],
    again: undefined,
    carts: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'J’arrive' })).toBeNull();
  },
};

/** Something of it cannot be had: that is said before, and the cart comes first. */
export const NotAllOfIt: Story = {
  args: {
    orders: [],
    again: { ...again, totalCents: null, notes: ['Baguette tradition : épuisé pour aujourd’hui.'] },
    carts: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/épuisé pour aujourd’hui/)).toBeVisible();
    await expect(canvas.queryByText(/€/)).toBeNull();
    await expect(canvas.getByRole('button', { name: /Mettre au panier$/ })).toBeVisible();
  },
};

export const OnItsWay: Story = { args: { orders: [], carts: [], busy: true } };

export const Failed: Story = {
  args: {
    orders: [],
    again: { ...again, notes: ['Plus rien de cette commande n’est disponible aujourd’hui.'] },
    carts: [],
  },
};

/** Nobody’s order, no cart: nothing is in the way. */
export const Nothing: Story = {
  args: { orders: [], again: undefined, carts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
