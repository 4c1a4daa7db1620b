export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /**
   * Unique key of the event the mail reports (« ready.0197… »), used as its Message-ID. A job that died after the mail
   * server accepted the mail sends it again, and mailboxes drop a Message-ID they already have.
   */
  about?: string;
  /** The `about` of an earlier mail, so that mailboxes show both as one thread. */
  follows?: string;
  files?: readonly MailFile[];
}

export interface MailFile {
  name: string;
  type: string;
  content: string;
}

export interface Mailer {
  /** Sends a mail. Throws when it was not accepted, so that the job is retried. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Sender in From and Reply-To. */
export interface Sender {
  name: string;
  address: string;
}
