import { afterEach, describe, expect, test, vi } from 'vitest';

const { nextChance } = vi.hoisted(() => ({ nextChance: vi.fn(() => Promise.resolve()) }));
vi.mock('../../offline/next-chance', () => ({ nextChance }));
// Another file of this worker may have loaded the module without the mock.
vi.resetModules();
const { confirmSandboxCard, WALLET_CARD } = await import('./sandbox-card');

afterEach(() => {
  vi.unstubAllGlobals();
  nextChance.mockClear();
});

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
    answerWith(lost, lost, '<html>Bad gateway</html>', '{"status":"succeeded"}');
    expect(await pay()).toEqual({ status: 'succeeded' });
    expect(nextChance).toHaveBeenCalledTimes(2);
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
