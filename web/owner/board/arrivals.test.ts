import { expect, test, vi } from 'vitest';
import { createArrivals, loudness } from './arrivals';

function aBoard() {
  const [ring, ringDoor] = [vi.fn(), vi.fn()];
  const markSeen = vi.fn((_ids: string[]) => Promise.resolve());
  return { arrivals: createArrivals({ ring, ringDoor, markSeen }), ring, ringDoor, markSeen };
}
const order = (token: string, seenAt: string | null = null) => ({
  id: token,
  token,
  status: 'PREPARING' as 'PREPARING' | 'READY',
  seenAt,
  arrivingAt: null as string | null,
});

test('new orders that arrive together ring once and stay new until acknowledged', () => {
  const { arrivals, ring, markSeen } = aBoard();
  arrivals.notice([order('A'), order('B')]);
  arrivals.notice([order('A'), order('B')]);
  expect(ring).toHaveBeenCalledOnce();
  expect(markSeen).not.toHaveBeenCalled();
  expect(arrivals.read()).toEqual({ untouched: new Set(['A', 'B']), latest: ['A', 'B'], sudden: false });
  arrivals.notice([order('C')]);
  expect(arrivals.read()).toMatchObject({ latest: ['C'], sudden: true });
});

test('an unacknowledged order is new on a board that was just opened', () => {
  aBoard().arrivals.notice([order('A')]);
  const { arrivals, ring } = aBoard();
  arrivals.notice([order('A')]);
  expect(ring).toHaveBeenCalledOnce();
  expect(arrivals.read().untouched).toEqual(new Set(['A']));
});

test('an order seen on another board or already ready is not new, nor is one seen there afterwards', () => {
  const { arrivals, ring } = aBoard();
  arrivals.notice([order('A', '2026-11-24T11:00:00Z'), { ...order('B'), status: 'READY' }]);
  expect(ring).not.toHaveBeenCalled();
  expect(arrivals.read().untouched.size).toBe(0);
  arrivals.notice([order('C')]);
  arrivals.notice([order('C', '2026-11-24T11:00:00Z')]);
  expect(arrivals.read().untouched.size).toBe(0);
});

test('a customer’s announced arrival rings once, with a sound of its own', () => {
  const { arrivals, ring, ringDoor } = aBoard();
  const known = order('A', '2026-11-24T11:00:00Z');
  arrivals.notice([known]);
  const coming = { ...known, arrivingAt: '2026-11-24T11:05:00Z' };
  arrivals.notice([coming]);
  arrivals.notice([{ ...coming, status: 'READY' }]);
  expect([ring, ringDoor].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

test('an acknowledgement that failed to send is sent again', async () => {
  const { arrivals, markSeen } = aBoard();
  markSeen.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  arrivals.notice([order('A')]);
  arrivals.touch('A');
  expect(markSeen).toHaveBeenCalledExactlyOnceWith(['A']);
  await Promise.resolve();
  await Promise.resolve();
  arrivals.notice([order('A')]);
  expect(markSeen).toHaveBeenCalledTimes(2);
  expect(arrivals.read().untouched.size).toBe(0);
});

test('the bell repeats, louder while there is no reaction, until every new order is acknowledged', () => {
  vi.useFakeTimers();
  const { arrivals, ring } = aBoard();
  const leaveOff = arrivals.insist();
  const heard = () => ring.mock.calls.map(([of]) => Number(of).toFixed(1));
  arrivals.notice([order('A'), order('B')]);
  vi.advanceTimersByTime(20_000);
  expect(ring).toHaveBeenCalledTimes(3);
  expect(heard()).toEqual(['0.4', '0.6', '0.8']);
  arrivals.touch('A');
  vi.advanceTimersByTime(10_000);
  // Somebody has reacted: softly again.
  expect(heard()).toEqual(['0.4', '0.6', '0.8', '0.4']);
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

test('the bell never exceeds the volume that was set', () => {
  expect([0, 3, 4, 400].map(loudness)).toEqual([0.4, 1, 1, 1]);
});

test('acknowledged orders are no longer new, and are reported once, in one request', () => {
  const { arrivals, markSeen } = aBoard();
  const changes = vi.fn();
  arrivals.notice([order('A'), order('B'), order('C')]);
  arrivals.follow(changes);
  arrivals.touch('A', 'B', 'gone');
  arrivals.touch('A');
  expect(markSeen).toHaveBeenCalledExactlyOnceWith(['A', 'B']);
  expect(arrivals.read().untouched).toEqual(new Set(['C']));
  expect(changes).toHaveBeenCalledOnce();
});
