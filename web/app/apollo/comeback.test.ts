import { expect, test } from 'vitest';
import { spreadIn, waitBefore } from './live-link';

test('a lost WebSocket reconnects after growing delays up to a limit, spread at random', () => {
  expect([0, 1, 2, 3, 4, 9].map((retries) => waitBefore(retries, undefined, 0))).toEqual([
    500, 1000, 2000, 4000, 5000, 5000,
  ]);
  expect(waitBefore(0, undefined, 0.5)).toBe(1000);
});

test('a server that restarts tells clients over how long to spread their reconnections', () => {
  const spread = spreadIn({ code: 1012, reason: 'Restarting: come back within 8000 ms' });
  expect(spread).toBe(8000);
  expect(waitBefore(0, spread, 0.5)).toBe(4500);
});

test.each([
  [{ code: 1006, reason: '' }, undefined],
  [{ code: 1012, reason: '' }, undefined],
  [{ code: 4403, reason: 'Signed out, 9000 ms' }, undefined],
  [{ code: 1012, reason: 'within 999999 ms' }, 30_000],
])('the close event %j gives a reconnection spread that is absent or capped', (farewell, spread) => {
  expect(spreadIn(farewell)).toBe(spread);
});
