export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /**
   * What it is about (« ready.0197… »), unique: becomes its Message-ID. A job that died between the mail server's answer
   * and its own end sends again, and mailboxes drop a Message-ID they already have.
   */
  about?: string;
  /** The `about` of an earlier mail it belongs to, so that mailboxes show them together. */
  follows?: string;
  files?: readonly MailFile[];
}

export interface MailFile {
  name: string;
  type: string;
  content: string;
}

export interface Mailer {
  /** Throws when the mail was not accepted, so that the job runs again. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** From and Reply-To. */
export interface Sender {
  name: string;
  address: string;
}
