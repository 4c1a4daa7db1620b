import type { SendMailOptions } from 'nodemailer';
import type { Mail, Sender } from './mailer';

/** A mail in nodemailer's words. Nothing is fetched from anywhere on its behalf. */
export function envelope({ about, follows, files = [], ...words }: Mail, from: Sender): SendMailOptions {
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
