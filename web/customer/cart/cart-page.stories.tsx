import { expect, waitFor } from 'storybook/test';
import {
  CartPageDocument,
  ChangeCartLineDocument,
  DeclineMealDealDocument,
  LatestCartPageDocument,
  PickupDaysDocument,
  PutBackCartLineDocument,
} from '../../../graphql/generated/customer/cart';
import { answer, fail, keepWaiting, type Answers } from '../../../.storybook/mocked-answers';
import { failingAt, leadsTo, pageAt, pageParameters, says, type Story } from '../../../.storybook/mocked-product';
import { ahead, cart, emptyCart, pickupDays } from '../../../.storybook/results/cart';
import { sampleCart } from '../../../.storybook/results/open-cart';
import { lunch, lunchUntilTwo } from '../../../.storybook/samples/meal-deals';
import { withWanted } from '../../ordering/cart-lines';

export default { tags: ['page'], parameters: pageParameters };

const at = (answers: Answers = {}) => pageAt('/cart/levain', { answers });

/** What, when, for how much; the earliest window that fits is chosen already. */
export const ReadyToOrder: Story = {
  ...at(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^12:15 PM/ })).toBeChecked();
    await expect(canvas.getByText('0,29 €')).toBeVisible();
    for (const total of canvas.getAllByText('13,69 €')) await expect(total).toBeVisible();
  },
};

/** Another window is one press away; from wherever one stands on the page, on to the payment. */
export const Ordered: Story = {
  ...at(),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const order = await canvas.findByRole('button', { name: /^Commander · 13,69.€$/ });
    await expect(order.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await userEvent.click(await canvas.findByText('12:30 PM'));
    await userEvent.click(canvas.getByRole('button', { name: /^Retrait 12:30 PM/ }));
    await expect(canvas.getByRole('region', { name: 'Créneau de retrait' })).toHaveFocus();
    await userEvent.click(order);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Paiement' })).toBeVisible();
  },
};

/** No window has the room: a press says so and brings the windows into view. */
export const NoRoom: Story = {
  ...at(answer(CartPageDocument, { cart: { ...cart, units: 9 } })),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const order = await canvas.findByRole('button', { name: /^Commander/ });
    await expect(order).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(order);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please select a valid pickup window.');
    await expect(canvas.getByRole('region', { name: 'Créneau de retrait' })).toHaveFocus();
    await expect(canvas.queryByRole('heading', { level: 1, name: 'Paiement' })).toBeNull();
  },
};

/** A croissant more, a sandwich more, the sandwich away and back again; simple or composed, each has its stepper. */
export const ChangingLines: Story = {
  ...at({
    ...answer(ChangeCartLineDocument, ({ input: { lineId, quantity } }) => ({
      setCartLineQuantity: withWanted(cart, new Map([[lineId, quantity]])),
    })),
    ...answer(PutBackCartLineDocument, { addToCart: cart }),
  }),
  play: async ({ canvas, userEvent }) => {
    const orderable = (name: RegExp) => waitFor(() => expect(canvas.getByRole('button', { name })).toBeEnabled());
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter un article : Croissant au beurre' }));
    await orderable(/^Commander · 14,99/);
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article : Sandwich du chef' }));
    await orderable(/^Commander · 23,19/);
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Sandwich du chef' }));
    await expect(await canvas.findByText('Sandwich du chef : retiré du panier.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await orderable(/^Commander · 13,69/);
    await expect(canvas.queryByText('Sandwich du chef : retiré du panier.')).toBeNull();
  },
};

const withDeal = (deal: typeof lunch, declined: readonly string[] = []) => ({
  ...cart,
  declinedMealDealIds: [...declined],
  shop: { ...cart.shop, mealDeals: [deal] },
});

/** What is in the cart makes a meal deal: its price applies by itself, and can be undone and had again. */
export const MealDeal: Story = {
  ...at({
    ...answer(CartPageDocument, { cart: withDeal(lunch) }),
    ...answer(DeclineMealDealDocument, ({ input: { declined } }) => ({
      declineMealDeal: withDeal(lunch, declined ? ['midi'] : []),
    })),
  }),
  play: async ({ canvas, userEvent }) => {
    for (const saved of await canvas.findAllByText('−1,00 €')) await expect(saved).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Commander · 12,69/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer : Formule Midi' }));
    await expect(await canvas.findByRole('button', { name: /^Commander · 13,69/ })).toBeVisible();
    await expect(canvas.getByText(/vous feriez/)).toHaveTextContent('vous feriez 1,00 € d’économie');
    await userEvent.click(canvas.getByRole('button', { name: 'Appliquer : Formule Midi' }));
    await expect(await canvas.findByRole('button', { name: /^Commander · 12,69/ })).toBeVisible();
  },
};

/** A meal deal with hours applies to windows within them: another window says why the price is another. */
export const MealDealWithHours: Story = {
  ...at(answer(CartPageDocument, { cart: withDeal(lunchUntilTwo) })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: /^Commander · 12,69/ })).toBeVisible();
    await userEvent.click(canvas.getByText('5:00 PM'));
    await expect(await canvas.findByRole('button', { name: /^Commander · 13,69/ })).toBeVisible();
    await expect(canvas.getByText(/pas à ce créneau/)).toHaveTextContent('pas à ce créneau (jusqu’à 14:00)');
  },
};

/** The meal deal could not be undone. */
export const MealDealNotUndone: Story = {
  ...at({
    ...answer(CartPageDocument, { cart: withDeal(lunch) }),
    ...fail(DeclineMealDealDocument, new TypeError('Failed to fetch')),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retirer : Formule Midi' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('La connexion a échoué.');
    for (const saved of canvas.getAllByText('−1,00 €')) await expect(saved).toBeVisible();
  },
};

/** A change did not arrive. */
export const ChangeFailed: Story = {
  ...at(fail(ChangeCartLineDocument, new TypeError('Failed to fetch'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter un article : Croissant au beurre' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('La connexion a échoué.');
  },
};

/** Orders are taken ahead: the first day on which all of it can be had is chosen, and what decides is said. */
export const Ahead: Story = {
  ...at(ahead),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'lun. 15' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^Aujourd’hui.*72 h avant/ })).toBeDisabled();
    await expect(canvas.getByText(/72 h avant\. À partir du lundi 15 juin\./)).toBeVisible();
    // Too early that day for the notice: left out.
    await expect(canvas.queryByText('8:00 AM')).toBeNull();
    await userEvent.click(await canvas.findByText('11:00 AM'));
    await expect(canvas.getByRole('button', { name: /^Retrait lun. 15, 11:00 AM/ })).toBeVisible();
  },
};

const [today] = pickupDays;
if (!today) throw new Error('The workbench has lost its days.');
const served = { ...cart, lines: cart.lines.map((line) => ({ ...line, servedText: 'de 11:30 à 12:30' })) };
const servedOn = (facts: Partial<typeof today>) => ({
  ...answer(CartPageDocument, { cart: served }),
  ...answer(PickupDaysDocument, { pickupDays: [{ ...today, ...facts }] }),
});

/** Something has hours of its own, in a shop that takes orders for today alone: windows outside of them are not offered. */
export const WithinItsHours: Story = {
  ...at(servedOn({ possible: true, item: null, why: null, shutWindows: [cart.shop.pickupWindows[1]?.id ?? ''] })),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Se retire de/))[0]).toHaveTextContent('Se retire de 11:30 à 12:30.');
    await expect(await canvas.findByRole('button', { name: /^Retrait 12:30 PM/ })).toBeVisible();
    await expect(canvas.queryByText('12:15 PM')).toBeNull();
    await expect(canvas.queryByRole('radio', { name: /^Aujourd’hui/ })).toBeNull();
  },
};

/** They are over for today. */
export const PastItsHours: Story = {
  ...at(servedOn({ why: 'Formule du midi : de 11:30 à 12:30.' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Aujourd’hui.*de 11:30 à 12:30/ })).toBeDisabled();
    await expect(canvas.queryByText(/^Aucun jour ne convient/)).toBeNull();
  },
};

const never = pickupDays.map((day) => ({ ...day, possible: false, isFirst: false }));

/** The notice of something ran out while the cart was open. */
export const NoDayLeft: Story = {
  ...at({ ...ahead, ...answer(PickupDaysDocument, { pickupDays: never }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Aucun jour ne convient/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Commander/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

const [first] = cart.shop.pickupWindows;
if (!first) throw new Error('a cart without windows');
const kept = {
  ...cart,
  hold: {
    ...{ __typename: 'CartHold' as const, windowId: first.id, units: cart.units, secondsLeft: 522 },
    window: { ...first, remaining: cart.units },
  },
};

/** Back from the payment: the window is kept, full for everybody else, and chosen already. */
export const Kept: Story = {
  ...at(answer(CartPageDocument, { cart: kept })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Créneau réservé encore/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /12:00 PM/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: /^Commander/ })).toBeEnabled();
  },
};

/** An old order once more, as far as the shop has it. */
export const OrderedAgain: Story = {
  ...pageAt('/cart/levain', {
    state: { orderedAgain: ['Tarte au citron : n’est plus à la carte.', 'Éclair au café : il n’en reste que 2.'] },
  }),
  play: says('Éclair au café : il n’en reste que 2.'),
};

export const Empty: Story = {
  ...at(answer(CartPageDocument, { cart: emptyCart })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your cart is empty.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voir la carte' })).toHaveAttribute('href', '/boulangerie/levain');
  },
};

/** `/cart` without any cart. */
export const NoCart: Story = {
  ...pageAt('/cart', { answers: answer(LatestCartPageDocument, { latestCart: null, carts: [] }) }),
  play: leadsTo('Trouver un commerce', '/userSearch'),
};

/** `/cart` with carts in several shops: one card a shop, which leads to its cart. */
export const SeveralCarts: Story = {
  ...pageAt('/cart', {
    answers: answer(LatestCartPageDocument, {
      latestCart: cart,
      carts: [
        cart,
        sampleCart('grill', 'Sami Grill', 11_429, [
          [4, 'Tacos 2 viandes'],
          [4, 'Kebab du chef'],
          [2, 'Limonade 33 cl'],
          [1, 'Tarte aux framboises'],
          [1, 'Baguette'],
        ]),
      ],
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sami Grill' })).toHaveAttribute('href', '/cart/grill');
    await expect(canvas.getByRole('link', { name: 'Maison Levain' })).toHaveAttribute('href', '/cart/levain');
    await expect(canvas.getByText('12 articles')).toBeVisible();
  },
};

export const Loading: Story = at(keepWaiting(CartPageDocument));

export const Failed: Story = failingAt('/cart/levain', CartPageDocument, { text: 'Failed to fetch data' });
