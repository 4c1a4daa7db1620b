import { describe, expect, it } from 'vitest';
import { looksLikeEmail } from './contact-checks';

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
