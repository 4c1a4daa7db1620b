import { expect, test } from 'vitest';
import { GIVEN_UP_AFTER, nextTry } from './payment-news.service';

const start = new Date('2026-11-24T10:00:00Z');
const pauses = Array.from({ length: GIVEN_UP_AFTER }, (_, tries) => nextTry(start, tries).getTime() - start.getTime());

test('a failed payment event is retried after 5 s, then at growing intervals of at most six hours', () => {
  expect(pauses.slice(0, 4)).toEqual([5000, 10_000, 20_000, 40_000]);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(Math.max(...pauses)).toBe(6 * 3_600_000);
});

test('a payment event is retried for over a day, so that a night without the payment service loses none', () => {
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(24 * 3_600_000);
});
