/** What a device shows, on lock screens too: no secrets, mails or phone numbers. */
export interface Notification {
  title: string;
  body: string;
  /** Page of this product, from its first slash. */
  url: string;
  /** Equal for equal news: shown once, however often it arrives. */
  tag: string;
}

/** `gone`: the device is never to be tried again; `unreachable`: this house has no service for its kind. */
export type PushOutcome = 'sent' | 'gone' | 'unreachable';

export interface PushSender {
  /** `token` as the device gave it. Throws when it may work later, so that the job tries again. */
  send(token: string, notification: Notification): Promise<PushOutcome>;
}
