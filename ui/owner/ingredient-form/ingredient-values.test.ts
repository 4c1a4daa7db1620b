import { expect, test } from 'vitest';
import { nextKey } from '../form-frame/form-frame';
import {
  completeGroups,
  emptyKinds,
  entryErrors,
  isPictureMissing,
  missingText,
  newEntry,
  offerSot,
  type EntryDraft,
  type GroupsDraft,
} from './ingredient-values';

const chicken: EntryDraft = { ...newEntry('1'), name: ' Poulet ', priceCents: 150, pictureUrl: '/uploads/poulet.webp' };
const handedOver = {
  ...{ name: 'Poulet', nameEn: null, priceCents: 150, supplementPriceCents: 0, pictureUrl: '/uploads/poulet.webp' },
  ...{ outOfStock: false, allergens: null },
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

test('ingredient entries are submitted only when all of them are complete', () => {
  const meats = (...entries: EntryDraft[]): GroupsDraft => ({ offered: ['MEAT'], entries: { MEAT: entries } });
  expect(completeGroups(meats(chicken), true)).toEqual([{ type: 'MEAT', entries: [handedOver] }]);
  expect(completeGroups(meats(chicken, newEntry('2')), true)).toBeNull();
  expect(completeGroups(meats({ ...chicken, pictureUrl: null }), true)).toBeNull();
});

test('a new row of a form gets an unused key', () => {
  expect(nextKey([])).toBe('1');
  expect(nextKey([{ key: '1' }, { key: '3' }])).toBe('4');
});

test('a menu requires at least one entry in each ticked part, and omits the entries of one no longer ticked', () => {
  expect(emptyKinds({ offered: [], entries: {} })).toEqual([]);
  const fries: GroupsDraft = { offered: ['MENU_FRIES', 'MENU_DRINK'], entries: { MENU_FRIES: [chicken] } };
  expect(emptyKinds(fries)).toEqual(['MENU_DRINK']);
  expect(completeGroups(fries, false)).toBeNull();
  const drinks: GroupsDraft = {
    offered: ['MENU_DRINK'],
    entries: { MENU_FRIES: [newEntry('1')], MENU_DRINK: [chicken] },
  };
  expect(completeGroups(drinks, false)).toEqual([{ type: 'MENU_DRINK', entries: [handedOver] }]);
});

test('a salad, tomato or onion that is not offered is not marked as sold out', () => {
  expect(offerSot({ available: true, outOfStock: true }, false)).toEqual({ available: false, outOfStock: false });
  expect(offerSot({ available: false, outOfStock: false }, true)).toEqual({ available: true, outOfStock: false });
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
