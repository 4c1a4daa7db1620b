import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Fault } from './errors';
import { inLocale } from './locale';
import { containedVat, formatEuros, fromEuros, SERVICE_CHARGE_CENTS, toEuros } from './money';

const cents = fc.integer({ min: -100_000_000, max: 100_000_000 });

test('the service charge is 0.29 €', () => {
  expect(toEuros(SERVICE_CHARGE_CENTS)).toBe(0.29);
});

test('every amount survives the way to euros and back', () => {
  fc.assert(fc.property(cents, (amount) => fromEuros(toEuros(amount)) === amount));
});

test('an amount written with two decimals is read exactly, where truncation would lose a cent', () => {
  fc.assert(fc.property(cents, (amount) => fromEuros(Number((amount / 100).toFixed(2))) === amount));
  expect(fromEuros(4.35)).toBe(435);
  expect(fromEuros(1.15)).toBe(115);
});

test('a sum added in floating point by a client is still the sum', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 99_999 }), { maxLength: 60 }), (prices) => {
      const added = prices.reduce((sum, price) => sum + price / 100, 0);
      return fromEuros(added) === prices.reduce((sum, price) => sum + price, 0);
    }),
  );
});

test('a fraction of a cent is no price', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 99 }), (amount, part) => {
      expect(() => fromEuros((amount + part / 100) / 100)).toThrow(Fault);
    }),
  );
});

test.each([NaN, Infinity, -Infinity, 1e308, 2 ** 53])('%d is no amount of money', (euros) => {
  expect(() => fromEuros(euros)).toThrow('Montant invalide.');
});

test('nothing is zero, without a sign', () => {
  expect(fromEuros(-0)).toBe(0);
});

test.each([
  [450, '4,50 €'],
  [29, '0,29 €'],
  [100_000, '1 000,00 €'],
  [-1250, '-12,50 €'],
])('%i cents are shown as « %s »', (amount, text) => {
  expect(formatEuros(amount)).toBe(text);
});

test('an amount is written as its reader writes it', () => {
  expect(inLocale('fr', () => formatEuros(-123_450))).toBe('-1\u202f234,50\u00a0€');
  expect(inLocale('en', () => formatEuros(-123_450))).toBe('-€1,234.50');
});

test('tax is taken out of each rate’s sum, rounded once, from the lowest rate; what is free of it is left out', () => {
  const line = (lineCents: number, vatRate: number) => ({ lineCents, vatRate });
  expect(containedVat([line(480, 200), line(333, 55), line(333, 55), line(334, 55), line(100, 0)])).toEqual([
    { rate: 55, taxCents: 52 },
    { rate: 200, taxCents: 80 },
  ]);
});
