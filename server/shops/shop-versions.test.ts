import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { KeptByVersion } from './shop-versions';

test('a shop’s cached data is read once for concurrent requests, and again when the shop’s version changes', async () => {
  let version = '1';
  let made = 0;
  const kept = new KeptByVersion<{ nth: number }>(async () => version);
  const read = async () => (await pause(5), { nth: ++made });
  const ask = () => kept.of('shop', read);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([{ nth: 1 }, { nth: 1 }, { nth: 1 }]);
  version = '2';
  expect([await ask(), await ask()]).toEqual([{ nth: 2 }, { nth: 2 }]);
});

test('a request that waits for a failing cache read reads the data itself, and the failure is not cached', async () => {
  const kept = new KeptByVersion<{ from: string }>(async () => '1');
  const fails = kept.of('shop', async () => (await pause(5), Promise.reject(new Error('broken off'))));
  const waits = kept.of('shop', async () => ({ from: 'oneself' }));
  await expect(fails).rejects.toThrow('broken off');
  expect(await waits).toEqual({ from: 'oneself' });
  expect(await kept.of('shop', async () => ({ from: 'later' }))).toEqual({ from: 'later' });
});
