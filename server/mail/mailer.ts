import { createTransport, type SendMailOptions } from 'nodemailer';
import { randomBytes } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock';
import { makeFolder } from '../folder';
import * as t from './mail.texts';

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

interface MailSettings {
  smtpUrl?: string;
  dataDir: string;
  supportEmail: string;
  clock: Clock;
}

/**
 * Sends mails by SMTP when a server is configured; otherwise writes them as files into the data folder and logs their
 * links (specification 10.1).
 */
export function createMailer(settings: MailSettings, log: (line: string) => void): Mailer {
  const { smtpUrl, dataDir, supportEmail, clock } = settings;
  const from = { name: t.house(), address: supportEmail };
  return smtpUrl ? smtpMailer(smtpUrl, from) : fileMailer(join(dataDir, 'mail'), from, clock, log);
}

interface Sender {
  name: string;
  address: string;
}

/** Sends by SMTP with timeouts, so that a silent server fails one attempt of a job instead of blocking a worker. */
function smtpMailer(url: string, from: Sender): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send(mail) {
      await transport.sendMail(envelope(mail, from));
    },
    close: () => transport.close(),
  };
}

/**
 * Writes each mail as an `.eml` file, whose name sorts by time, and logs its links, for demos without a mail server.
 */
function fileMailer(folder: string, from: Sender, clock: Clock, log: (line: string) => void): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(envelope(mail, from));
      makeFolder(folder);
      const name = `${clock.now().toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(3).toString('hex')}.eml`;
      // The file is first written with a hidden name, so that a program watching the folder never reads an incomplete
      // mail.
      const draft = join(folder, `.${name}`);
      await writeFile(draft, message as Buffer, { mode: 0o600 });
      await rename(draft, join(folder, name));
      const links = mail.text.match(/https?:\/\/\S+/g) ?? [];
      log(`Mail « ${mail.subject} » à ${mail.to} : ${join(folder, name)} ${links.join(' ')}`.trimEnd());
    },
    close: () => transport.close(),
  };
}

/** Returns the mail's options for nodemailer, which may not read files or URLs. */
function envelope({ about, follows, files = [], ...words }: Mail, from: Sender): SendMailOptions {
  const idOf = (what: string) => `<${what}@${from.address.split('@').at(-1) ?? 'memeprix'}>`;
  return {
    ...words,
    from,
    ...(about !== undefined && { messageId: idOf(about) }),
    ...(follows !== undefined && { inReplyTo: idOf(follows), references: [idOf(follows)] }),
    attachments: files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
