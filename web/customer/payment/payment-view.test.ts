import { expect, test } from 'vitest';
import type { CartMeanwhileQuery } from '../../../graphql/generated/customer/payment';
import type { Checkout, CheckoutRefusal, CheckoutStep } from './checkout-steps';
import { heldState, paymentView, toSummary, windowOutcome, withNextWindow } from './payment-view';

const checkout: Checkout = {
  __typename: 'Checkout',
  id: 'c-1',
  intentId: 'pi_1',
  clientSecret: 'pi_1_secret_x',
  totalCents: 1279,
  feeCents: 29,
  lines: [{ __typename: 'CheckoutLine', id: 'l-1', quantity: 10, name: 'Croissant', nameLang: null, lineCents: 1250 }],
  holdSeconds: 540,
  paid: false,
};

const full: CheckoutRefusal = {
  __typename: 'WindowFull',
  message: 'Ce créneau vient de se remplir. Choisissez-en un autre.',
  next: {
    __typename: 'PickupWindow',
    id: 'w-2',
    date: '11/21/2026',
    day: null,
    pickupWindow: '12:30 PM - 12:45 PM',
    startsAt: '2026-11-21T11:30:00.000Z',
    endsAt: '2026-11-21T11:30:00.000Z',
  },
};

const state = {
  orderPayload: {
    customerId: 'u-1',
    restaurantId: 's-1',
    pickupWindow: '12:15 PM - 12:30 PM',
    pickupDate: '11/21/2026',
    totalPrice: 12.79,
  },
  windowStartsAt: '2026-11-21T11:15:00.000Z',
};

test('the card form is shown while the window is held, and is busy during the payment', () => {
  expect(paymentView({ name: 'card', checkout })).toMatchObject({ kind: 'card', busy: false, holdSeconds: 540 });
  expect(paymentView({ name: 'paying', checkout })).toMatchObject({ kind: 'card', busy: true });
});

test('a paid order keeps the busy card form, and shows a message when its confirmation is late', () => {
  expect(paymentView({ name: 'confirming', intentId: 'pi_1', checkout })).toEqual({ kind: 'card', busy: true });
  expect(paymentView({ name: 'confirming', intentId: 'pi_1', checkout, trouble: 'Réseau perdu.' })).toEqual({
    kind: 'confirming',
    trouble: 'Réseau perdu.',
  });
});

test('a payment that is already paid on reload shows no card form', () => {
  expect(paymentView({ name: 'confirming', intentId: 'pi_1' }).kind).toBe('confirming');
});

test('a full window proposes the next one and states that nothing was charged', () => {
  const view = paymentView({ name: 'refused', refusal: full });
  expect(view).toMatchObject({ kind: 'refused', nextWindow: '12:30 PM - 12:45 PM', advice: 'Rien n’a été débité.' });
  expect(withNextWindow(state, full)).toMatchObject({
    orderPayload: { pickupWindow: '12:30 PM - 12:45 PM' },
    windowStartsAt: '2026-11-21T11:30:00.000Z',
  });
});

test('a window is marked as lost when full and as refunded after a refund, but not for a problem of the cart', () => {
  expect(windowOutcome(paymentView({ name: 'refused', refusal: full }))).toBe('lost');
  expect(windowOutcome(paymentView({ name: 'refunded', message: 'Remboursé.' }))).toBe('refunded');
  const soldOut: CheckoutRefusal = { __typename: 'SoldOut', message: 'Tarte : épuisé.' };
  expect(windowOutcome(paymentView({ name: 'refused', refusal: soldOut }))).toBeUndefined();
  expect(windowOutcome({ kind: 'expired' })).toBeUndefined();
});

test.each<CheckoutRefusal>([
  { __typename: 'SoldOut', message: 'Tarte : épuisé.' },
  { __typename: 'PriceChanged', message: 'Le total a changé : 9,00 €.', totalCents: 900 },
  { __typename: 'WindowInvalid', message: 'Please select a valid pickup window.' },
  { __typename: 'InvalidSelection', message: 'Cette composition n’est pas possible.' },
  { __typename: 'CartFull', message: 'Votre panier est plein : 2 000,00 € au plus.' },
  { __typename: 'CartEmpty', message: 'Your cart is empty.' },
])('refusal $__typename shows its message and states that nothing was charged', (refusal) => {
  const view = paymentView({ name: 'refused', refusal });
  expect(view).toMatchObject({ message: refusal.message });
  expect(view).toHaveProperty('advice', expect.stringContaining('Rien n’a été débité.'));
  expect(withNextWindow(state, refusal)).toBe(state);
});

test('the total shown is the checkout’s or the refusal’s, and the cart’s before the checkout is open', () => {
  expect(toSummary(state, undefined, { name: 'opening' })).toEqual({
    shopName: undefined,
    shopAddress: undefined,
    pickupWindow: '12:15 PM - 12:30 PM',
    totalCents: 1279,
  });
  const dearer = { ...checkout, totalCents: 1300 };
  expect(toSummary(state, undefined, { name: 'card', checkout: dearer }).totalCents).toBe(1300);
  const refusal: CheckoutRefusal = { __typename: 'PriceChanged', message: 'Le total a changé.', totalCents: 900 };
  expect(toSummary(state, undefined, { name: 'refused', refusal }).totalCents).toBe(900);
});

const shop = { __typename: 'Shop', id: 's-1' } as const;
const cart = (totalCents: number): CartMeanwhileQuery['cart'] => ({
  __typename: 'Cart',
  id: 'c-1',
  itemCount: 10,
  totalCents,
  shop,
});

test('the lines shown at checkout are those being paid, even when the cart changes in another tab', () => {
  const lines = { articles: checkout.lines, feeCents: 29 };
  expect(toSummary(state, undefined, { name: 'opening' }, cart(1279)).lines).toBeUndefined();
  for (const now of [1279, 1409])
    expect(toSummary(state, undefined, { name: 'card', checkout }, cart(now)).lines).toEqual(lines);
});

test.each<[string, CheckoutStep, ReturnType<typeof cart>, boolean]>([
  ['a cart that grew while the card is asked', { name: 'card', checkout }, cart(1409), true],
  ['a cart as it was held', { name: 'card', checkout }, cart(1279), false],
  ['a cart not held yet', { name: 'opening' }, cart(1409), false],
  ['what is left once it is paid', { name: 'confirming', intentId: 'pi_1', checkout }, cart(159), false],
  ['a cart another tab has paid', { name: 'card', checkout }, { ...cart(0), itemCount: 0 }, false],
])('%s: the customer is notified that the cart changed: %s', (_what, step, now, told) => {
  expect(toSummary(state, undefined, step, now).cartChanged).toBe(told);
});

test('a payment page without navigation state is restored from the cart’s hold when that hold is usable', () => {
  const window = {
    __typename: 'PickupWindow',
    id: 'w-1',
    date: '11/21/2026',
    day: null,
    pickupWindow: '12:15 PM - 12:30 PM',
    startsAt: '2026-11-21T11:15:00.000Z',
    endsAt: '2026-11-21T11:15:00.000Z',
  } as const;
  const held = (windowId: string | null, day: string | null = null) => ({
    __typename: 'Cart' as const,
    id: 'c-1',
    totalCents: 1279,
    hold: windowId === null ? null : { __typename: 'CartHold' as const, windowId, window: { ...window, day } },
    shop: { ...shop, pickupWindows: [window] },
  });
  const kept = { ...state, windowEndsAt: '2026-11-21T11:15:00.000Z' };
  expect(heldState(held('w-1'), 'u-1')).toEqual(kept);
  expect(heldState(held('w-0'), 'u-1')).toBeNull();
  // The windows of another day do not come with the cart.
  expect(heldState(held('w-0', 'samedi 21 novembre'), 'u-1')).toEqual({ ...kept, day: 'samedi 21 novembre' });
  expect(heldState(held(null), 'u-1')).toBeNull();
  expect(heldState(null, 'u-1')).toBeNull();
});
