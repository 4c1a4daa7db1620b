import { createTransport } from 'nodemailer';
import { envelope } from './envelope';
import type { Mailer, Sender } from './mailer';

/** Sends by an SMTP server (`SMTP_URL`). Every wait has an end: a silent server costs a job its turn, never a worker. */
export function smtpMailer(url: string, from: Sender): Mailer {
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
