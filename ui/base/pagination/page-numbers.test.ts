import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageNumbers } from './pagination';

test('few pages are all offered', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('of many, the ends and the neighbours are offered', () => {
  expect(pageNumbers(1, 12)).toEqual([1, 2, null, 12]);
  expect(pageNumbers(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  expect(pageNumbers(12, 12)).toEqual([1, null, 11, 12]);
});

test('whatever the page: it is offered, both ends are, a gap hides two pages at least, and seven places are enough', () => {
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
