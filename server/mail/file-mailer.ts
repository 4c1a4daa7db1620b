import { createTransport } from 'nodemailer';
import { randomBytes } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock';
import { makeFolder } from '../folder';
import { envelope } from './envelope';
import type { Mailer, Sender } from './mailer';

/** Writes each mail as an `.eml` file, newest last by name, and tells its links: for demos without a mail server (contract §2). */
export function fileMailer(folder: string, from: Sender, clock: Clock, tell: (line: string) => void): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(envelope(mail, from));
      makeFolder(folder);
      const name = `${clock.now().toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(3).toString('hex')}.eml`;
      // Whoever watches the folder never sees half a mail.
      const draft = join(folder, `.${name}`);
      await writeFile(draft, message as Buffer, { mode: 0o600 });
      await rename(draft, join(folder, name));
      const links = mail.text.match(/https?:\/\/\S+/g) ?? [];
      tell(`Mail « ${mail.subject} » à ${mail.to} : ${join(folder, name)} ${links.join(' ')}`.trimEnd());
    },
    close: () => transport.close(),
  };
}
