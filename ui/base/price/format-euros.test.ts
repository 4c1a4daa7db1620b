import { expect, test } from 'vitest';
import { formatEuros } from './format-euros.ts';

test('a price is formatted with two decimals and a trailing « € »', () => {
  expect(formatEuros(450)).toBe('4,50\u00a0€');
  expect(formatEuros(29)).toBe('0,29\u00a0€');
  expect(formatEuros(0)).toBe('0,00\u00a0€');
});

test('thousands in a price are separated by a narrow no-break space', () => {
  expect(formatEuros(123_450)).toBe('1\u202f234,50\u00a0€');
});

test('a negative amount is formatted with a leading minus sign', () => {
  expect(formatEuros(-450)).toBe('-4,50\u00a0€');
});
