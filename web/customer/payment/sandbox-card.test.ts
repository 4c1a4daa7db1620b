import { afterEach, describe, expect, test, vi } from 'vitest';
import { confirmSandboxCard, WALLET_CARD } from './sandbox-card';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Milliseconds of each wait; all of them are over at once. */
function skipWaits() {
  const waits: number[] = [];
  vi.spyOn(Math, 'random').mockReturnValue(0);
  for (const name of ['window', 'document']) vi.stubGlobal(name, new EventTarget());
  vi.stubGlobal('setTimeout', (done: () => void, milliseconds: number) => {
    waits.push(milliseconds);
    queueMicrotask(done);
  });
  return waits;
}

/** `fetch` that answers one after another with these: an error is thrown, anything else is the body. */
function answerWith(...answers: (string | Error)[]) {
  const fetch = vi.fn(() => {
    const answer = answers.shift();
    if (answer === undefined) throw new Error('There was nothing to ask for.');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(new Response(answer));
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const pay = () => confirmSandboxCard({ publishableKey: 'pk', clientSecret: 'pi_1_secret_2', card: WALLET_CARD });

describe('confirmSandboxCard', () => {
  test('retrieves the payment until it answers when the sandbox connection breaks', async () => {
    const lost = new TypeError('Failed to fetch');
    const waits = skipWaits();
    answerWith(lost, lost, '<html>Bad gateway</html>', '{"status":"succeeded"}');
    expect(await pay()).toEqual({ status: 'succeeded' });
    expect(waits).toEqual([500, 1000]);
  });

  test('a programming error during a sandbox payment is thrown and not retried', async () => {
    const bug = new ReferenceError('payer is not defined');
    const fetch = answerWith(bug, bug, bug, '{"status":"succeeded"}');
    await expect(pay()).rejects.toBe(bug);
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('an error while reading the sandbox’s answer is thrown and not retried', async () => {
    const fetch = answerWith('5', '5', '{"status":"succeeded"}');
    await expect(pay()).rejects.toBeInstanceOf(TypeError);
    expect(fetch).toHaveBeenCalledOnce();
  });
});
