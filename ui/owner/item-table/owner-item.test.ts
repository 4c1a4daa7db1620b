import { describe, expect, it } from 'vitest';
import { itemCountText } from './item-table.texts';
import { findAmountErrors, findItems, type OwnerCategory, type OwnerItem } from './owner-item';

const item: OwnerItem = {
  id: 'i-1',
  name: 'Éclair au café',
  pictureUrl: null,
  priceCents: 320,
  stock: null,
  freshlyBaked: false,
  published: true,
  soldOut: false,
};
const menu: OwnerCategory[] = [
  { id: 'c-1', name: 'Pâtisseries', items: [item, { ...item, id: 'i-2', name: 'Flan', published: false }] },
  { id: 'c-2', name: 'Pains', items: [{ ...item, id: 'i-3', name: 'Miche', stock: 0 }] },
  { id: 'c-3', name: 'Boissons', items: [] },
];
const found = (words: string, filter: Parameters<typeof findItems>[2] = 'all') =>
  findItems(menu, words, filter).map(({ id, items }) => [id, ...items.map((one) => one.id)]);

describe('item search', () => {
  it('an item search without text finds all items and empty categories', () => {
    expect(found('  ')).toEqual([['c-1', 'i-1', 'i-2'], ['c-2', 'i-3'], ['c-3']]);
  });

  it('an item search ignores accents and case, and matches category names', () => {
    expect(found('ECLAIR')).toEqual([['c-1', 'i-1']]);
    expect(found('patisserie')).toEqual([['c-1', 'i-1', 'i-2']]);
    expect(found('quiche')).toEqual([]);
  });

  it('an item search can be filtered by drafts or sold-out items', () => {
    expect(found('', 'drafts')).toEqual([['c-1', 'i-2']]);
    expect(found('', 'soldOut')).toEqual([['c-2', 'i-3']]);
    expect(found('flan', 'soldOut')).toEqual([]);
  });
});

it('the item count is singular for zero and one in French', () => {
  expect([0, 1, 2].map(itemCountText)).toEqual(['0 article', '1 article', '2 articles']);
});

it.each([
  [130, 40, {}],
  [130, null, {}],
  [99_999, 9999, {}],
  [null, null, { priceCents: 'Indiquez un prix, par exemple 4,50.' }],
  [0, 0, { priceCents: 'De 0,01 € à 999,99 €.' }],
  [100_000, -1, { priceCents: 'De 0,01 € à 999,99 €.', stock: 'De 0 à 9999.' }],
  [130, 10_000, { stock: 'De 0 à 9999.' }],
])('checks a price of %s cents with a stock of %s', (priceCents, stock, errors) => {
  expect(findAmountErrors({ priceCents, stock })).toEqual(errors);
});
