import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pageWidth } from '../../../.storybook/frames';
import { sampleCart } from '../../../.storybook/results/open-cart';
import { ReturningCustomerPanel } from './returning-customer-panel';

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

const levain = { id: 'f-1', shopName: 'Au Levain du Marais', href: '/boulangerie/levain' };
const sami = { shopName: 'Sami Grill', href: '/restaurant/grill' };
const composed = { name: 'Tacos 2 viandes', nameLang: null, words: 'Poulet, Cheddar', unitCents: 950, gone: false };
const tacos = { id: 'f-2', ...sami, composed };
const gone = { id: 'f-3', ...sami, composed: { ...composed, gone: true, notice: 'N’existe plus ainsi' } };

const meta = {
  component: ReturningCustomerPanel,
  decorators: [pageWidth],
  parameters: { layout: 'fullscreen' },
  args: {
    ...{ orders: [order], again, carts: [cart], favourites: [] },
    ...{ onArrive: fn(), onOrderAgain: fn(), onFavouriteToCart: fn(), onFavouriteGone: fn() },
  },
} satisfies Meta<typeof ReturningCustomerPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The order to collect first, the last one once more at today’s price, the cart last used; the others a press away. */
export const All: Story = {
  args: { orders: [order, { ...order, token: 'B4N8RT' }, { ...order, token: 'Z2Y9WD' }], carts: [cart, cart] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Commande K7MQ3X' })).toHaveAttribute('href', '/tokenDetails/K7MQ3X');
    await expect(canvas.queryByText('B4N8RT')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'et 2 autres' })).toHaveAttribute('href', '/user-ordersPage');
    await expect(canvas.getByRole('link', { name: 'et 1 autre' })).toHaveAttribute('href', '/cart');
    await expect(
      canvas.getByRole('link', { name: /^Panier à terminer\s*·\s*Sami Grill\s*12 articles$/ }),
    ).toHaveAttribute('href', '/cart/grill');
    await userEvent.click(canvas.getByRole('button', { name: 'J’arrive' }));
    await expect(args.onArrive).toHaveBeenCalledWith('K7MQ3X');
    await userEvent.click(
      canvas.getByRole('button', {
        name: /^La même chose \? 2 × Croissant.*Baguette tradition Vérifier · 4,24.€$/,
      }),
    );
    await expect(args.onOrderAgain).toHaveBeenCalledOnce();
  },
};

/** A shop is one tap away, a composition is in its cart with one; what cannot be made any more says so and can be let go. */
export const Favourites: Story = {
  args: { orders: [], again: undefined, carts: [], favourites: [levain, tacos, gone] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Au Levain du Marais' })).toHaveAttribute('href', levain.href);
    await userEvent.click(canvas.getByRole('button', { name: /^Tacos 2 viandes.*9,50.*Mettre au panier$/ }));
    await expect(args.onFavouriteToCart).toHaveBeenCalledWith(tacos);
    await expect(canvas.getByText('N’existe plus ainsi')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer Tacos 2 viandes' }));
    await expect(args.onFavouriteGone).toHaveBeenCalledWith(gone);
  },
};

/** Leaves room for the first shop; a time is not torn from its « AM ». */
export const OnAPhone: Story = {
  args: { orders: [{ ...order, pickupWindow: '10:15 AM - 10:30 AM' }] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const pickup = canvas.getByText('10:15', { exact: false, selector: 'bdi' }).parentElement;
    await expect(new Set([...(pickup?.getClientRects() ?? [])].map(({ top }) => top)).size).toBe(1);
    await expect(canvas.getByRole('region').offsetHeight).toBeLessThan(300);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

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
