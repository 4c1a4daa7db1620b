export const MOST_PREPARATION_MINUTES = 600;

const HOUR_MS = 60 * 60_000;

/** When a delay of the preparation that begins now ends: after an hour or, before that, with the service. */
export function delayEndsAt(closesAt: Date | null, now: Date): Date {
  return new Date(Math.min(now.getTime() + HOUR_MS, closesAt?.getTime() ?? Infinity));
}
