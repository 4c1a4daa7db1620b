import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startClock } from './clock';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('tells the machine’s time when no start is given', () => {
  expect(startClock().now()).toEqual(new Date('2026-11-21T10:00:00Z'));
});

test('starts at the given instant and runs on from it', () => {
  const clock = startClock(new Date('2026-03-29T00:59:58Z'));
  vi.advanceTimersByTime(2_500);
  expect(clock.now()).toEqual(new Date('2026-03-29T01:00:00.500Z'));
});

test('a started clock ignores a change of the system time', () => {
  const clock = startClock(new Date('2026-03-29T00:00:00Z'));
  vi.setSystemTime(new Date('2030-01-01T00:00:00Z'));
  expect(clock.now()).toEqual(new Date('2026-03-29T00:00:00Z'));
});

test('hands out a new date each time, so that a caller may change its own', () => {
  const clock = startClock(new Date('2026-03-29T00:00:00Z'));
  clock.now().setFullYear(1999);
  expect(clock.now().getFullYear()).toBe(2026);
});
