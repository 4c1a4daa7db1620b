import { describe, expect, it } from 'vitest';
import { looksLikeEmail } from './contact-checks';

describe('looksLikeEmail', () => {
  it.each(['client@demo.test', 'a.b+c@sous.domaine.fr', 'élise@café.fr', "o'neil@exemple.museum"])(
    'accepts the e-mail address %s',
    (text) => expect(looksLikeEmail(text)).toBe(true),
  );

  it.each(['', 'client', 'client@', '@demo.test', 'client@demo', 'client@demo.', 'cli ent@demo.test', 'a@b@c.fr'])(
    'rejects the e-mail address « %s »',
    (text) => expect(looksLikeEmail(text)).toBe(false),
  );
});
