import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { order as placed, orderWithMealDeal } from '../../../.storybook/results/orders';
import { ordersErrorMessage, toListedOrders } from './orders-page';

const refund = {
  __typename: 'OrderRefund' as const,
  id: 'r-1',
  cents: 130,
  reason: '',
  state: 'DONE' as const,
  lines: [],
};
const review = { __typename: 'OrderReview' as const, stars: 4, text: '' };
const order = { ...placed, review, refunds: [refund] };

test('the order list shows each order’s token, shop, pickup window, rating, refund and French date', () => {
  const [listed] = toListedOrders([order]);
  expect(listed).toMatchObject({
    pickupWindow: '12:15 PM - 12:30 PM',
    shopName: 'Maison Levain',
    token: 'K7M4PX',
    orderDate: '12 juin 2026 à 11:36',
    totalCents: 1369,
    refundCents: 130,
    stars: 4,
    reviewable: false,
  });
});

test('the order list shows an order’s meal deals and service charge', () => {
  expect(toListedOrders([orderWithMealDeal])).toMatchObject([
    { mealDeals: [{ name: 'Formule Midi', cents: 100 }], serviceChargeCents: 29, totalCents: 1269 },
  ]);
});

test('an order for a later day is listed as planned, and as awaiting a choice when that day is closed', () => {
  const window = { ...order.window, day: 'vendredi 1 janvier', shownFrom: '2100-01-01T03:00:00Z' };
  const ahead = { ...order, status: 'PREPARING', window } as const;
  const [listed, shut] = toListedOrders([ahead, { ...ahead, dayClosedUntil: '2099-12-31T23:00:00Z' }]);
  expect(shut?.tag).toBe('Jour fermé : à vous de choisir');
  expect(listed).toMatchObject({
    tag: 'Prévue vendredi 1 janvier',
    pickupWindow: 'vendredi 1 janvier, 12:15 PM - 12:30 PM',
  });
});

test('an error of the order list is shown with the server’s message, else with the specification’s', () => {
  const limited = new CombinedGraphQLErrors({
    errors: [{ message: 'Trop de demandes.', extensions: { code: 'RATE_LIMITED' } }],
  });
  expect(ordersErrorMessage(limited)).toBe('Trop de demandes.');
  expect(ordersErrorMessage(new TypeError('Failed to fetch'))).toBe('Failed to fetch orders');
});
