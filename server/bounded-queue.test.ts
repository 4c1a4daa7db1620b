import { expect, test } from 'vitest';
import { createBoundedQueue } from './bounded-queue';

const inQueue = createBoundedQueue({
  atOnce: 4,
  mayWait: 40,
  tooMany: () => 'Réessayez dans un instant.',
  retryAfterSeconds: 2,
});

test('the bounded queue runs four tasks at once, queues forty in order and rejects more with a retry after two seconds', async () => {
  const order: number[] = [];
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const one = (name: number) =>
    inQueue(async () => {
      most = Math.max(most, ++running);
      order.push(name);
      await new Promise<void>((end) => ends.push(end));
      running--;
    });
  const all = Array.from({ length: 44 }, (_, name) => one(name));
  await expect(one(44)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'Réessayez dans un instant.',
    details: { retryAfterSeconds: 2 },
  });
  while (order.length < 44 || running > 0) {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(all);
  expect(order).toEqual(Array.from({ length: 44 }, (_, name) => name));
  expect(most).toBe(4);
  // Work that fails releases its slot too.
  for (let failure = 0; failure < 50; failure++)
    await expect(inQueue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inQueue(() => Promise.resolve('done'))).toBe('done');
});
