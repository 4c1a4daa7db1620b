/** What a device shows. No secrets, mails or phone numbers: it lies on lock screens. */
export interface Notification {
  title: string;
  body: string;
  /** Page of this product, from its first slash. */
  url: string;
  /** The same for what says the same: shown once, however often it comes. */
  tag: string;
}

/** `gone`: the device is never to be tried again; `unreachable`: this house has no service for its kind. */
export type PushOutcome = 'sent' | 'gone' | 'unreachable';

/** The one way out for notifications. */
export interface PushSender {
  /** `token` as the device gave it. Throws when it may work later, so that the job tries again. */
  send(token: string, notification: Notification): Promise<PushOutcome>;
}
