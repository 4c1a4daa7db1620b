import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startClock } from './clock';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('clock returns the machine’s time when no start is given', () => {
  expect(startClock().now()).toEqual(new Date('2026-11-21T10:00:00Z'));
});

test('clock starts at the given instant and advances from it', () => {
  const clock = startClock(new Date('2026-03-29T00:59:58Z'));
  vi.advanceTimersByTime(2_500);
  expect(clock.now()).toEqual(new Date('2026-03-29T01:00:00.500Z'));
});

test('clock ignores changes of the system time once started', () => {
  const clock = startClock(new Date('2026-03-29T00:00:00Z'));
  vi.setSystemTime(new Date('2030-01-01T00:00:00Z'));
  expect(clock.now()).toEqual(new Date('2026-03-29T00:00:00Z'));
});

test('clock returns a new Date on each call, so that a caller may mutate its own', () => {
  const clock = startClock(new Date('2026-03-29T00:00:00Z'));
  clock.now().setFullYear(1999);
  expect(clock.now().getFullYear()).toBe(2026);
});
