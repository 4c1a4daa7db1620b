import { expect, test } from 'vitest';
import { chosen } from '../../../.storybook/samples/choices';
import { order, orderWithMealDeal } from '../../../.storybook/results/orders';
import { toCalendar, toDispute, toOrderDetails, toPickupPlace, toRefundable, toRefunds } from './order-view';

const [croissants, sandwich] = order.lines;
if (!croissants || !sandwich) throw new Error('The workbench has lost its order.');

test('an order page shows the order’s date and amounts', () => {
  expect(toOrderDetails(order)).toMatchObject({
    orderId: order.id,
    orderDate: '12 juin 2026 à 11:36',
    serviceChargeCents: 29,
    totalCents: 1369,
  });
});

test('a sandwich of an order lists its choices, and a simple item lists none', () => {
  const choices = chosen({ sot: 'salad' });
  const unsaid = { ...croissants, allergens: [], allergensDeclared: false };
  const { lines } = toOrderDetails({ ...order, lines: [unsaid, { ...sandwich, choices }] });
  expect(lines[0]).not.toHaveProperty('selections');
  expect(lines[0]?.allergens).toBe('non renseigné : demandez au comptoir');
  expect(lines[1]?.selections?.chosen).toEqual(choices);
});

test('a simple item of an order lists what was chosen of the shop’s own groups', () => {
  const options = [{ __typename: 'ChosenOption' as const, name: 'Avoine', priceCents: 50, quantity: 1 }];
  const choices = [{ __typename: 'ChosenGroup' as const, groupId: 'b5f1', name: 'Lait', options }];
  const { lines } = toOrderDetails({ ...order, lines: [{ ...croissants, choices }] });
  expect(lines[0]?.selections).toMatchObject({ chosen: choices, isSimple: true });
});

test('an order page shows the pickup address, and a map link only to the customer of an open order', () => {
  expect(toPickupPlace(order)).toEqual({
    name: 'Maison Levain',
    address: '12 rue des Archives, 75004 Paris',
    phone: '01 42 72 00 00',
    mapHref: expect.stringContaining('query=Maison%20Levain%2C%2012%20rue%20des%20Archives') as string,
  });
  expect(toPickupPlace({ ...order, isMine: false })).not.toHaveProperty('mapHref');
  expect(toPickupPlace({ ...order, status: 'CANCELLED' })).not.toHaveProperty('mapHref');
});

test('an open order offers a calendar file to its customer only', () => {
  const now = new Date('2026-06-12T09:40:00Z');
  const calendar = toCalendar(order, now);
  expect(calendar?.fileName).toBe('retrait-K7M4PX.ics');
  expect(calendar?.href).toMatch(/^data:text\/calendar;charset=utf-8,BEGIN%3AVCALENDAR/);
  expect(decodeURIComponent(calendar?.href ?? '')).toContain('DTSTART:20260612T101500Z');
  expect(decodeURIComponent(calendar?.href ?? '')).toMatch(/END:VCALENDAR\r\n$/);
  expect(toCalendar({ ...order, status: 'COLLECTED' }, now)).toBeUndefined();
  expect(toCalendar({ ...order, isMine: false }, now)).toBeUndefined();
});

const refund = {
  __typename: 'OrderRefund' as const,
  id: 'r-1',
  cents: 130,
  reason: 'Tombé.',
  state: 'PENDING' as const,
  lines: [{ __typename: 'RefundedLine' as const, lineId: croissants.id, quantity: 1 }],
};

test('a refund is shown with its reason, and its pieces on their lines', () => {
  const refunded = { ...order, refunds: [refund] };
  expect(toRefunds(refunded)[0]).toMatch(/^Remboursement de 1,30.€ demandé : il arrive .* Motif : Tombé\.$/);
  expect(toRefunds({ ...refunded, isMine: false })[0]).toMatch(/^Remboursement de 1,30.€ demandé\. Motif : Tombé\.$/);
  expect(toOrderDetails(refunded)).toMatchObject({ refundCents: 130, lines: [{ refunded: 1 }, { refunded: 0 }] });
});

test('only the shop reads about a dispute of the payment', () => {
  const disputed = { ...order, dispute: 'OPEN' as const };
  expect(toDispute(disputed)).toEqual([]);
  expect(toDispute({ ...disputed, isMine: false })[0]).toMatch(/^Paiement contesté : la banque du client a repris/);
});

test('a shop can refund only what was paid online and has not been refunded', () => {
  const paid = { ...order, lines: [croissants, { ...sandwich, unitCents: 0, lineCents: 0 }], refunds: [refund] };
  expect(toRefundable(paid).map(({ left }) => left)).toEqual([2, 0]);
  expect(toRefundable({ ...paid, source: 'COUNTER' })).toEqual([]);
  expect(toRefundable({ ...paid, status: 'CANCELLED' })).toEqual([]);
});

test('an order with a meal deal shows prices before it, and refunds what was paid', () => {
  const { lines, mealDeals, totalCents } = toOrderDetails(orderWithMealDeal);
  expect(lines).toMatchObject([{ unitCents: 130 }, { unitCents: 950 }]);
  expect(mealDeals).toMatchObject([{ name: 'Formule Midi', quantity: 1, cents: 100 }]);
  expect(totalCents).toBe(1269);
  expect(toRefundable(orderWithMealDeal)).toMatchObject([
    { quantity: 3, unitCents: 130, lineCents: 377, left: 3 },
    { quantity: 1, unitCents: 950, lineCents: 863, left: 1 },
  ]);
});
