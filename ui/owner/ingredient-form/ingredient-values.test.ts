import { describe, expect, test } from 'vitest';
import {
  completeEntries,
  completeMenu,
  entryErrors,
  isPictureMissing,
  menuError,
  missingText,
  newEntry,
  nextKey,
  offerSot,
  type EntryDraft,
} from './ingredient-values';
import { eachNeedsOne } from './ingredient-form.texts';

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

test.each([
  [newEntry('1'), true, { name: 'Donnez un nom.', price: 'Indiquez un prix ; 0 s’il est compris.' }],
  [chicken, true, {}],
  [{ ...chicken, name: '  ' }, true, { name: 'Donnez un nom.' }],
  [{ ...chicken, priceCents: 0 }, true, {}],
  [{ ...chicken, priceCents: null }, false, {}],
  [{ ...chicken, priceCents: -1 }, true, { price: 'Un prix ne peut pas être négatif.' }],
  [{ ...chicken, supplementPriceCents: -1 }, false, { price: 'Un prix ne peut pas être négatif.' }],
])('an ingredient entry requires a name, and a price outside of a menu: %j', (entry, priceRequired, errors) => {
  expect(entryErrors(entry, priceRequired)).toEqual(errors);
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

test.each([
  ['every required field', [newEntry('1')], true, 'Il manque : le nom, le prix, la photo.'],
  ['one field', [{ ...chicken, priceCents: null }], true, 'Il manque : le prix.'],
  ['nothing', [chicken], true, ''],
  ['no price for an entry of a menu', [newEntry('1')], false, 'Il manque : le nom, la photo.'],
  ['the number of fields', [chicken, newEntry('2'), newEntry('3')], true, 'Il manque : 2 noms, 2 prix, 2 photos.'],
])('missingText names %s of ingredient entries', (_what, entries, priceRequired, text) => {
  expect(missingText(entries, priceRequired)).toBe(text);
});

test('isPictureMissing ignores every missing field except the picture', () => {
  expect(isPictureMissing([chicken, { ...chicken, name: '' }])).toBe(false);
  expect(isPictureMissing([chicken, newEntry('2')])).toBe(true);
});
