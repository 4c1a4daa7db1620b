import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startClock } from './clock';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('without a start the clock returns the machine’s time', () => {
  expect(startClock().now()).toEqual(new Date('2026-11-21T10:00:00Z'));
});

test('a clock with a start advances from there, whatever becomes of the system time or of the Dates it returned', () => {
  const clock = startClock(new Date('2026-03-29T00:59:58Z'));
  vi.setSystemTime(new Date('2030-01-01T00:00:00Z'));
  clock.now().setFullYear(1999);
  vi.advanceTimersByTime(2_500);
  expect(clock.now()).toEqual(new Date('2026-03-29T01:00:00.500Z'));
});
