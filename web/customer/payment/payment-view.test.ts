import { expect, test } from 'vitest';
import type { CartMeanwhileQuery } from '../../../graphql/generated/customer/payment';
import { checkout, handover as state, nextWindow, windowFull as full } from '../../../.storybook/results/payment';
import type { CheckoutRefusal, CheckoutStep } from './checkout-steps';
import { explain, heldState, showsCard, toSummary, windowOutcome, withAlternative } from './payment-view';

test.each<[string, CheckoutStep, boolean]>([
  ['while the window is held', { name: 'card', checkout }, true],
  ['during the payment', { name: 'paying', checkout }, true],
  ['while a paid order is awaited', { name: 'confirming', intentId: 'pi_1', checkout }, true],
  ['not once its confirmation is late', { name: 'confirming', intentId: 'pi_1', checkout, trouble: 'Réseau.' }, false],
  ['not when a reload finds it paid', { name: 'confirming', intentId: 'pi_1' }, false],
])('the card form is shown %s', (_when, step, shown) => {
  expect(showsCard(step)).toBe(shown);
});

test('a full window proposes the next one and states that nothing was charged', () => {
  expect(explain(full)).toMatchObject({ nextWindow: '12:30 PM - 12:45 PM', advice: 'Rien n’a été débité.' });
  expect(withAlternative(state, full)).toMatchObject({
    orderPayload: { pickupWindow: '12:30 PM - 12:45 PM' },
    windowStartsAt: nextWindow.startsAt,
  });
});

test('a changed total is paid once the customer has agreed to it', () => {
  const refusal: CheckoutRefusal = {
    __typename: 'PriceChanged',
    message: 'Le total a changé : 9,00 €.',
    totalCents: 900,
  };
  expect(explain(refusal).newTotalCents).toBe(900);
  expect(withAlternative(state, refusal).orderPayload).toEqual({ ...state.orderPayload, totalPrice: 9 });
});

test('a window is marked as lost when full and as refunded after a refund, but not for a problem of the cart', () => {
  expect(windowOutcome({ name: 'refused', refusal: full })).toBe('lost');
  expect(windowOutcome({ name: 'refunded', message: 'Remboursé.' })).toBe('refunded');
  const soldOut: CheckoutRefusal = { __typename: 'SoldOut', message: 'Tarte : épuisé.' };
  expect(windowOutcome({ name: 'refused', refusal: soldOut })).toBeUndefined();
  expect(windowOutcome({ name: 'expired' })).toBeUndefined();
});

test.each<CheckoutRefusal>([
  { __typename: 'SoldOut', message: 'Tarte : épuisé.' },
  { __typename: 'PriceChanged', message: 'Le total a changé : 9,00 €.', totalCents: 900 },
  { __typename: 'WindowInvalid', message: 'Please select a valid pickup window.' },
  { __typename: 'InvalidSelection', message: 'Cette composition n’est pas possible.' },
  { __typename: 'CartFull', message: 'Votre panier est plein : 2 000,00 € au plus.' },
  { __typename: 'CartEmpty', message: 'Your cart is empty.' },
])('refusal $__typename shows its message and states that nothing was charged', (refusal) => {
  expect(explain(refusal).message).toBe(refusal.message);
  expect(explain(refusal).advice).toContain('Rien n’a été débité.');
  if (refusal.__typename !== 'PriceChanged') expect(withAlternative(state, refusal)).toBe(state);
});

test('the total shown is the checkout’s or the refusal’s, and the cart’s before the checkout is open', () => {
  expect(toSummary(state, undefined, { name: 'opening' })).toMatchObject({
    pickupWindow: '12:15 PM - 12:30 PM',
    totalCents: 1369,
  });
  const dearer = { ...checkout, totalCents: 1300 };
  expect(toSummary(state, undefined, { name: 'card', checkout: dearer }).totalCents).toBe(1300);
  const refusal: CheckoutRefusal = { __typename: 'PriceChanged', message: 'Le total a changé.', totalCents: 900 };
  expect(toSummary(state, undefined, { name: 'refused', refusal }).totalCents).toBe(900);
});

const shop = { __typename: 'Shop', id: 'levain' } as const;
const cart = (totalCents: number, itemCount = 4): CartMeanwhileQuery['cart'] => ({
  ...{ __typename: 'Cart', id: 'c-1', itemCount, totalCents, mealDeals: [], shop },
});

test('the lines shown at checkout are those being paid, even when the cart changes in another tab', () => {
  const lines = { articles: checkout.lines, mealDeals: [], feeCents: 29 };
  expect(toSummary(state, undefined, { name: 'opening' }, cart(1369)).lines).toBeUndefined();
  for (const now of [1369, 1409])
    expect(toSummary(state, undefined, { name: 'card', checkout }, cart(now)).lines).toEqual(lines);
});

test.each<[string, CheckoutStep, ReturnType<typeof cart>, boolean]>([
  ['a cart that grew while the card is asked', { name: 'card', checkout }, cart(1409), true],
  ['a cart as it was held', { name: 'card', checkout }, cart(1369), false],
  ['a cart not held yet', { name: 'opening' }, cart(1409), false],
  ['what is left once it is paid', { name: 'confirming', intentId: 'pi_1', checkout }, cart(159), false],
  ['a cart another tab has paid', { name: 'card', checkout }, cart(0, 0), false],
])('%s: the customer is notified that the cart changed: %s', (_what, step, now, told) => {
  expect(toSummary(state, undefined, step, now).cartChanged).toBe(told);
});

test('a meal deal of the chosen window is no change of the cart', () => {
  const mealDeals = [{ __typename: 'AppliedMealDeal' as const, ...LUNCH }];
  const step = { name: 'card' as const, checkout: { ...checkout, totalCents: 1269, mealDeals } };
  expect(toSummary(state, undefined, step, cart(1369))).toMatchObject({ cartChanged: false, lines: { mealDeals } });
});

const LUNCH = { mealDealId: 'midi', name: 'Formule Midi', nameLang: null, quantity: 1, cents: 100 };

test('a payment page without navigation state is restored from the cart’s hold when that hold is usable', () => {
  const window = {
    ...{ ...nextWindow, id: 'w-1', pickupWindow: state.orderPayload.pickupWindow },
    ...{ startsAt: state.windowStartsAt, endsAt: nextWindow.startsAt },
  };
  const held = (windowId: string | null, day: string | null = null) => ({
    __typename: 'Cart' as const,
    id: 'c-1',
    totalCents: 1500,
    hold:
      windowId === null
        ? null
        : { __typename: 'CartHold' as const, windowId, totalCents: 1369, window: { ...window, day } },
    shop: { ...shop, pickupWindows: [window] },
  });
  const kept = { ...state, windowEndsAt: window.endsAt };
  expect(heldState(held('w-1'), 'camille')).toEqual(kept);
  expect(heldState(held('w-0'), 'camille')).toBeNull();
  // The windows of another day do not come with the cart.
  expect(heldState(held('w-0', 'samedi 21 novembre'), 'camille')).toEqual({ ...kept, day: 'samedi 21 novembre' });
  expect(heldState(held(null), 'camille')).toBeNull();
  expect(heldState(null, 'camille')).toBeNull();
});
