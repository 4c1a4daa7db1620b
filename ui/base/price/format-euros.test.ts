import { expect, test } from 'vitest';
import { formatEuros } from './format-euros.ts';

test('a price reads as in a French shop, two decimals and the sign behind', () => {
  expect(formatEuros(450)).toBe('4,50\u00a0€');
  expect(formatEuros(29)).toBe('0,29\u00a0€');
  expect(formatEuros(0)).toBe('0,00\u00a0€');
});

test('thousands are parted by a narrow space that does not break', () => {
  expect(formatEuros(123_450)).toBe('1\u202f234,50\u00a0€');
});

test('what is given back is negative', () => {
  expect(formatEuros(-450)).toBe('-4,50\u00a0€');
});
