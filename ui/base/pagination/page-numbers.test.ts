import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageNumbers } from './pagination';

test('pagination lists every page number when there are at most five pages', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('pagination of many pages lists the first, the last, the current and its neighbours', () => {
  expect(pageNumbers(1, 12)).toEqual([1, 2, null, 12]);
  expect(pageNumbers(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  expect(pageNumbers(12, 12)).toEqual([1, null, 11, 12]);
});

test('pagination includes the current, first and last page in at most seven places, and a gap hides at least two pages', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
      const [page, count] = [Math.min(a, b), Math.max(a, b)];
      const offered = pageNumbers(page, count);
      expect(offered).toContain(page);
      expect([offered[0], offered.at(-1)]).toEqual([1, count]);
      expect(offered.length).toBeLessThanOrEqual(7);
      offered.forEach((number, index) => {
        if (number === null) expect((offered[index + 1] ?? 0) - (offered[index - 1] ?? 0)).toBeGreaterThan(2);
      });
    }),
  );
});
