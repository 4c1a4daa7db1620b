import { expect, fn, waitFor, within } from 'storybook/test';
import {
  DropFavouriteDocument,
  FavouritesDocument,
  FavouriteToCartDocument,
  type FavouriteContentFragment,
} from '../../../graphql/generated/customer/favourites';
import {
  ReturningCustomerDocument,
  type ReturningCustomerQuery,
} from '../../../graphql/generated/customer/returning-customer';
import { AnnounceArrivalDocument } from '../../../graphql/generated/customer/tracking';
import { answer, type Answers } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters, type Story } from '../../../.storybook/mocked-product';
import { chosen } from '../../../.storybook/samples/choices';
import { cartCount } from '../../../.storybook/results/cart';
import { sampleCart } from '../../../.storybook/results/open-cart';
import { returningCustomer, tracked } from '../../../.storybook/results/orders';

export default { tags: ['page'], parameters: pageParameters };

const nothing: ReturningCustomerQuery = { openOrders: [], sameAgain: null, carts: [] };

/** The search, opened by a customer whom it knows. */
const at = (known: Partial<ReturningCustomerQuery>, answers: Answers = {}) =>
  pageAt('/userSearch?adresse=Rivoli', {
    answers: { ...answer(ReturningCustomerDocument, { ...nothing, ...known }), ...answers },
  });

const grill = sampleCart('grill', 'Sami Grill', 11_429, [
  [4, 'Tacos 2 viandes'],
  [8, 'Limonade 33 cl'],
]);
const others = ['B4N8RT', 'Z2Y9WD'].map((token) => ({ ...tracked, id: token, token }));

/** The order to collect first, the last one once more at today’s price, the cart last used; the others a press away. */
export const All: Story = {
  ...at(
    {
      ...returningCustomer,
      openOrders: [tracked, ...others],
      carts: [grill, sampleCart('zinc', 'Café du Zinc', 500, [])],
    },
    answer(AnnounceArrivalDocument, { announceArrival: { ...tracked, arrivingAt: '2026-06-12T09:38:00Z' } }),
  ),
  play: async ({ canvas, userEvent }) => {
    const link = (name: string | RegExp) => canvas.getByRole('link', { name });
    const arrive = await canvas.findByRole('button', { name: 'J’arrive' });
    await expect(link('Commande K7M4PX')).toHaveAttribute('href', '/tokenDetails/K7M4PX');
    await expect(canvas.queryByText('B4N8RT')).toBeNull();
    await expect(link('et 2 autres')).toHaveAttribute('href', '/user-ordersPage');
    await expect(link('et 1 autre')).toHaveAttribute('href', '/cart');
    await expect(link(/^Panier à terminer\s*·\s*Sami Grill\s*12 articles$/)).toHaveAttribute('href', '/cart/grill');
    await userEvent.click(arrive);
    await expect(await canvas.findByText('La boutique sait que vous arrivez.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'J’arrive' })).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: /^La même chose \? 3 × Croissant.*Sandwich du chef Vérifier · 13,69.€$/ }),
    );
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Paiement' })).toBeVisible();
  },
};

const composed = (id: string, problem: 'CHOICE_UNAVAILABLE' | null): FavouriteContentFragment => ({
  __typename: 'Favourite',
  id,
  shop: { __typename: 'Shop', id: 'grill', kind: 'RESTAURANT', name: 'Sami Grill' },
  composition: {
    __typename: 'KeptComposition',
    item: { __typename: 'Item', id: 'tacos', name: 'Tacos 2 viandes', nameLang: null },
    choices: chosen({ meats: 'Poulet' }),
    ...{ choicesLang: null, note: '', unitCents: 950, problem },
  },
});
const dropped = fn(() => ({ dropFavourite: true }));

/** A shop is one tap away, a composition is in its cart with one; what cannot be made any more says so and can be let go. */
export const Favourites: Story = {
  ...at(
    {},
    {
      ...answer(FavouritesDocument, {
        favourites: [
          {
            __typename: 'Favourite',
            ...{ id: 'f-1', composition: null },
            shop: { __typename: 'Shop', id: 'marais', kind: 'BOULANGERIE', name: 'Au Levain du Marais' },
          },
          composed('f-2', null),
          composed('f-3', 'CHOICE_UNAVAILABLE'),
        ],
      }),
      ...answer(FavouriteToCartDocument, { favouriteToCart: cartCount }),
      ...answer(DropFavouriteDocument, dropped),
    },
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const shop = await canvas.findByRole('link', { name: 'Au Levain du Marais' });
    await expect(shop).toHaveAttribute('href', '/boulangerie/marais');
    await expect(canvas.getByText('N’existe plus ainsi')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Tacos 2 viandes.*9,50.*Mettre au panier$/ }));
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText('Tacos 2 viandes : au panier chez Sami Grill.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer Tacos 2 viandes' }));
    await waitFor(() => expect(dropped).toHaveBeenLastCalledWith({ id: 'f-3' }));
  },
};

/** Leaves room for the first shop; a time is not torn from its « AM ». */
export const OnAPhone: Story = {
  ...at({
    ...returningCustomer,
    openOrders: [{ ...tracked, window: { ...tracked.window, pickupWindow: '10:15 AM - 10:30 AM' } }],
    carts: [grill],
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('region', { name: 'Où vous en étiez' });
    const pickup = within(panel).getByText('10:15', { exact: false, selector: 'bdi' }).parentElement;
    await expect(new Set([...(pickup?.getClientRects() ?? [])].map(({ top }) => top)).size).toBe(1);
    await expect(panel.offsetHeight).toBeLessThan(300);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Something of it cannot be had: that is said before, and the cart comes first. */
export const NotAllOfIt: Story = {
  ...at({
    sameAgain: returningCustomer.sameAgain && {
      ...returningCustomer.sameAgain,
      totalCents: null,
      changes: [
        { __typename: 'RefillChange', name: 'Baguette tradition', reason: 'SOLD_OUT', quantity: 0, choice: null },
      ],
    },
  }),
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Où vous en étiez' }));
    await expect(panel.getByText(/épuisé pour aujourd’hui/)).toBeVisible();
    await expect(panel.queryByText(/€/)).toBeNull();
    await expect(panel.getByRole('button', { name: /Mettre au panier$/ })).toBeVisible();
  },
};

/** Nobody’s order, no cart: nothing is in the way. */
export const Nothing: Story = {
  ...at({}),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Maison Levain', level: 3 });
    await expect(canvas.queryByRole('region', { name: 'Où vous en étiez' })).toBeNull();
  },
};
