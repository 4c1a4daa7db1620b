import { describe, expect, it } from 'vitest';
import { looksLikeEmail, looksLikePhone } from './contact-checks';

describe('an e-mail address', () => {
  it.each(['client@demo.test', 'a.b+c@sous.domaine.fr', 'élise@café.fr', "o'neil@exemple.museum"])(
    'can be %s',
    (text) => expect(looksLikeEmail(text)).toBe(true),
  );

  it.each(['', 'client', 'client@', '@demo.test', 'client@demo', 'client@demo.', 'cli ent@demo.test', 'a@b@c.fr'])(
    'cannot be « %s »',
    (text) => expect(looksLikeEmail(text)).toBe(false),
  );
});

describe('a phone number', () => {
  it.each(['0612345678', '06 12 34 56 78', '06.12.34.56.78', '+33 6 12 34 56 78', '+33 (0)1 23 45 67 89'])(
    'can be %s',
    (text) => expect(looksLikePhone(text)).toBe(true),
  );

  it.each(['', '06 12', '06 12 34 56 7x', '1234567890123456', '++33612345678', '()'])('cannot be « %s »', (text) =>
    expect(looksLikePhone(text)).toBe(false),
  );
});
