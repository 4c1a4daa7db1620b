import * as t from './alert-form.texts';

export interface Alerts {
  ring: boolean;
  push: boolean;
  mail: boolean;
  sms: boolean;
  /** After so many minutes unseen the order is cancelled and refunded; null: never. */
  cancelAfterMinutes: number | null;
}

/** What cannot be: an order is cancelled after 5 to 60 minutes, once every other road was tried. */
export function checkCancelAfter(minutes: number | null): string | undefined {
  return minutes !== null && minutes >= 5 && minutes <= 60 ? undefined : t.cancelAfterRange();
}
