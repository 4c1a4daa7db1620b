import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import type { OrdersPageQuery } from '../../../graphql/generated/customer/orders';
import { ordersErrorMessage, toListedOrders } from './orders-page';

const order: OrdersPageQuery['orderHistory']['orders'][number] = {
  __typename: 'Order',
  version: 1,
  id: 'o-1',
  token: 'K7MQ3X',
  status: 'READY',
  isMine: true,
  cancellableUntil: null,
  cancellation: null,
  mayReview: false,
  review: { __typename: 'OrderReview', stars: 4, text: '' },
  seenAt: null,
  dayClosedUntil: null,
  createdAt: '2026-11-21T11:04:00.000Z',
  totalCents: 289,
  refunds: [],
  shop: { __typename: 'Shop', id: 's-1', zone: 'Europe/Paris', name: 'Au Bon Pain' },
  window: {
    ...{ __typename: 'OrderWindow' as const, day: null, pickupWindow: '12:30–12:45' },
    ...{ startsAt: '2026-11-21T11:30:00Z', shownFrom: '2026-11-21T03:00:00Z' },
  },
  lines: [{ __typename: 'OrderLine', id: 'l-1', name: 'Croissant', nameLang: null, quantity: 2, unitCents: 130 }],
};

test('the order list shows each order’s token, shop, pickup window, rating and French date', () => {
  const [listed] = toListedOrders([order]);
  expect(listed).toMatchObject({
    pickupWindow: '12:30–12:45',
    shopName: 'Au Bon Pain',
    token: 'K7MQ3X',
    orderDate: '21 novembre 2026 à 12:04',
    totalCents: 289,
    stars: 4,
    reviewable: false,
  });
});

test('the order list shows the refunded amount without failed refunds', () => {
  const refund = { __typename: 'OrderRefund' as const, id: 'r-1', cents: 130, state: 'DONE' as const, lines: [] };
  const refunds = [refund, { ...refund, id: 'r-2', cents: 29, state: 'FAILED' as const }];
  expect(toListedOrders([{ ...order, refunds }, order]).map(({ refundCents }) => refundCents)).toEqual([
    130,
    undefined,
  ]);
});

test('an order for a later day is listed as planned, and as awaiting a choice when that day is closed', () => {
  const window = { ...order.window, day: 'vendredi 1 janvier', shownFrom: '2100-01-01T03:00:00Z' };
  const ahead = { ...order, status: 'PREPARING', window } as const;
  const [listed, shut] = toListedOrders([ahead, { ...ahead, dayClosedUntil: '2099-12-31T23:00:00Z' }]);
  expect(shut?.tag).toBe('Jour fermé : à vous de choisir');
  expect(listed).toMatchObject({ tag: 'Prévue vendredi 1 janvier', pickupWindow: 'vendredi 1 janvier, 12:30–12:45' });
});

test('an error of the order list is shown with the server’s message, else with the specification’s', () => {
  const limited = new CombinedGraphQLErrors({
    errors: [{ message: 'Trop de demandes.', extensions: { code: 'RATE_LIMITED' } }],
  });
  expect(ordersErrorMessage(limited)).toBe('Trop de demandes.');
  expect(ordersErrorMessage(new TypeError('Failed to fetch'))).toBe('Failed to fetch orders');
});
