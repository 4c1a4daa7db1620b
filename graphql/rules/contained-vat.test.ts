import { expect, test } from 'vitest';
import { containedVat } from './contained-vat';

test('VAT is computed and rounded once per rate, sorted from the lowest, leaving out the rate of zero', () => {
  const line = (lineCents: number, vatRate: number) => ({ lineCents, vatRate });
  expect(containedVat([line(480, 200), line(333, 55), line(333, 55), line(334, 55), line(100, 0)])).toEqual([
    { rate: 55, taxCents: 52 },
    { rate: 200, taxCents: 80 },
  ]);
});
