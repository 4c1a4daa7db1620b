import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilLoaded } from './until-loaded';

beforeEach(() => {
  vi.useFakeTimers();
  const deaf = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('window', deaf);
  vi.stubGlobal('document', { ...deaf, visibilityState: 'visible' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('code that fails to load is requested again with growing delays until it loads', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Failed to fetch'));
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue('code');
  await vi.advanceTimersByTimeAsync(1);
  expect(await loaded).toBe('code');
  expect(load).toHaveBeenCalledTimes(3);
});
