import { expect, test, vi } from 'vitest';
import { Fault } from './errors';
import { newsIn, newsOf } from './news';
import { createSignal } from './signal';

function aStream(read: () => Promise<number | null>) {
  const onEnd = vi.fn();
  const signal = createSignal(onEnd);
  const failures: string[] = [];
  return { signal, onEnd, failures, stream: newsOf(signal, read, (error) => failures.push(String(error))) };
}

test('a stream begins with a reading of its own: nothing is lost before the first signal', async () => {
  const { stream } = aStream(async () => 7);
  expect(await stream.next()).toEqual({ done: false, value: { news: 7 } });
});

test('many signals while a reading is under way are one, and none of them is lost', async () => {
  let written = 0;
  let readings = 0;
  const { signal, stream } = aStream(async () => {
    readings++;
    const seen = written;
    // Somebody writes after we looked.
    if (readings <= 3) {
      written++;
      signal.raise();
      signal.raise();
    }
    return seen;
  });
  const heard: unknown[] = [];
  for (let at = 0; at < 4; at++) heard.push((await stream.next()).value);
  expect(heard).toEqual([{ news: 0 }, { news: 1 }, { news: 2 }, { news: 3 }]);
  expect(readings).toBe(4);
});

test('a signal that brought nothing is no event', async () => {
  const found = [null, null, 5];
  const { signal, stream } = aStream(async () => found.shift() ?? null);
  const next = stream.next();
  await vi.waitFor(() => expect(found).toHaveLength(2), 30_000);
  signal.raise();
  await vi.waitFor(() => expect(found).toHaveLength(1), 30_000);
  signal.raise();
  expect(await next).toEqual({ done: false, value: { news: 5 } });
});

test('a reading that failed is reported once and repeated without another signal; a refusal is an event', async () => {
  let tries = 0;
  const { signal, stream, failures } = aStream(async () => {
    if (tries++ < 2) throw new Error('connection lost');
    if (tries === 3) return 1;
    throw new Fault('UNAUTHENTICATED', 'Connectez-vous.');
  });
  expect((await stream.next()).value).toEqual({ news: 1 });
  expect(failures).toEqual(['Error: connection lost']);
  signal.raise();
  const refused = await stream.next();
  expect(() => newsIn(refused.value ?? { news: 0 })).toThrow('Connectez-vous.');
  expect(failures).toHaveLength(1);
});

test('whoever leaves is let go at once, while waiting too', async () => {
  const { stream, onEnd } = aStream(async () => null);
  const waiting = stream.next();
  await stream.return?.();
  expect(await waiting).toEqual({ done: true, value: undefined });
  expect(onEnd).toHaveBeenCalledTimes(1);
});
