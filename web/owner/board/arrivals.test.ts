import { expect, test, vi } from 'vitest';
import { createArrivals } from './arrivals';

function aBoard(visible = true) {
  const ring = vi.fn();
  const markSeen = vi.fn((_ids: string[]) => Promise.resolve());
  const surroundings = { ring, markSeen, isVisible: () => visible };
  return {
    arrivals: createArrivals(surroundings),
    ring,
    markSeen,
    look: () => {
      visible = true;
    },
  };
}
const order = (token: string, seenAt: string | null = null) => ({
  id: token,
  token,
  status: 'PREPARING' as const,
  seenAt,
});

test('a lot of new orders rings once and is told to the server', () => {
  const { arrivals, ring, markSeen } = aBoard();
  arrivals.notice([order('A'), order('B')]);
  expect(ring).toHaveBeenCalledOnce();
  expect(markSeen).toHaveBeenCalledExactlyOnceWith(['A', 'B']);
  expect(arrivals.read()).toEqual({ untouched: new Set(['A', 'B']), latest: ['A', 'B'] });
});

test('what is announced and read again rings no second time', () => {
  const { arrivals, ring, markSeen } = aBoard();
  arrivals.notice([order('A')]);
  arrivals.notice([order('A')]);
  expect(ring).toHaveBeenCalledOnce();
  expect(markSeen).toHaveBeenCalledOnce();
});

test('an order that another board has shown, or that has left the kitchen, is not new', () => {
  const { arrivals, ring } = aBoard();
  arrivals.notice([order('A', '2026-11-24T11:00:00Z'), { ...order('B'), status: 'READY' }]);
  expect(ring).not.toHaveBeenCalled();
  expect(arrivals.read().untouched.size).toBe(0);
});

test('behind another tab it rings, but counts as shown only once somebody looks', () => {
  const { arrivals, ring, markSeen, look } = aBoard(false);
  arrivals.notice([order('A')]);
  expect(ring).toHaveBeenCalledOnce();
  expect(markSeen).not.toHaveBeenCalled();
  look();
  arrivals.shown();
  expect(markSeen).toHaveBeenCalledExactlyOnceWith(['A']);
});

test('what the server could not be told is told again', async () => {
  const { arrivals, markSeen } = aBoard();
  markSeen.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  arrivals.notice([order('A')]);
  await Promise.resolve();
  await Promise.resolve();
  arrivals.shown();
  expect(markSeen).toHaveBeenCalledTimes(2);
});

test('a touched order is new no more', () => {
  const { arrivals } = aBoard();
  const changes = vi.fn();
  arrivals.notice([order('A'), order('B')]);
  arrivals.subscribe(changes);
  arrivals.touch('A');
  arrivals.touch('A');
  expect(arrivals.read().untouched).toEqual(new Set(['B']));
  expect(changes).toHaveBeenCalledOnce();
});

test('rings on until each new order was dealt with, here or on another board', () => {
  vi.useFakeTimers();
  const { arrivals, ring } = aBoard();
  const leaveOff = arrivals.insist();
  arrivals.notice([order('A'), order('B')]);
  vi.advanceTimersByTime(20_000);
  expect(ring).toHaveBeenCalledTimes(3);
  arrivals.touch('A');
  vi.advanceTimersByTime(10_000);
  expect(ring).toHaveBeenCalledTimes(4);
  arrivals.notice([{ ...order('B', '2026-11-24T11:00:00Z'), status: 'READY' }]);
  expect(arrivals.read().untouched.size).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(ring).toHaveBeenCalledTimes(4);
  arrivals.notice([order('C')]);
  leaveOff();
  vi.advanceTimersByTime(60_000);
  expect(ring).toHaveBeenCalledTimes(5);
  vi.useRealTimers();
});
