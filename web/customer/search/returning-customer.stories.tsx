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
import { RunningOrdersDocument } from '../../../graphql/generated/customer/running-orders';
import { AnnounceArrivalDocument } from '../../../graphql/generated/customer/tracking';
import { answer, type Answers } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters, type Story } from '../../../.storybook/mocked-product';
import { chosen } from '../../../.storybook/samples/choices';
import { cartCount } from '../../../.storybook/results/cart';
import { sampleCart } from '../../../.storybook/results/open-cart';
import { returningCustomer, tracked } from '../../../.storybook/results/orders';

export default { tags: ['page'], parameters: pageParameters };

const nothing: ReturningCustomerQuery = { sameAgain: null, carts: [] };

/** The search, opened by a customer whom it knows. */
const at = (known: Partial<ReturningCustomerQuery>, answers: Answers = {}) =>
  pageAt('/userSearch?adresse=Rivoli', {
    answers: { ...answer(ReturningCustomerDocument, { ...nothing, ...known }), ...answers },
  });

const grill = sampleCart('grill', 'Sami Grill', 11_429, [
  [4, 'Tacos 2 viandes'],
  [8, 'Limonade 33 cl'],
]);
/** The last order once more at today’s price and the carts that are open, in one row that slides. */
export const All: Story = {
  ...at({ ...returningCustomer, carts: [grill, sampleCart('zinc', 'Café du Zinc', 500, [])] }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const link = (name: string | RegExp) => canvas.getByRole('link', { name });
    const panel = await canvas.findByRole('region', { name: 'Où vous en étiez' });
    await expect(panel.offsetHeight).toBeLessThan(200);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(link(/^Panier à terminer\s*Sami Grill · 12 articles$/)).toHaveAttribute('href', '/cart/grill');
    await expect(link(/Café du Zinc/)).toHaveAttribute('href', '/cart/zinc');
    await userEvent.click(
      canvas.getByRole('button', { name: /^La même chose \? 3 × Croissant.*Sandwich du chef Vérifier · 13,69.€$/ }),
    );
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Paiement' })).toBeVisible();
  },
};

const running = { ...tracked, window: { ...tracked.window, pickupWindow: '10:15 AM - 10:30 AM' } };
const runningOrders = (...openOrders: (typeof tracked)[]) => answer(RunningOrdersDocument, { openOrders });

/** The order to collect stands at the bottom of every page; a time is not torn from its « AM ». */
export const OrderRuns: Story = {
  ...at(
    {},
    {
      ...runningOrders(running, { ...tracked, id: 'B4N8RT', token: 'B4N8RT' }),
      ...answer(AnnounceArrivalDocument, { announceArrival: { ...running, arrivingAt: '2026-06-12T09:38:00Z' } }),
    },
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const bar = within(await canvas.findByRole('complementary', { name: 'Commande en cours' }));
    await expect(bar.getByRole('link', { name: /^Commande K7M4PX/ })).toHaveAttribute('href', '/tokenDetails/K7M4PX');
    await expect(bar.getByRole('link', { name: 'et 1 autre' })).toHaveAttribute('href', '/user-ordersPage');
    const pickup = bar.getByText('10:15', { exact: false, selector: 'bdi' }).parentElement;
    await expect(new Set([...(pickup?.getClientRects() ?? [])].map(({ top }) => top)).size).toBe(1);
    await userEvent.click(bar.getByRole('button', { name: 'J’arrive' }));
    await expect(await bar.findByText('La boutique sait que vous arrivez.', { exact: false })).toBeVisible();
    await expect(bar.queryByRole('button', { name: 'J’arrive' })).toBeNull();
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
