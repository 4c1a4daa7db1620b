import { expect, test, vi } from 'vitest';
import { Fault } from './errors';
import { unwrapEvent, eventStream, createSignal } from './event-stream';

function aStream(read: () => Promise<number | null>) {
  const onEnd = vi.fn();
  const signal = createSignal(onEnd);
  const failures: string[] = [];
  return { signal, onEnd, failures, stream: eventStream(signal, read, (error) => failures.push(String(error))) };
}

test('an event stream reads once before the first signal, so that no change is missed', async () => {
  const { stream } = aStream(async () => 7);
  expect(await stream.next()).toEqual({ done: false, value: { news: 7 } });
});

test('an event stream merges signals raised during a read into one further read, without losing any', async () => {
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

test('an event stream emits nothing when a read finds nothing new', async () => {
  const found = [null, null, 5];
  const { signal, stream } = aStream(async () => found.shift() ?? null);
  const next = stream.next();
  await vi.waitFor(() => expect(found).toHaveLength(2), 30_000);
  signal.raise();
  await vi.waitFor(() => expect(found).toHaveLength(1), 30_000);
  signal.raise();
  expect(await next).toEqual({ done: false, value: { news: 5 } });
});

test('an event stream reports a failed read once and retries it without a signal, and delivers a Fault as an event', async () => {
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
  expect(() => unwrapEvent(refused.value ?? { news: 0 })).toThrow('Connectez-vous.');
  expect(failures).toHaveLength(1);
});

test('an event stream ends at once when its client leaves, even while waiting', async () => {
  const { stream, onEnd } = aStream(async () => null);
  const waiting = stream.next();
  await stream.return?.();
  expect(await waiting).toEqual({ done: true, value: undefined });
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test.each(['return', 'throw'] as const)(
  'an event stream ends by %s at once, even during a read that never ends',
  async (way) => {
    const { stream, onEnd } = aStream(() => new Promise(() => undefined));
    void stream.next();
    expect(await stream[way]?.()).toEqual({ done: true, value: undefined });
    expect(onEnd).toHaveBeenCalledTimes(1);
  },
);
