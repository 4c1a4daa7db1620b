import { expect, test } from 'vitest';
import type { OrderPageQuery } from '../../../graphql/generated/customer/order';
import { toCalendar, toOrderDetails, toPickupPlace, toRefundable, toRefunds } from './order-view';

type Order = OrderPageQuery['order'];
type Line = Order['lines'][number];

function aLine(fields: Partial<Line>): Line {
  return {
    __typename: 'OrderLine',
    id: 'l-1',
    kind: 'SIMPLE',
    name: 'Croissant',
    nameLang: null,
    choicesLang: null,
    description: '',
    quantity: 2,
    unitCents: 130,
    lineCents: 260,
    vatRate: 55,
    note: '',
    allergens: [],
    allergensDeclared: false,
    choices: {
      __typename: 'Choices',
      size: null,
      meats: [],
      sauces: [],
      sot: ['salad'],
      fries: null,
      drink: null,
      supplements: [],
      toppings: [],
    },
    ...fields,
  };
}

function anOrder(lines: Line[]): Order {
  return {
    __typename: 'Order',
    version: 1,
    id: 'o-1',
    token: 'K7MQ3X',
    source: 'ONLINE',
    status: 'PREPARING',
    isMine: true,
    cancellableUntil: null,
    seenAt: null,
    cancellation: null,
    dispute: null,
    dayClosedUntil: null,
    mayReview: false,
    review: null,
    refunds: [],
    contestableUntil: null,
    heldUntil: '2026-11-24T11:40:00Z',
    noShowContest: null,
    customerName: 'Camille Moreau',
    customerPhone: null,
    createdAt: '2026-11-21T11:04:00.000Z',
    feeCents: 29,
    totalCents: 289,
    window: {
      __typename: 'OrderWindow',
      day: null,
      pickupWindow: '12:15 PM - 12:30 PM',
      startsAt: '2026-11-21T11:15:00.000Z',
      shownFrom: '2026-11-21T03:00:00.000Z',
      endsAt: '2026-11-21T11:30:00.000Z',
    },
    shop: {
      __typename: 'Shop',
      id: 's-1',
      zone: 'Europe/Paris',
      name: 'Au Bon Pain',
      address: '12 Rue des Rosiers',
      postcode: '75004',
      city: 'Paris',
      phone: '01 42 72 00 00',
      receiptText: '',
      slowConfirmation: false,
    },
    lines,
  };
}

test('an order page shows the token, pickup window, order date and amounts', () => {
  expect(toOrderDetails(anOrder([]))).toMatchObject({
    orderId: 'o-1',
    token: 'K7MQ3X',
    pickupWindow: '12:15 PM - 12:30 PM',
    orderDate: '21 novembre 2026 à 12:04',
    serviceChargeCents: 29,
    totalCents: 289,
  });
});

test('a sandwich of an order lists its choices, and a simple item lists none', () => {
  const { lines } = toOrderDetails(anOrder([aLine({}), aLine({ id: 'l-2', kind: 'SANDWICH' })]));
  expect(lines[0]).not.toHaveProperty('selections');
  expect(lines[0]?.allergens).toBe('non renseigné : demandez au comptoir');
  expect(lines[1]?.selections?.sot).toEqual(['Salade']);
});

test('an order page shows the pickup address, and a map link only to the customer of an open order', () => {
  const order = anOrder([]);
  expect(toPickupPlace(order)).toEqual({
    name: 'Au Bon Pain',
    address: '12 Rue des Rosiers, 75004 Paris',
    phone: '01 42 72 00 00',
    mapHref: expect.stringContaining('query=Au%20Bon%20Pain%2C%2012%20Rue%20des%20Rosiers') as string,
  });
  expect(toPickupPlace({ ...order, isMine: false })).not.toHaveProperty('mapHref');
  expect(toPickupPlace({ ...order, status: 'CANCELLED' })).not.toHaveProperty('mapHref');
});

test('an open order offers a calendar file to its customer only', () => {
  const now = new Date('2026-11-21T11:05:00Z');
  const calendar = toCalendar(anOrder([]), now);
  expect(calendar?.fileName).toBe('retrait-K7MQ3X.ics');
  expect(calendar?.href).toMatch(/^data:text\/calendar;charset=utf-8,BEGIN%3AVCALENDAR/);
  expect(decodeURIComponent(calendar?.href ?? '')).toContain('DTSTART:20261121T111500Z');
  expect(decodeURIComponent(calendar?.href ?? '')).toMatch(/END:VCALENDAR\r\n$/);
  expect(toCalendar({ ...anOrder([]), status: 'COLLECTED' }, now)).toBeUndefined();
  expect(toCalendar({ ...anOrder([]), isMine: false }, now)).toBeUndefined();
});

const refund = {
  __typename: 'OrderRefund' as const,
  id: 'r-1',
  cents: 130,
  reason: 'Tombé.',
  state: 'PENDING' as const,
  lines: [{ __typename: 'RefundedLine' as const, lineId: 'l-1', quantity: 1 }],
};

test('a refund is worded differently for the customer and for the shop', () => {
  const order = { ...anOrder([aLine({})]), refunds: [refund] };
  expect(toRefunds(order)[0]).toMatch(
    /^Remboursement de 1,30.€ demandé : il arrive .* sous 5 à 10 jours\. Motif : Tombé\.$/,
  );
  expect(toRefunds({ ...order, isMine: false })[0]).toMatch(/^Remboursement de 1,30.€ demandé\. Motif : Tombé\.$/);
});

test('refunded pieces are marked on their lines, and the refunded total includes the cancellation', () => {
  const order = { ...anOrder([aLine({}), aLine({ id: 'l-2' })]), refunds: [refund] };
  expect(toOrderDetails(order)).toMatchObject({ refundCents: 130, lines: [{ refunded: 1 }, { refunded: 0 }] });
  const cancellation = { __typename: 'Cancellation' as const, byShop: true, reason: 'Panne.', refundCents: 289 };
  expect(toOrderDetails({ ...order, cancellation: { ...cancellation, refundState: 'DONE' } }).refundCents).toBe(419);
  expect(toOrderDetails({ ...order, refunds: [{ ...refund, state: 'FAILED' }] }).refundCents).toBeUndefined();
});

test('a shop can refund only what was paid online and has not been refunded', () => {
  const order = { ...anOrder([aLine({}), aLine({ id: 'l-2', unitCents: 0 })]), refunds: [refund] };
  expect(toRefundable(order).map(({ left }) => left)).toEqual([1, 0]);
  expect(toRefundable({ ...order, source: 'COUNTER' })).toEqual([]);
  expect(toRefundable({ ...order, status: 'CANCELLED' })).toEqual([]);
});
