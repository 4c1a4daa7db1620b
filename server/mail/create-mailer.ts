import { join } from 'node:path';
import type { Clock } from '../clock';
import { fileMailer } from './file-mailer';
import type { Mailer } from './mailer';
import { smtpMailer } from './smtp-mailer';

interface MailSettings {
  smtpUrl?: string;
  dataDir: string;
  supportEmail: string;
  clock: Clock;
}

/** Mails by SMTP where a server is configured, else as files in the data folder with their links told (contract §2). */
export function createMailer(settings: MailSettings, tell: (line: string) => void): Mailer {
  const { smtpUrl, dataDir, supportEmail, clock } = settings;
  const from = { name: 'MêmePrix', address: supportEmail };
  return smtpUrl ? smtpMailer(smtpUrl, from) : fileMailer(join(dataDir, 'mail'), from, clock, tell);
}
