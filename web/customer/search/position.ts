import type { Place } from '../../shops/places';
import * as t from './position.texts';

export type NoPosition = 'refused' | 'unavailable' | 'late' | 'unsupported';

const TIMEOUT_MS = 10_000;
/** Who has just looked is still there. */
const FRESH_MS = 60_000;
const REASONS: Record<number, NoPosition> = { 1: 'refused', 2: 'unavailable', 3: 'late' };

export function sayNoPosition(reason: NoPosition): string {
  return t[reason]();
}

/** Where the device is, to some ten metres; the browser asks for permission. Never rejects. */
export function devicePosition(): Promise<Place | NoPosition> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unsupported');
    // Some browsers count the patience only from the permission on: a question nobody answers must end too.
    const deadline = setTimeout(() => resolve('late'), 3 * TIMEOUT_MS);
    const answer = (found: Place | NoPosition) => {
      clearTimeout(deadline);
      resolve(found);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => answer({ latitude: rounded(latitude), longitude: rounded(longitude) }),
      ({ code }) => answer(REASONS[code] ?? 'unavailable'),
      { timeout: TIMEOUT_MS, maximumAge: FRESH_MS },
    );
  });
}

/** The shop around the corner needs no more: nobody’s exact address is kept. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
