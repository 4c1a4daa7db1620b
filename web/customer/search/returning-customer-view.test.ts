import { expect, test } from 'vitest';
import type { ReturningCustomerQuery } from '../../../graphql/generated/customer/returning-customer';
import { chosen } from '../../../.storybook/samples/choices';
import { sampleCart } from '../../../.storybook/results/open-cart';
import { returningCustomer, shownFavourite } from './returning-customer-view';

type Same = NonNullable<ReturningCustomerQuery['sameAgain']>;

const shop = { __typename: 'Shop', id: 's-1', name: 'Maison Levain', zone: 'Europe/Paris' } as const;
const noon = { __typename: 'PickupWindow', id: 'w', startsAt: '2026-11-21T11:15:00Z', startTime: '12:15' } as const;

const same = (more: Partial<Same> = {}, earliestPickup: Same['order']['shop']['earliestPickup'] = noon): Same => ({
  __typename: 'SameAgain',
  totalCents: 424,
  changes: [],
  order: {
    ...{ __typename: 'Order', id: 'o-1', version: 1, shop: { ...shop, earliestPickup } },
    lines: [
      { __typename: 'OrderLine', id: 'l-1', name: 'Croissant', quantity: 2 },
      { __typename: 'OrderLine', id: 'l-2', name: 'Baguette', quantity: 1 },
    ],
  },
  ...more,
});
const again = (sameAgain: Same | null) => returningCustomer({ sameAgain, carts: [] }).again;

test('reordering shows the items, the total and the earliest pickup', () => {
  expect(again(same())).toEqual({
    ...{ orderId: 'o-1', shopName: 'Maison Levain', items: '2 × Croissant, 1 × Baguette' },
    ...{ pickupTime: '12:15', totalCents: 424, notes: [] },
  });
});

test('reordering names what is missing, says that it adds to the cart, or is not offered without a pickup today', () => {
  const why = { reason: 'WITHDRAWN', quantity: 0, choice: null } as const;
  const change = { __typename: 'RefillChange' as const, name: 'Baguette', ...why };
  expect(again(same({ totalCents: null, changes: [change] }))?.notes).toEqual([expect.stringContaining('Baguette')]);
  // No pickup is left today, or there is no earlier order.
  expect([again(same({}, null)), again(null)]).toEqual([undefined, undefined]);
  expect(again(same({ totalCents: null }))?.notes).toEqual(['S’ajoute à ce qui est déjà dans votre panier.']);
});

test('a cart with exactly the items offered for reordering is not listed separately, and any other is', () => {
  const carts = [sampleCart('s-1', 'Maison Levain', 424, []), sampleCart('s-2', 'Sami Grill', 424, [])];
  const said = (sameAgain: Same) => returningCustomer({ sameAgain, carts }).carts.map(({ id }) => id);
  expect(said(same())).toEqual(['s-2']);
  expect(said(same({ totalCents: null }))).toEqual(['s-1', 's-2']);
  expect(said(same({}, null))).toEqual(['s-1', 's-2']);
});

test('a favourite links to a shop or describes a composed item, with the reason when it is unavailable', () => {
  const kept = { __typename: 'Favourite', id: 'f-1', shop: { ...shop, kind: 'CAFE' } } as const;
  expect(shownFavourite({ ...kept, composition: null })).toEqual({
    ...{ id: 'f-1', shopName: 'Maison Levain', href: '/restaurant/s-1', composed: undefined },
  });
  const choices = chosen({ meats: 'Poulet', sot: 'salad', supplements: { name: 'Cheddar', priceCents: 100 } });
  const composed = (problem: 'SOLD_OUT' | 'CHOICE_UNAVAILABLE' | null) => {
    const item = { __typename: 'Item', id: 'i-1', name: 'Tacos', nameLang: null } as const;
    const of = { item, choices, choicesLang: null, note: 'Bien cuit', unitCents: 950, problem };
    return shownFavourite({ ...kept, composition: { __typename: 'KeptComposition', ...of } }).composed;
  };
  expect(composed(null)).toMatchObject({ name: 'Tacos', words: 'Poulet, Salade, Cheddar, Bien cuit', gone: false });
  expect(composed(null)?.notice).toBeUndefined();
  expect(composed('SOLD_OUT')).toMatchObject({ notice: 'Épuisé', gone: false });
  expect(composed('CHOICE_UNAVAILABLE')).toMatchObject({ notice: 'N’existe plus ainsi', gone: true });
});
