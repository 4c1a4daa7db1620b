import { expect, test } from 'vitest';
import {
  checkLimit,
  checkPrice,
  checkStock,
  checkSupplement,
  checkVatRate,
  lowestPrice,
  nameFrom,
  repriced,
  sizesFrom,
} from './item-rules';

const sizes = [
  { name: '26 cm', priceCents: 990 },
  { name: '33 cm', priceCents: 1290 },
];

test.each([
  ['a name of blanks', () => nameFrom('  ')],
  ['a name of two lines', () => nameFrom('Croissant\nau beurre')],
  ['a name of 121 letters', () => nameFrom('a'.repeat(121))],
  ['no price', () => checkPrice(0)],
  ['less than nothing', () => checkPrice(-1)],
  ['a thousand euros', () => checkPrice(100_000)],
  ['half a cent', () => checkPrice(99.5)],
  ['no number', () => checkPrice(Number.NaN)],
  ['less than nothing on top', () => checkSupplement(-1)],
  ['fewer than none', () => checkStock(-1)],
  ['half a piece', () => checkStock(1.5)],
  ['ten thousand pieces', () => checkStock(10_000)],
  ['twenty-one meats', () => checkLimit(21)],
  ['a rate France does not know', () => checkVatRate(196)],
  ['a pizza of no size', () => sizesFrom([])],
  ['two sizes of one name', () => sizesFrom([...sizes, { name: ' 33 CM', priceCents: 1490 }])],
])('%s is refused', (_what, check) => {
  expect(check).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
});

test('item rules accept valid names, prices, stock, supplements and VAT rates, and trim names', () => {
  expect(nameFrom('  Éclair au café ')).toBe('Éclair au café');
  for (const cents of [1, 99_999]) expect(() => checkPrice(cents)).not.toThrow();
  for (const stock of [null, 0, 9_999]) expect(() => checkStock(stock)).not.toThrow();
  expect(() => checkSupplement(0)).not.toThrow();
  for (const rate of [55, 100, 200]) expect(() => checkVatRate(rate)).not.toThrow();
});

test('a pizza’s price is that of its smallest size, and a new price keeps the differences between its sizes', () => {
  expect(lowestPrice(sizes)).toBe(990);
  expect(repriced(sizes, 1090)).toEqual([
    { name: '26 cm', priceCents: 1090 },
    { name: '33 cm', priceCents: 1390 },
  ]);
  // An item without sizes stays without.
  expect(repriced([], 120)).toEqual([]);
});
