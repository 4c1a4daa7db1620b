import { join } from 'node:path';
import { fileMailer } from './file-mailer';
import type { Mailer } from './mailer';
import { smtpMailer } from './smtp-mailer';

interface MailSettings {
  smtpUrl?: string;
  dataDir: string;
  supportEmail: string;
}

/** Mails by SMTP where a server is configured, else as files in the data folder with their links told (contract §2). */
export function createMailer({ smtpUrl, dataDir, supportEmail }: MailSettings, tell: (line: string) => void): Mailer {
  const from = { name: 'MêmePrix', address: supportEmail };
  return smtpUrl ? smtpMailer(smtpUrl, from) : fileMailer(join(dataDir, 'mail'), from, tell);
}
