import type { Place } from '../../shops/places';
import * as t from './position.texts';

export type NoPosition = 'refused' | 'unavailable' | 'late' | 'unsupported';

const TIMEOUT_MS = 10_000;
/** A position up to one minute old is reused. */
const FRESH_MS = 60_000;
const REASONS: Record<number, NoPosition> = { 1: 'refused', 2: 'unavailable', 3: 'late' };

export function positionErrorMessage(reason: NoPosition): string {
  return t[reason]();
}

/** Returns the device's position, rounded to ten metres, once the browser has got permission. Never rejects. */
export function devicePosition(): Promise<Place | NoPosition> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unsupported');
    // Some browsers start the timeout only after the permission, so an unanswered permission prompt needs its own
    // deadline.
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

/** Rounds to about ten metres, enough to find shops, so that no exact home address is stored. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
