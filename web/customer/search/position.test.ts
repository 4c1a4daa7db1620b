import { afterEach, expect, test, vi } from 'vitest';
import { devicePosition, positionErrorMessage } from './position';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type GetPosition = (found: PositionCallback, failed: PositionErrorCallback, options: PositionOptions) => void;
const device = (getCurrentPosition: GetPosition) => vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });

test('the device’s position is rounded to about ten metres', async () => {
  device((found) => found({ coords: { latitude: 48.855_612_34, longitude: 2.360_149_99 } } as GeolocationPosition));
  expect(await devicePosition()).toEqual({ latitude: 48.8556, longitude: 2.3601 });
});

test.each([
  [1, 'refused'],
  [2, 'unavailable'],
  [3, 'late'],
] as const)('geolocation error code %d is reported as « %s » and has a message', async (code, reason) => {
  device((_found, failed) => failed({ code } as GeolocationPositionError));
  expect(await devicePosition()).toBe(reason);
  expect(positionErrorMessage(reason)).toMatch(/adresse\.$/);
});

test('a permission prompt for the position that is never answered ends as late', async () => {
  vi.useFakeTimers();
  device(() => undefined);
  const asked = devicePosition();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await asked).toBe('late');
});

test('a device without geolocation reports « unsupported »', async () => {
  vi.stubGlobal('navigator', {});
  expect(await devicePosition()).toBe('unsupported');
});
