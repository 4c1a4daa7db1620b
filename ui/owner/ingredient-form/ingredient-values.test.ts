import { describe, expect, test } from 'vitest';
import {
  completeEntries,
  completeMenu,
  entryErrors,
  menuError,
  newEntry,
  nextKey,
  offerSot,
  type EntryDraft,
} from './ingredient-values';
import { eachNeedsOne } from './menu-form.texts';

const chicken: EntryDraft = {
  ...newEntry('1'),
  name: ' Poulet ',
  priceCents: 150,
  pictureUrl: '/uploads/poulet.webp',
};
const handedOver = {
  name: 'Poulet',
  nameEn: null,
  priceCents: 150,
  supplementPriceCents: 0,
  pictureUrl: '/uploads/poulet.webp',
  soldOut: false,
  allergens: null,
};

describe('one ingredient entry', () => {
  test('an ingredient entry requires a name and a price', () => {
    expect(Object.keys(entryErrors(newEntry('1'), true))).toEqual(['name', 'price']);
    expect(entryErrors(chicken, true)).toEqual({});
    expect(entryErrors({ ...chicken, name: '  ' }, true)).toEqual({ name: 'Donnez un nom.' });
    expect(entryErrors({ ...chicken, priceCents: 0 }, true)).toEqual({});
  });

  test('an ingredient entry of a menu requires no price', () => {
    expect(entryErrors({ ...chicken, priceCents: null }, false)).toEqual({});
  });

  test('an ingredient entry’s price and supplement may not be negative', () => {
    expect(entryErrors({ ...chicken, priceCents: -1 }, true).price).toBe('Un prix ne peut pas être négatif.');
    expect(entryErrors({ ...chicken, supplementPriceCents: -1 }, false).price).toBe(
      'Un prix ne peut pas être négatif.',
    );
  });
});

describe('several ingredient entries', () => {
  test('ingredient entries are submitted only when all of them are complete', () => {
    expect(completeEntries([chicken], true)).toEqual([handedOver]);
    expect(completeEntries([chicken, newEntry('2')], true)).toBeNull();
    expect(completeEntries([{ ...chicken, pictureUrl: null }], true)).toBeNull();
  });

  test('a new ingredient entry gets an unused key', () => {
    expect(nextKey([])).toBe('1');
    expect(nextKey([{ key: '1' }, { key: '3' }])).toBe('4');
  });
});

describe('menu of fries and drinks', () => {
  const nothing = { friesOffered: false, fries: [], drinksOffered: false, drinks: [] };

  test('a menu requires at least one entry in each ticked part', () => {
    expect(menuError(nothing)).toBeUndefined();
    expect(menuError({ ...nothing, friesOffered: true })).toBe(eachNeedsOne());
    expect(menuError({ ...nothing, friesOffered: true, fries: [chicken], drinksOffered: true })).toBe(eachNeedsOne());
    expect(completeMenu({ ...nothing, drinksOffered: true })).toBeNull();
  });

  test('a menu omits the entries of a part that is no longer ticked', () => {
    expect(completeMenu({ ...nothing, fries: [newEntry('1')], drinksOffered: true, drinks: [chicken] })).toEqual({
      friesOffered: false,
      fries: [],
      drinksOffered: true,
      drinks: [handedOver],
    });
  });
});

test('a salad, tomato or onion that is not offered is not marked as sold out', () => {
  expect(offerSot({ available: true, soldOut: true }, false)).toEqual({ available: false, soldOut: false });
  expect(offerSot({ available: false, soldOut: false }, true)).toEqual({ available: true, soldOut: false });
});
