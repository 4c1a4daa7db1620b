import * as t from './alert-form.texts';

export interface Alerts {
  ring: boolean;
  push: boolean;
  mail: boolean;
  sms: boolean;
  /** Minutes after which an unacknowledged order is cancelled and refunded; null for never. */
  cancelAfterMinutes: number | null;
}

/**
 * Returns an error unless the delay is 5 to 60 minutes, so that every other alert is tried before an order is
 * cancelled.
 */
export function checkCancelAfter(minutes: number | null): string | undefined {
  return minutes !== null && minutes >= 5 && minutes <= 60 ? undefined : t.cancelAfterRange();
}
