import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Fault } from './errors';
import { cleanText, holdsAddress } from './text';

const refused = (text: string, most = 120) => {
  try {
    return cleanText(text, most) && null;
  } catch (error) {
    return error instanceof Fault ? error.code : error;
  }
};

describe('cleanText: accepted texts', () => {
  test.each([
    ['  Chez Noémie ', 'Chez Noémie'],
    ['Sans oignon\nmerci', 'Sans oignon\nmerci'],
    ['<b>Croissant</b> & « café »', '<b>Croissant</b> & « café »'],
    ['👩‍👩‍👧 pour quatre', '👩‍👩‍👧 pour quatre'],
    ['مخبز', 'مخبز'],
    ['', ''],
    ['   ', ''],
  ])('the text « %s » is stored as « %s »', (given, kept) => {
    expect(cleanText(given, 120)).toBe(kept);
  });

  test.each([0x3164, 0x115f, 0x1160, 0xffa0, 0x61c, 0xad, 0x2800, 0x180e, 0x200d, 0xfe0f, 0xe0020])(
    'a text of only the invisible character U+%d is stored as an empty text',
    (code) => {
      const unseen = String.fromCodePoint(code);
      expect(cleanText(unseen.repeat(3), 120)).toBe('');
      expect(cleanText(`${unseen} ${unseen}`, 120)).toBe('');
    },
  );

  test.each([0xad, 0x61c, 0x200b, 0x200d, 0x200e, 0x200f, 0x202a, 0x202e, 0x2060, 0x2066, 0x2069, 0xfeff])(
    'the invisible character U+%d is removed from a text',
    (code) => {
      const unseen = String.fromCodePoint(code);
      expect(cleanText(`${unseen}Crois${unseen}sant${unseen} `, 9)).toBe('Croissant');
    },
  );

  test('an accent typed as two characters is stored as one, so that equal names compare equal', () => {
    expect(cleanText('Cafe\u0301', 4)).toBe('Café');
  });

  test('spaces of other widths become plain spaces, so that names that look alike compare equal', () => {
    expect(cleanText('Pains\u202fau\u00a0lait\u3000', 120)).toBe('Pains au lait');
  });

  test('the accents that a language puts on one letter are preserved', () => {
    expect(cleanText('tiếng Việt, สวัสดี', 120)).toBe('tiếng Việt, สวัสดี');
  });

  test('cleaning a text twice gives the same result as cleaning it once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(refused(text, 500) === null || text.trim() === '');
        expect(cleanText(cleanText(text, 500), 500)).toBe(cleanText(text, 500));
      }),
    );
  });
});

describe('cleanText: rejected texts', () => {
  test('a text is rejected when it contains a control character other than a line break', () => {
    for (let code = 0; code < 0xa0; code++) {
      if (code >= 0x20 && code < 0x7f) continue;
      expect(refused(`a${String.fromCodePoint(code)}b`), `U+${code.toString(16)}`).toBe(
        code === 0x0a ? null : 'BAD_USER_INPUT',
      );
    }
  });

  test('a text is rejected when accents pile up on one letter, since they would overlap other lines', () => {
    expect(refused(`Pain${'\u0301'.repeat(6)}`)).toBe('BAD_USER_INPUT');
  });

  test('a text is rejected when it contains a lone surrogate', () => {
    expect(refused('pain \ud83e')).toBe('BAD_USER_INPUT');
    expect(refused('\udd50 pain')).toBe('BAD_USER_INPUT');
  });

  test('a text is rejected when longer than allowed, counting code points as PostgreSQL does', () => {
    expect(cleanText('🥐'.repeat(120), 120)).toHaveLength(240);
    expect(() => cleanText('🥐'.repeat(121), 120, 'Le nom')).toThrow('Le nom est trop long : 120 caractères au plus.');
    expect(cleanText(`  ${'a'.repeat(120)}  `, 120)).toHaveLength(120);
    expect(() => cleanText('a\u0007', 10, 'La note')).toThrow('La note contient des caractères interdits.');
  });
});

test.each([
  ...['Zoé http://elsewhere.example/login', 'Zoé www.elsewhere', 'elsewhere.example', 'Zoé 1.2.3.4/login'],
  ...['Evil．com', 'evil｡com', 'Zoé ｈｔｔｐ：／／elsewhere', 'a@b.fr'],
])('the name « %s » would be a link in a mail', (name) => expect(holdsAddress(name)).toBe(true));

test.each(['J.-P. Martin', 'M./Mme Dupont', 'J.R.R.Tolkien', 'St. Pierre', 'Zoé / Noé'])(
  'the name « %s » would be no link in a mail',
  (name) => expect(holdsAddress(name)).toBe(false),
);
