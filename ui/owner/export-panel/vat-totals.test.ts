import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vatSum, type VatTotal } from './export-panel';

test('the VAT totals of no sales are zero', () => {
  expect(vatSum([])).toEqual({ netCents: 0, taxCents: 0, grossCents: 0 });
});

test('the summed VAT totals satisfy net plus tax equals gross to the cent', () => {
  const total = fc
    .record({ netCents: fc.integer({ min: 0, max: 1e8 }), taxCents: fc.integer({ min: 0, max: 2e7 }) })
    .map((part): VatTotal => ({ rateText: '', ...part, grossCents: part.netCents + part.taxCents }));
  fc.assert(
    fc.property(fc.array(total, { maxLength: 5 }), (totals) => {
      const { netCents, taxCents, grossCents } = vatSum(totals);
      expect(netCents + taxCents).toBe(grossCents);
    }),
  );
});
