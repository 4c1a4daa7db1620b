import { afterEach, expect, test, vi } from 'vitest';
import { backOffMs } from './next-chance';

afterEach(() => vi.restoreAllMocks());

test('retry delays grow up to a limit, and up to half of each is random', () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  expect([1, 2, 3, 4, 5, 6, 20].map((attempt) => backOffMs(attempt))).toEqual([
    500, 1000, 2000, 4000, 8000, 15_000, 15_000,
  ]);
  random.mockReturnValue(0.999);
  expect(backOffMs(1)).toBeCloseTo(250, 0);
});
