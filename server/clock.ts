/**
 * The only source of the current time for all rules: windows, holds, token expiry. Its time is also passed into SQL.
 */
export interface Clock {
  now(): Date;
}

/**
 * Returns the system clock or, with `CLOCK_START`, a clock that starts at that time. A started clock uses a monotonic
 * source, so that corrections of the system clock never move it.
 */
export function startClock(start?: Date): Clock {
  if (!start) return { now: () => new Date() };
  const begin = start.getTime();
  const origin = performance.now();
  return { now: () => new Date(begin + Math.floor(performance.now() - origin)) };
}
