export interface Alerts {
  /** The board rings until the order was seen. */
  ring: boolean;
  /** After one minute unseen: a push to every device. */
  push: boolean;
  /** After three minutes unseen: a mail. */
  mail: boolean;
  /** After three minutes unseen: a text message. */
  sms: boolean;
  /** After so many minutes unseen the order is cancelled and refunded; null: never. */
  cancelAfterMinutes: number | null;
}

/** What cannot be: an order is cancelled after 5 to 60 minutes, once every other road was tried. */
export function checkCancelAfter(minutes: number | null): string | undefined {
  return minutes !== null && minutes >= 5 && minutes <= 60 ? undefined : 'Entre 5 et 60 minutes.';
}
