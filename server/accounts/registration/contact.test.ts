import { expect, test } from 'vitest';
import { readEmail, readPhone } from './contact';

test.each([
  ['camille@exemple.fr', 'camille@exemple.fr'],
  ['  Camille.Durand+pain@Exemple.FR ', 'camille.durand+pain@exemple.fr'],
  ['zoé@exemple.fr', 'zoé@exemple.fr'],
  ['ｃａｍｉｌｌｅ＠ｅｘｅｍｐｌｅ．ｆｒ', 'camille@exemple.fr'],
])('e-mail address « %s » is stored as « %s »', (given, kept) => {
  expect(readEmail(given)).toBe(kept);
});

test.each([
  'camille',
  'camille@',
  '@exemple.fr',
  'camille@exemple',
  'camille@exemple..fr',
  'a@b.fr,c@d.fr',
  'Camille <camille@exemple.fr>',
  'camille@exemple.fr\nBcc: x@y.fr',
  'cam ille@exemple.fr',
  `${'x'.repeat(250)}@exemple.fr`,
])('e-mail address « %s » is rejected', (given) => {
  expect(() => readEmail(given)).toThrow('adresse e-mail complète');
});

test('phone number is trimmed, stored as null when empty and rejected when it is not a number', () => {
  expect(readPhone(' 06 12 34 56 78 ')).toBe('06 12 34 56 78');
  expect(readPhone('')).toBeNull();
  expect(readPhone(undefined)).toBeNull();
  expect(() => readPhone('call me')).toThrow('06 12 34 56 78');
});
