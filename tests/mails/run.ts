import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { layOut } from '../../server/mail/mail-layout';
import { letters } from './letters';

// Every mail of the product as a page and as plain text, to be looked at: `npm run mails`.
const folder = resolve('dist/mails');
const foot = {
  publicUrl: 'https://memeprix.example',
  supportEmail: 'assistance@memeprix.example',
  supportPhone: '01 99 00 12 34',
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, letter] of Object.entries(letters())) {
  const { html, text } = layOut(letter, foot);
  writeFileSync(join(folder, `${name}.html`), html);
  writeFileSync(join(folder, `${name}.txt`), text);
  process.stdout.write(`${join(folder, `${name}.html`)}  « ${letter.subject} »\n`);
}
