import { afterEach, expect, test } from 'vitest';
import { order as placed } from '../../.storybook/results/orders';
import { chooseLocale } from '../../graphql/texts/text';
import { cancelling, notBegun, readOrderedAgain, changeMessage, refundOf, waitsUnseen } from './after-order';

const order = { ...placed, cancellableUntil: null };

test('the notice of a slow confirmation is shown only to the customer of an unseen open order at a slow shop', () => {
  const unseen = { ...placed, shop: { ...placed.shop, slowConfirmation: true } };
  expect(waitsUnseen(unseen)).toBe(true);
  expect(waitsUnseen({ ...unseen, seenAt: '2026-06-12T10:05:00Z' })).toBe(false);
  expect(waitsUnseen({ ...unseen, status: 'CANCELLED' })).toBe(false);
  expect(waitsUnseen({ ...unseen, isMine: false })).toBe(false);
  expect(waitsUnseen(placed)).toBe(false);
});

test('cancelling shows its deadline, then why it is closed, then nothing, as always to the owner', () => {
  const now = Date.parse('2026-06-12T09:40:00Z');
  expect(cancelling({ ...order, cancellableUntil: '2026-06-12T10:05:00Z' }, now)).toEqual({
    untilText: 'jusqu’à 12:05',
  });
  const tomorrow = { ...order, cancellableUntil: '2026-06-13T10:05:00Z' };
  expect(cancelling(tomorrow, now)).toEqual({ untilText: 'jusqu’au samedi 13 juin à 12:05' });
  expect(cancelling(order, now)?.closedText).toMatch(/appelez la boutique/);
  expect(cancelling({ ...order, status: 'READY' }, now)).toBeNull();
  expect(cancelling({ ...order, isMine: false }, now)).toBeNull();
});

test.each([
  [{ refunds: [], cancellation: { refundCents: 1629 } }, 1629],
  [{ refunds: [], cancellation: { refundCents: 0 } }, undefined],
  [{ refunds: [{ cents: 260, state: 'DONE', lines: [] }], cancellation: null }, 260],
  [{ refunds: [{ cents: 130, state: 'DONE', lines: [] }], cancellation: { refundCents: 1369 } }, 1499],
  [{ refunds: [{ cents: 130, state: 'FAILED', lines: [] }], cancellation: null }, undefined],
] as const)('of the order %j the amount %s is shown as refunded', (order, cents) => {
  expect(refundOf(order)).toBe(cents);
});

test.each([
  ['WITHDRAWN', 0, null, 'n’est plus à la carte.'],
  ['SOLD_OUT', 0, null, 'épuisé pour aujourd’hui.'],
  ['CHOICE_UNAVAILABLE', 0, null, 'un de vos choix n’est plus proposé, composez-le à nouveau.'],
  ['CHOICE_UNAVAILABLE', 0, 'Algérienne', '« Algérienne » n’est plus proposé, composez-le à nouveau.'],
  ['FEWER', 2, null, 'il n’en reste que 2.'],
  ['CART_FULL', 0, null, 'votre panier est plein.'],
  ['ALREADY_THERE', 2, null, '2 de plus, déjà dans votre panier.'],
] as const)(
  'reorder change %s of %i pieces, choice %s, is described in a sentence',
  (reason, quantity, choice, text) => {
    const change = { __typename: 'RefillChange', name: 'Croissant', reason, quantity, choice } as const;
    expect(changeMessage(change)).toBe(`Croissant : ${text}`);
  },
);

test('reordered ids are read from the navigation state only when they are valid', () => {
  expect(readOrderedAgain({ orderedAgain: ['a', 7, 'b'] })).toEqual(['a', 'b']);
  for (const state of [null, undefined, 'x', 3, {}, { orderedAgain: 'a' }]) expect(readOrderedAgain(state)).toEqual([]);
});

const statuses = ['PREPARING', 'READY', 'COLLECTED', 'NO_SHOW', 'CANCELLED'] as const;
const states = statuses.flatMap((status) =>
  [null, '2026-06-12T09:30:00Z'].flatMap((seenAt) =>
    [null, '2026-06-12T10:05:00Z'].map((cancellableUntil) => ({ status, seenAt, cancellableUntil })),
  ),
);
afterEach(() => void chooseLocale(() => 'specified'));

test.each(states)(
  'no text says that preparation has begun before the shop has seen the order: $status, seen $seenAt',
  (state) => {
    const window = { day: null, shownFrom: '2026-06-12T10:30:00Z' };
    for (const locale of ['fr', 'en'] as const) {
      chooseLocale(() => locale);
      const now = Date.parse('2026-06-12T10:20:00Z');
      const row = cancelling({ ...order, ...state }, now);
      const waits = notBegun({ ...order, ...state, window, dayClosedUntil: null }, now);
      if (waits) expect(row?.closedText ?? '').not.toMatch(/commencé|begun/);
    }
  },
);
