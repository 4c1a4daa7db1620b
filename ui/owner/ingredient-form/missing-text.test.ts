import { expect, test } from 'vitest';
import { newEntry } from './ingredient-values';
import { isPictureMissing, missingText } from './missing-text';

const ready = { ...newEntry('1'), name: 'Poulet', priceCents: 150, pictureUrl: '/uploads/poulet.webp' };

test('everything that is required and not there is named', () => {
  expect(missingText([newEntry('1')], true)).toBe('Il manque : le nom, le prix, la photo.');
  expect(missingText([{ ...ready, priceCents: null }], true)).toBe('Il manque : le prix.');
  expect(missingText([ready], true)).toBe('');
});

test('a part of the menu needs no price', () => {
  expect(missingText([newEntry('1')], false)).toBe('Il manque : le nom, la photo.');
});

test('of several it says how many', () => {
  expect(missingText([ready, newEntry('2'), newEntry('3')], true)).toBe('Il manque : 2 noms, 2 prix, 2 photos.');
});

test('only pictures are waited for', () => {
  expect(isPictureMissing([ready, { ...ready, name: '' }])).toBe(false);
  expect(isPictureMissing([ready, newEntry('2')])).toBe(true);
});
