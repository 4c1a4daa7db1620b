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

describe('one entry', () => {
  test('needs a name and a price', () => {
    expect(Object.keys(entryErrors(newEntry('1'), true))).toEqual(['name', 'price']);
    expect(entryErrors(chicken, true)).toEqual({});
    expect(entryErrors({ ...chicken, name: '  ' }, true)).toEqual({ name: 'Donnez un nom.' });
    expect(entryErrors({ ...chicken, priceCents: 0 }, true)).toEqual({});
  });

  test('of a menu needs no price of its own', () => {
    expect(entryErrors({ ...chicken, priceCents: null }, false)).toEqual({});
  });

  test('is never sold below nothing', () => {
    expect(entryErrors({ ...chicken, priceCents: -1 }, true).price).toBe('Un prix ne peut pas être négatif.');
    expect(entryErrors({ ...chicken, supplementPriceCents: -1 }, false).price).toBe(
      'Un prix ne peut pas être négatif.',
    );
  });
});

describe('several entries', () => {
  test('are handed over together or not at all', () => {
    expect(completeEntries([chicken], true)).toEqual([handedOver]);
    expect(completeEntries([chicken, newEntry('2')], true)).toBeNull();
    expect(completeEntries([{ ...chicken, pictureUrl: null }], true)).toBeNull();
  });

  test('never get a key that is taken', () => {
    expect(nextKey([])).toBe('1');
    expect(nextKey([{ key: '1' }, { key: '3' }])).toBe('4');
  });
});

describe('a menu', () => {
  const nothing = { friesOffered: false, fries: [], drinksOffered: false, drinks: [] };

  test('needs one entry at least in each part that is ticked', () => {
    expect(menuError(nothing)).toBeUndefined();
    expect(menuError({ ...nothing, friesOffered: true })).toBe(eachNeedsOne());
    expect(menuError({ ...nothing, friesOffered: true, fries: [chicken], drinksOffered: true })).toBe(eachNeedsOne());
    expect(completeMenu({ ...nothing, drinksOffered: true })).toBeNull();
  });

  test('leaves out what is no longer ticked', () => {
    expect(completeMenu({ ...nothing, fries: [newEntry('1')], drinksOffered: true, drinks: [chicken] })).toEqual({
      friesOffered: false,
      fries: [],
      drinksOffered: true,
      drinks: [handedOver],
    });
  });
});

test('what is not on offer cannot be sold out', () => {
  expect(offerSot({ available: true, soldOut: true }, false)).toEqual({ available: false, soldOut: false });
  expect(offerSot({ available: false, soldOut: false }, true)).toEqual({ available: true, soldOut: false });
});
