import { expect, test } from 'vitest';
import { providerFeeOf, shopFeeOf, shopRateOf, statementSuffixOf } from './provider-fees';

test('Stripe’s fee is 1.5 % plus 25 cents, which exceeds the service charge from about 3 € on', () => {
  expect(providerFeeOf(679)).toBe(35);
  expect(providerFeeOf(267)).toBe(29);
  expect(providerFeeOf(10_000)).toBe(175);
});

test('a shop pays the platform’s percentage and fixed fee, plus the provider’s fee when so configured', () => {
  for (let cents = 50; cents <= 20_000; cents += 7) {
    const own = { percent: 1.5, fixedCents: 25 };
    expect(shopFeeOf(cents, { paysProvider: false, ...own })).toBe(providerFeeOf(cents));
    expect(shopFeeOf(cents, { paysProvider: true, ...own })).toBe(2 * providerFeeOf(cents));
    expect(shopFeeOf(cents, { paysProvider: false, percent: 0, fixedCents: 0 })).toBe(0);
  }
});

test.each([
  [false, { percent: 2, fixedCents: 10 }],
  [true, { percent: 3.5, fixedCents: 35 }],
])('a shop’s rate includes the provider’s rate only when the shop pays the provider (%s)', (paysProvider, rate) => {
  expect(shopRateOf({ paysProvider, percent: 2, fixedCents: 10 })).toEqual(rate);
});

test.each([
  ['Le Fournil d’Élise', 'LE FOURNIL D'],
  ['Chez   Zoé & Cie', 'CHEZ ZOE & C'],
  ['寿司', 'BOUTIQUE'],
  ['75', 'BOUTIQUE'],
])('a card statement shows the shop name %s as %s', (name, shown) => {
  expect(statementSuffixOf(name)).toBe(shown);
});
