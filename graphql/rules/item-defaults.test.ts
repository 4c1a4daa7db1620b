import { expect, test } from 'vitest';
import { ITEM_DEFAULTS } from './item-defaults';

test.each([
  ['SIMPLE', 55, 0],
  ['SANDWICH', 100, 1],
  ['PIZZA', 100, 2],
  ['DRINK', 55, 0],
] as const)(
  'a new %s has a VAT rate of %i thousandths and takes %i preparation units of a window',
  (kind, vatRate, preparationUnits) => {
    expect(ITEM_DEFAULTS[kind]).toEqual({ vatRate, preparationUnits });
  },
);
