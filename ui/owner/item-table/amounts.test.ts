import { expect, it } from 'vitest';
import { findAmountErrors } from './owner-item';

it.each([
  [130, 40, {}],
  [130, null, {}],
  [99_999, 9999, {}],
  [null, null, { price: 'Indiquez un prix, par exemple 4,50.' }],
  [0, 0, { price: 'De 0,01 € à 999,99 €.' }],
  [100_000, -1, { price: 'De 0,01 € à 999,99 €.', stock: 'De 0 à 9999.' }],
  [130, 10_000, { stock: 'De 0 à 9999.' }],
])('checks a price of %s cents with a stock of %s', (priceCents, stock, errors) => {
  expect(findAmountErrors({ priceCents, stock })).toEqual(errors);
});
