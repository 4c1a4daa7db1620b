import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchOnline, isNetworkLoss, isOffline, NetworkLoss, sayFault } from './faults';
import { network, unknown } from './faults.texts';

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockReset());
afterEach(() => vi.unstubAllGlobals());

describe('isNetworkLoss', () => {
  test.each([
    "Cannot read properties of undefined (reading 'userActivation')",
    'crypto.randomUUID is not a function',
    'x.fetchMore is not a function',
  ])('is false for the bug « %s », which is logged and not told as a network', (message) => {
    const bug = new TypeError(message);
    expect(isNetworkLoss(bug)).toBe(false);
    expect(isOffline(bug)).toBe(false);
    expect(sayFault(bug)).toBe(unknown());
    expect(log).toHaveBeenCalledWith(bug);
  });

  test.each([
    ['Chromium', 'Failed to fetch dynamically imported module: https://a.test/b.js'],
    ['Firefox', 'error loading dynamically imported module: https://a.test/b.js'],
    ['Safari', 'Importing a module script failed.'],
  ])('is true for code that %s could not fetch', (_browser, message) => {
    expect(isNetworkLoss(new TypeError(message))).toBe(true);
  });
});

describe('fetchOnline', () => {
  test('rejects with a network loss however the browser words it', async () => {
    // What a French Safari says.
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('La connexion Internet semble interrompue.')));
    const failure: unknown = await fetchOnline('https://a.test/').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NetworkLoss);
    expect(sayFault(failure)).toBe(network());
    expect(log).not.toHaveBeenCalled();
  });

  test('rejects with a network loss when the connection breaks in the middle of the answer', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
    await expect(fetchOnline('https://a.test/')).rejects.toBeInstanceOf(NetworkLoss);
  });

  test('hands on an answer without a body', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
    expect((await fetchOnline('https://a.test/')).status).toBe(204);
  });

  test('leaves a request that cannot be built a bug', async () => {
    const failure: unknown = await fetchOnline('https://a.test/', { headers: { 'no name': '' } }).catch(
      (e: unknown) => e,
    );
    expect(failure).toBeInstanceOf(TypeError);
    expect(isNetworkLoss(failure)).toBe(false);
  });
});
