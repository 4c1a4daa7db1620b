import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addRow, moveRow, rowErrors, type PriceRow } from './price-rows';

const row = (key: string, name: string, priceCents: number | null = 790): PriceRow => ({
  key,
  id: null,
  name,
  priceCents,
});

test('a new price row gets an unused key', () => {
  expect(addRow([]).map(({ key }) => key)).toEqual(['1']);
  expect(addRow([row('3', 'Mega'), row('1', 'Junior')]).map(({ key }) => key)).toEqual(['3', '1', '4']);
});

test('a moved price row takes its new position and the others keep their order', () => {
  const rows = [row('1', 'Junior'), row('2', 'Senior'), row('3', 'Mega')];
  expect(moveRow(rows, '3', 0).map(({ name }) => name)).toEqual(['Mega', 'Junior', 'Senior']);
  expect(moveRow(rows, '1', 2).map(({ name }) => name)).toEqual(['Senior', 'Mega', 'Junior']);
});

test('moving a price row neither loses nor duplicates rows', () => {
  fc.assert(
    fc.property(fc.nat(6), fc.nat(6), fc.nat(6), (count, from, to) => {
      const rows = Array.from({ length: count }, (_, place) => row(String(place), `Taille ${place}`));
      const moved = moveRow(rows, String(from), to);
      expect([...moved].sort((a, b) => Number(a.key) - Number(b.key))).toEqual(rows);
    }),
  );
});

test('each price row requires a price and a unique name', () => {
  expect(rowErrors([row('1', 'Junior'), row('2', 'Senior')])).toEqual({});
  expect(rowErrors([row('1', ' ', null)])).toEqual({
    '1': { name: 'Donnez un nom.', price: 'Indiquez un prix, par exemple 4,50.' },
  });
  expect(rowErrors([row('1', 'Junior'), row('2', ' JUNIOR ')])).toEqual({ '2': { name: 'Ce nom est déjà pris.' } });
});
