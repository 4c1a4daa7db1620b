import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchOnline, isNetworkLoss, isOffline, NetworkLoss, errorMessage } from './faults';
import { network, unknown } from './faults.texts';

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockReset());
afterEach(() => vi.unstubAllGlobals());

describe('isNetworkLoss', () => {
  test.each([
    "Cannot read properties of undefined (reading 'userActivation')",
    'crypto.randomUUID is not a function',
    'x.fetchMore is not a function',
  ])('is false for the programming error « %s », which is logged and not shown as a network failure', (message) => {
    const bug = new TypeError(message);
    expect(isNetworkLoss(bug)).toBe(false);
    expect(isOffline(bug)).toBe(false);
    expect(errorMessage(bug)).toBe(unknown());
    expect(log).toHaveBeenCalledWith(bug);
  });

  test.each([
    ['Chromium', 'Failed to fetch dynamically imported module: https://a.test/b.js'],
    ['Firefox', 'error loading dynamically imported module: https://a.test/b.js'],
    ['Safari', 'Importing a module script failed.'],
  ])('is true for a code module that %s could not load', (_browser, message) => {
    expect(isNetworkLoss(new TypeError(message))).toBe(true);
  });
});

describe('fetchOnline', () => {
  test('rejects with NetworkLoss whatever the browser’s error message', async () => {
    // What a French Safari says.
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('La connexion Internet semble interrompue.')));
    const failure: unknown = await fetchOnline('https://a.test/').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NetworkLoss);
    expect(errorMessage(failure)).toBe(network());
    expect(log).not.toHaveBeenCalled();
  });

  test('rejects with NetworkLoss when the connection breaks in the middle of the response', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
    await expect(fetchOnline('https://a.test/')).rejects.toBeInstanceOf(NetworkLoss);
  });

  test('returns a response without a body', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
    expect((await fetchOnline('https://a.test/')).status).toBe(204);
  });

  test('does not report an invalid request as a network loss', async () => {
    const failure: unknown = await fetchOnline('https://a.test/', { headers: { 'no name': '' } }).catch(
      (e: unknown) => e,
    );
    expect(failure).toBeInstanceOf(TypeError);
    expect(isNetworkLoss(failure)).toBe(false);
  });
});
