const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/** Tries until an event that never takes effect is left to the operator: about a day and a half. */
export const GIVEN_UP_AFTER = 16;

/** When an event is tried again after so many tries: 5 s, 10 s, 20 s … up to 6 hours. */
export function nextTry(now: Date, tries: number): Date {
  return new Date(now.getTime() + Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS));
}
