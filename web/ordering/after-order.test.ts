import { describe, expect, test } from 'vitest';
import { cancelling, readOrderedAgain, sayCancelled, sayChange, sayRefund, waitsUnseen } from './after-order';

const shop = { __typename: 'Shop', id: 's-1', zone: 'Europe/Paris' } as const;
const order = { status: 'PREPARING', isMine: true, cancellableUntil: null, cancellation: null, shop } as const;
const called = (more: object = {}) => ({
  ...order,
  status: 'CANCELLED' as const,
  cancellation: {
    __typename: 'Cancellation' as const,
    byShop: false,
    reason: 'Annulée par le client.',
    refundCents: 1369,
    refundState: 'PENDING' as const,
    ...more,
  },
});

describe('a slow confirmation is spoken of', () => {
  const away = { __typename: 'Shop', id: 's-1', slowConfirmation: true } as const;
  const unseen = {
    __typename: 'Order',
    version: 1,
    id: 'o-1',
    status: 'PREPARING',
    isMine: true,
    seenAt: null,
    shop: away,
  } as const;

  test('to the customer of an order nobody has seen, while nobody is there', () => {
    expect(waitsUnseen(unseen)).toBe(true);
    expect(waitsUnseen({ ...unseen, seenAt: '2026-06-12T10:05:00Z' })).toBe(false);
    expect(waitsUnseen({ ...unseen, status: 'CANCELLED' })).toBe(false);
    expect(waitsUnseen({ ...unseen, isMine: false })).toBe(false);
    expect(waitsUnseen({ ...unseen, shop: { ...away, slowConfirmation: false } })).toBe(false);
  });
});

describe('calling off', () => {
  const now = Date.parse('2026-06-12T09:40:00Z');
  test('is offered with its hour, then explained, then no longer spoken of', () => {
    expect(cancelling({ ...order, cancellableUntil: '2026-06-12T10:05:00Z' }, now)).toEqual({
      untilText: 'jusqu’à 12:05',
    });
    const tomorrow = { ...order, cancellableUntil: '2026-06-13T10:05:00Z' };
    expect(cancelling(tomorrow, now)).toEqual({ untilText: 'jusqu’au samedi 13 juin à 12:05' });
    expect(cancelling(order, now)?.closedText).toMatch(/appelez la boutique/);
    expect(cancelling({ ...order, status: 'READY' }, now)).toBeNull();
  });

  test('is nothing for the owner who looks at the order', () => {
    expect(cancelling({ ...order, isMine: false }, now)).toBeNull();
  });
});

describe('a cancelled order says', () => {
  test('who did it, why, and what goes back', () => {
    expect(sayCancelled(order)).toBeUndefined();
    expect(sayCancelled(called())).toBe(
      'Vous avez annulé cette commande. Remboursement de 13,69\u00a0€ demandé : il arrive sur votre carte sous 5 à 10 jours.',
    );
    expect(sayCancelled(called({ byShop: true, reason: 'Four en panne' }))).toMatch(
      /^La boutique a annulé cette commande : Four en panne\. Remboursement de 13,69/,
    );
    expect(sayCancelled(called({ byShop: true, reason: 'Désolés !' }))).toContain('Désolés ! Remboursement');
  });

  test('that there is nothing to give back where nothing was paid, and to the shop it speaks of the customer', () => {
    expect(sayCancelled(called({ refundCents: 0 }))).toBe(
      'Vous avez annulé cette commande. Rien n’a été payé, rien n’est à rembourser.',
    );
    expect(sayCancelled({ ...called(), isMine: false })).toBe(
      'Le client a annulé cette commande. Remboursement de 13,69\u00a0€ demandé.',
    );
  });
});

test.each([
  [
    'DONE',
    /^1,30.€ remboursé sur votre carte : votre banque l’affiche sous 5 à 10 jours\.$/,
    /remboursé sur la carte du client/,
  ],
  ['FAILED', /^Le remboursement de 1,30.€ n’est pas arrivé : nous vous avons écrit\.$/, /n’est pas arrivé au client/],
  ['SETTLED', /^1,30.€ vous a été remboursé autrement\.$/, /remboursé au client autrement/],
] as const)('money that goes back and is %s is never called more than that', (state, mine, shops) => {
  expect(sayRefund({ cents: 130, state }, true)).toMatch(mine);
  expect(sayRefund({ cents: 130, state }, false)).toMatch(shops);
});

test.each([
  ['WITHDRAWN', 0, 'Croissant : n’est plus à la carte.'],
  ['SOLD_OUT', 0, 'Croissant : épuisé pour aujourd’hui.'],
  ['CHOICE_UNAVAILABLE', 0, 'Croissant : un de vos choix n’est plus proposé, composez-le à nouveau.'],
  ['FEWER', 2, 'Croissant : il n’en reste que 2.'],
  ['CART_FULL', 0, 'Croissant : votre panier est plein.'],
  ['ALREADY_THERE', 2, 'Croissant : 2 de plus, déjà dans votre panier.'],
] as const)('%s is said in a sentence', (reason, quantity, text) => {
  expect(sayChange({ __typename: 'RefillChange', name: 'Croissant', reason, quantity })).toBe(text);
});

test('whatever stands in the browser’s history is read with care', () => {
  expect(readOrderedAgain({ orderedAgain: ['a', 7, 'b'] })).toEqual(['a', 'b']);
  for (const state of [null, undefined, 'x', 3, {}, { orderedAgain: 'a' }]) expect(readOrderedAgain(state)).toEqual([]);
});
