import { expect, test } from 'vitest';
import { textsOf } from './build-plugin';
import { frenchSpaces } from './french-spaces';
import { chooseLocale, text } from './text';

/** No-break spaces, the narrow one as `_`. */
const seen = (said: string) => said.replaceAll('\u00a0', '~').replaceAll('\u202f', '_');

test.each([
  ['Allergènes : Lait', 'Allergènes~: Lait'],
  ['Choisissez « Sans viande » !', 'Choisissez «~Sans viande~»_!'],
  ['Pas prête ; une question ? (5,5 %)', 'Pas prête_; une question_? (5,5_%)'],
  ['4,50 € : ouvert dans 5 min, à 2 km', '4,50_€~: ouvert dans 5~min, à 2~km'],
])('French text gets no-break spaces before signs and units: %s', (written, expected) => {
  expect(seen(frenchSpaces(written))).toBe(expected);
});

test.each([
  'De 12:30 à 13:00',
  'Voir https://memeprix.fr/a?b=1',
  'Étape 2 minimum',
  'Le 3 m’attend',
  'Prix: 5€',
  'mt-1 !p-2',
])('French text keeps other spaces breakable: %s', (written) => {
  expect(frenchSpaces(written)).toBe(written);
});

test('every part of a structured text gets French no-break spaces', () => {
  const mail = text({
    fr: () => ({ subject: 'Prêt !', paragraphs: ['Une question ?'], of: new Date(0), none: null }),
    en: () => ({ subject: '', paragraphs: [''], of: new Date(0), none: null }),
  });
  const before = chooseLocale(() => 'fr');
  const said = mail();
  chooseLocale(before);
  expect(said).toEqual({ subject: 'Prêt\u202f!', paragraphs: ['Une question\u202f?'], of: new Date(0), none: null });
});

test('a text gets no-break spaces only in French, including its inserted values', () => {
  const named = text({ fr: (name: string) => `Retirer : ${name}`, en: (name) => `Remove : ${name}` });
  const saidIn = (locale: 'fr' | 'en' | 'specified') => {
    const before = chooseLocale(() => locale);
    const said = named('« Pain »');
    chooseLocale(before);
    return seen(said);
  };

  expect(saidIn('fr')).toBe('Retirer~: «~Pain~»');
  expect(saidIn('en')).toBe('Remove : « Pain »');
  expect(saidIn('specified')).toBe('Retirer : « Pain »');
});

test('a French bundle contains its texts with no-break spaces and leaves their code unchanged', () => {
  const code = `export const left = text({ fr: (n: number) => n > 1 ? \`\${n} min : \${fee ? 'ouf !' : rest}\` : <b>« {n} » ?</b>, en: () => 'x !' });`;

  expect(seen(textsOf(code, 'left.texts.tsx', 'fr').code)).toBe(
    `export const left = (n: number) => n > 1 ? \`\${n}~min~: \${fee ? 'ouf_!' : rest}\` : <b>«~{n}~»_?</b>;`,
  );
  expect(textsOf(code, 'left.texts.tsx', 'specified').code).toContain('« {n} » ?');
});
