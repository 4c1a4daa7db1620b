/** A mail as it leaves: the same words twice, for programs that show HTML and for those that do not. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /**
   * What it is about, once and for all (« ready.0197… »): becomes its Message-ID. A job that died between the mail
   * server's « taken » and its own end sends again, and mailboxes drop what they have under that name already.
   */
  about?: string;
  /** The `about` of an earlier mail it belongs to, so that mailboxes show them together. */
  follows?: string;
  files?: readonly MailFile[];
}

export interface MailFile {
  name: string;
  /** Media type with its parameters. */
  type: string;
  content: string;
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
