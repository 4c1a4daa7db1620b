import { expect, test } from 'vitest';
import { providerFeeOf, statementSuffixOf } from './provider-fees';

test('the provider takes 1.5 % and 25 cents of a card payment: from some 3 € on more than the service charge', () => {
  expect(providerFeeOf(679)).toBe(35);
  expect(providerFeeOf(267)).toBe(29);
  expect(providerFeeOf(10_000)).toBe(175);
});

test.each([
  ['Le Fournil d’Élise', 'LE FOURNIL D'],
  ['Chez   Zoé & Cie', 'CHEZ ZOE & C'],
  ['寿司', 'BOUTIQUE'],
  ['75', 'BOUTIQUE'],
])('a bank shows %s as %s', (name, shown) => {
  expect(statementSuffixOf(name)).toBe(shown);
});
