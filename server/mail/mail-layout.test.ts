import { expect, test } from 'vitest';
import { layOut, type Letter } from './mail-layout';

const FOOT = {
  publicUrl: 'https://memeprix.example',
  supportEmail: 'aide@memeprix.example',
  supportPhone: '01 99 00 12 34',
};

const LETTER: Letter = {
  subject: 'Activez votre compte MêmePrix',
  preview: 'Un dernier geste.',
  title: 'Bienvenue à table',
  name: 'Camille',
  paragraphs: ['Votre compte est prêt.', 'Il ne manque qu’un geste.'],
  action: { label: 'Activer mon compte', href: 'https://memeprix.example/activate/abc?x=1&y=2' },
  notes: ['Ce lien sert une seule fois.'],
};

/** What somebody reads of the HTML. */
const read = (html: string) =>
  html
    .replace(/<(style|title|head)[^]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ');

test('says the same in HTML and in plain text', () => {
  const { html, text } = layOut(LETTER, FOOT);
  const said = ['Bonjour Camille,', ...LETTER.paragraphs, ...LETTER.notes, 'Activer mon compte', FOOT.supportEmail];
  for (const sentence of [...said, FOOT.supportPhone, LETTER.action?.href ?? '']) {
    expect(read(html)).toContain(sentence);
    expect(text).toContain(sentence);
  }
});

test('takes no markup from whoever signed up', () => {
  const name = `<img src=x onerror=alert(1)>"'&`;
  const { html, text } = layOut({ ...LETTER, name }, FOOT);
  expect(html).not.toContain('<img');
  expect(read(html)).toContain(name);
  expect(text).toContain(name);
});

test('leads where it says, the address included for copying', () => {
  const { html } = layOut(LETTER, FOOT);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&#38;', '&'));
  expect(links.filter((href) => href === LETTER.action?.href)).toHaveLength(2);
});

test('loads nothing from anywhere, so that opening it tells nobody', () => {
  const { html } = layOut(LETTER, FOOT);
  expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/);
});

test('does without a button', () => {
  const { html } = layOut({ ...LETTER, action: undefined }, FOOT);
  expect(html).not.toContain('Copiez cette adresse');
});
