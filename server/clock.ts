/** The one source of « now » for every rule: windows, holds, token expiry. Its instant is passed into SQL. */
export interface Clock {
  /** The present instant. */
  now(): Date;
}

/**
 * The machine's own time, or, from a given start (`CLOCK_START`), a time that begins there and runs on.
 * A started clock counts by a monotonic source, so a corrected system clock never moves a test back or forth.
 */
export function startClock(start?: Date): Clock {
  if (!start) return { now: () => new Date() };
  const begin = start.getTime();
  const origin = performance.now();
  return { now: () => new Date(begin + Math.floor(performance.now() - origin)) };
}
