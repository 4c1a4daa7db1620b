import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageNumbers } from './pagination';

test.each([
  [1, 1, [1]],
  [2, 4, [1, 2, 3, 4]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 12, [1, 2, null, 12]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 11, 12]],
])('pagination on page %d of %d lists %j', (page, count, offered) => expect(pageNumbers(page, count)).toEqual(offered));

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
