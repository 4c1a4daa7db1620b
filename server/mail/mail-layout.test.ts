import { expect, test } from 'vitest';
import { inLocale } from '../locale';
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

test('a mail has the same content in HTML and in plain text', () => {
  const { html, text } = layOut(LETTER, FOOT);
  const said = ['Bonjour Camille,', ...LETTER.paragraphs, ...LETTER.notes, 'Activer mon compte', FOOT.supportEmail];
  for (const sentence of [...said, FOOT.supportPhone, LETTER.action?.href ?? '']) {
    expect(read(html)).toContain(sentence);
    expect(text).toContain(sentence);
  }
});

test('a mail escapes markup in the recipient’s name', () => {
  const name = `<img src=x onerror=alert(1)>"'&`;
  const { html, text } = layOut({ ...LETTER, name }, FOOT);
  expect(html).not.toContain('<img');
  expect(read(html)).toContain(name);
  expect(text).toContain(name);
});

test('a mail’s button links to its address, which is also shown for copying, but not without a button', () => {
  const { html } = layOut(LETTER, FOOT);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&#38;', '&'));
  expect(links.filter((href) => href === LETTER.action?.href)).toHaveLength(2);
  expect(layOut({ ...LETTER, action: undefined }, FOOT).html).not.toContain('Copiez cette adresse');
});

test('a mail loads no external resource, so that opening it cannot be tracked', () => {
  const { html } = layOut(LETTER, FOOT);
  expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/);
});

test('addresses in a mail’s text become links only when they belong to the site', () => {
  const paragraphs = [`Choisissez-en un autre : ${FOOT.publicUrl}/motdepasse, puis https://evil.example/x`];
  const { html } = layOut({ ...LETTER, action: undefined, paragraphs }, FOOT);
  expect(html).toContain(`<a href="${FOOT.publicUrl}/motdepasse" `);
  expect(html).not.toContain('href="https://evil.example');
});

test('a mail’s code, facts and bill are the same in HTML and in plain text', () => {
  const letter: Letter = {
    ...LETTER,
    code: { label: 'Votre numéro', text: 'K7M4PX' },
    facts: [{ label: 'Retrait', text: 'de 12:15 à 12:30' }],
    bill: {
      lines: [
        { quantity: 2, name: { text: 'Tacos <menu>' }, details: [{ text: 'Poulet, Frites' }], amount: '23,60 €' },
      ],
      sums: [{ label: 'Total payé', amount: '23,89 €', isTotal: true }],
    },
  };
  const { html, text } = layOut(letter, FOOT);
  const said = ['Votre numéro', 'K7M4PX', 'Retrait', 'de 12:15 à 12:30', '2 × Tacos <menu>', 'Poulet, Frites'];
  for (const words of [...said, '23,60 €', 'Total payé', '23,89 €']) {
    expect(read(html)).toContain(words);
    expect(text).toContain(words);
  }
});

test('a mail’s greeting, footer and fixed texts are in the recipient’s language', () => {
  const { html, text } = inLocale('en', () => layOut(LETTER, FOOT));
  expect(html).toContain('<html lang="en">');
  for (const said of [read(html), text]) expect(said).toContain('Hello Camille,');
  expect(html + text).not.toMatch(/Bonjour|Le même prix|Le bouton|Activer mon compte :/);
});
