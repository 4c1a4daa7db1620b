import { expect, onTestFinished, test, vi } from 'vitest';
import { windowUpdates } from './window-updates';
import type { PickupWindow } from './pickup-windows';

const at = (remaining: number) =>
  [
    { startsAt: new Date('2026-11-24T10:30:00Z'), endsAt: new Date('2026-11-24T10:45:00Z'), remaining },
  ] as PickupWindow[];

test('an open page is sent the pickup windows at once, then only when they have changed', async () => {
  const found = [5, 5, 4].map(at);
  const look = windowUpdates(async () => found.shift() ?? []);
  expect(await look()).toEqual(at(5));
  expect(await look()).toBeNull();
  expect(await look()).toEqual(at(4));
});

test('an open page is sent pickup windows at most once a second, read at the time of sending', async () => {
  let remaining = 5;
  const read = vi.fn(async () => at(remaining));
  const look = windowUpdates(read);
  // However slow the machine is: no time has passed since.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => void vi.restoreAllMocks());
  await look();
  const second = look();
  await new Promise(setImmediate);
  expect(read).toHaveBeenCalledTimes(1);
  remaining = 0;
  expect(await second).toEqual(at(0));
  expect(read).toHaveBeenCalledTimes(2);
});
