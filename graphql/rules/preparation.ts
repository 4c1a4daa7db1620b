export const MOST_PREPARATION_MINUTES = 600;

const HOUR_MS = 60 * 60_000;

/** Returns when a preparation delay that starts now ends: after one hour, or earlier when the shop closes. */
export function delayEndsAt(closesAt: Date | null, now: Date): Date {
  return new Date(Math.min(now.getTime() + HOUR_MS, closesAt?.getTime() ?? Infinity));
}
