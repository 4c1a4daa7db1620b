/** A mail as it leaves: the same words twice, for programs that show HTML and for those that do not. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** The one way out for mails. */
export interface Mailer {
  /** Hands a mail over; throws when it was not taken, so that the job tries again. */
  send(mail: Mail): Promise<void>;
  /** Lets go of connections. */
  close(): void;
}

/** Who mails come from, and who gets the answers. */
export interface Sender {
  name: string;
  address: string;
}
