import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from './ordering';

/** A mail as somebody reads it. */
export interface ReceivedMail {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** Its own name, and that of the mail it belongs to; empty where there is none. */
  id: string;
  follows: string;
  files: { name: string; type: string; content: string }[];
}

/** Every mail the product wrote into its data folder, oldest first. */
export function mailsIn(dataDir: string): ReceivedMail[] {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
    .sort()
    .map((name) => readMail(readFileSync(join(folder, name), 'latin1')));
}

/** Waits for the mails to one address, of one kind, until there are so many; answers them, oldest first. */
export async function mailsTo(dataDir: string, email: string, count = 1, subject = /./): Promise<ReceivedMail[]> {
  const there = () => mailsIn(dataDir).filter((mail) => mail.to === email && subject.test(mail.subject));
  await eventually(`${count} mails to ${email}`, async () => there().length >= count);
  return there();
}

/** The token at the end of a mail's link, e.g. that of « /activate/ »; empty without a mail. */
export function tokenIn({ text = '' }: Partial<ReceivedMail> = {}, path: string): string {
  const at = text.indexOf(`${path}`);
  return at < 0 ? '' : (/^[\w-]+/.exec(text.slice(at + path.length))?.[0] ?? '');
}

/** A mail as it travels, read. */
export function readMail(eml: string): ReceivedMail {
  const { headers } = parted(eml);
  const parts = leavesOf(parted(eml));
  const part = (type: string) => {
    const one = parts.find(({ headers }) => headers['content-type']?.startsWith(type));
    return one ? decoded(one.body, one.headers['content-transfer-encoding']) : '';
  };
  return {
    to: headers['to'] ?? '',
    from: words(headers['from'] ?? ''),
    subject: words(headers['subject'] ?? ''),
    text: part('text/plain'),
    html: part('text/html'),
    id: headers['message-id'] ?? '',
    follows: headers['in-reply-to'] ?? '',
    files: parts.flatMap(({ headers, body }) => {
      const name = /^attachment; filename="?([^";]+)"?/.exec(headers['content-disposition'] ?? '')?.[1];
      const content = decoded(body, headers['content-transfer-encoding']);
      return name === undefined ? [] : [{ name, type: headers['content-type'] ?? '', content }];
    }),
  };
}

type Part = ReturnType<typeof parted>;

/** What is in it once everything that only holds others is opened. */
function leavesOf(part: Part): Part[] {
  const boundary = /^multipart\/[^]*boundary="?([^";]+)"?/.exec(part.headers['content-type'] ?? '')?.[1];
  if (boundary === undefined) return [part];
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((inner) => leavesOf(parted(inner)));
}

function parted(text: string): { headers: Record<string, string>; body: string } {
  const [head = '', ...rest] = text.replace(/^\r\n/, '').split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.flatMap((line) => {
    const [, name, value] = /^([\w-]+): ?(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name.toLowerCase(), value ?? '']];
  });
  return { headers: Object.fromEntries(headers) as Record<string, string>, body: rest.join('\r\n\r\n') };
}

function decoded(body: string, encoding = ''): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(encoding)) return body;
  return unquoted(body.replace(/=\r\n/g, '')).replaceAll('\r\n', '\n');
}

function unquoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** « =?UTF-8?Q?…?= » of a header, as it is read. */
function words(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString('utf8') : unquoted(word.replaceAll('_', ' ')),
    );
}
