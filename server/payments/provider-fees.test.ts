import { expect, test } from 'vitest';
import { providerFeeOf, shopFeeOf, shopRateOf, statementSuffixOf } from './provider-fees';

test('the provider takes 1.5 % and 25 cents of a card payment: from some 3 € on more than the service charge', () => {
  expect(providerFeeOf(679)).toBe(35);
  expect(providerFeeOf(267)).toBe(29);
  expect(providerFeeOf(10_000)).toBe(175);
});

test('a shop pays the platform a share and a fixed sum, and the provider where the setting says so', () => {
  for (let cents = 50; cents <= 20_000; cents += 7) {
    const own = { percent: 1.5, fixedCents: 25 };
    expect(shopFeeOf(cents, { paysProvider: false, ...own })).toBe(providerFeeOf(cents));
    expect(shopFeeOf(cents, { paysProvider: true, ...own })).toBe(2 * providerFeeOf(cents));
    expect(shopFeeOf(cents, { paysProvider: false, percent: 0, fixedCents: 0 })).toBe(0);
  }
});

test.each([
  [
    { paysProvider: false, percent: 0, fixedCents: 0 },
    { percent: 0, fixedCents: 0 },
  ],
  [
    { paysProvider: false, percent: 2, fixedCents: 10 },
    { percent: 2, fixedCents: 10 },
  ],
  [
    { paysProvider: true, percent: 2, fixedCents: 10 },
    { percent: 3.5, fixedCents: 35 },
  ],
])('the rate of a shop with %j adds what it pays the provider', (fees, rate) => {
  expect(shopRateOf(fees)).toEqual(rate);
});

test.each([
  ['Le Fournil d’Élise', 'LE FOURNIL D'],
  ['Chez   Zoé & Cie', 'CHEZ ZOE & C'],
  ['寿司', 'BOUTIQUE'],
  ['75', 'BOUTIQUE'],
])('a bank shows %s as %s', (name, shown) => {
  expect(statementSuffixOf(name)).toBe(shown);
});
