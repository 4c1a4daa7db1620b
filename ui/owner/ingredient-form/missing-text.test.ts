import { expect, test } from 'vitest';
import { newEntry, isPictureMissing, missingText } from './ingredient-values';

const ready = { ...newEntry('1'), name: 'Poulet', priceCents: 150, pictureUrl: '/uploads/poulet.webp' };

test('missingText names every required field that is missing in an ingredient entry', () => {
  expect(missingText([newEntry('1')], true)).toBe('Il manque : le nom, le prix, la photo.');
  expect(missingText([{ ...ready, priceCents: null }], true)).toBe('Il manque : le prix.');
  expect(missingText([ready], true)).toBe('');
});

test('missingText does not require a price for an entry of a menu', () => {
  expect(missingText([newEntry('1')], false)).toBe('Il manque : le nom, la photo.');
});

test('missingText counts the missing fields of several ingredient entries', () => {
  expect(missingText([ready, newEntry('2'), newEntry('3')], true)).toBe('Il manque : 2 noms, 2 prix, 2 photos.');
});

test('isPictureMissing ignores every missing field except the picture', () => {
  expect(isPictureMissing([ready, { ...ready, name: '' }])).toBe(false);
  expect(isPictureMissing([ready, newEntry('2')])).toBe(true);
});
