import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Fault } from './errors';
import { inLocale } from './locale';
import { formatEuros, fromEuros, SERVICE_CHARGE_CENTS, toEuros } from './money';

const cents = fc.integer({ min: -100_000_000, max: 100_000_000 });

test('the service charge is 0.29 €', () => {
  expect(toEuros(SERVICE_CHARGE_CENTS)).toBe(0.29);
});

test('every amount in cents is unchanged after conversion to euros and back', () => {
  fc.assert(fc.property(cents, (amount) => fromEuros(toEuros(amount)) === amount));
});

test('an amount in euros with two decimals converts to exact cents, without losing one to truncation', () => {
  fc.assert(fc.property(cents, (amount) => fromEuros(Number((amount / 100).toFixed(2))) === amount));
  expect(fromEuros(4.35)).toBe(435);
  expect(fromEuros(1.15)).toBe(115);
});

test('a sum that a client added in floating point converts to the exact cents', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 99_999 }), { maxLength: 60 }), (prices) => {
      const added = prices.reduce((sum, price) => sum + price / 100, 0);
      return fromEuros(added) === prices.reduce((sum, price) => sum + price, 0);
    }),
  );
});

test('an amount with a fraction of a cent is rejected', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 99 }), (amount, part) => {
      expect(() => fromEuros((amount + part / 100) / 100)).toThrow(Fault);
    }),
  );
});

test.each([NaN, Infinity, -Infinity, 1e308, 2 ** 53])('%d is rejected as an amount of money', (euros) => {
  expect(() => fromEuros(euros)).toThrow('Montant invalide.');
});

test('negative zero euros convert to plain zero cents', () => {
  expect(fromEuros(-0)).toBe(0);
});

test.each([
  [450, '4,50 €'],
  [29, '0,29 €'],
  [100_000, '1 000,00 €'],
  [-1250, '-12,50 €'],
])('%i cents are formatted as « %s »', (amount, text) => {
  expect(formatEuros(amount)).toBe(text);
});

test('an amount is formatted in the reader’s language', () => {
  expect(inLocale('fr', () => formatEuros(-123_450))).toBe('-1\u202f234,50\u00a0€');
  expect(inLocale('en', () => formatEuros(-123_450))).toBe('-€1,234.50');
});
