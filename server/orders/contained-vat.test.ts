import { expect, test } from 'vitest';
import { containedVat } from './contained-vat';

test('tax is taken out of each rate’s sum, rounded once, from the lowest rate; what is free of it is left out', () => {
  const line = (lineCents: number, vatRate: number) => ({ lineCents, vatRate });
  expect(containedVat([line(480, 200), line(333, 55), line(333, 55), line(334, 55), line(100, 0)])).toEqual([
    { rate: 55, taxCents: 52 },
    { rate: 200, taxCents: 80 },
  ]);
});
