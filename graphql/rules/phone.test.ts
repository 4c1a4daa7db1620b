import { describe, expect, it } from 'vitest';
import { looksLikePhone } from './phone';

describe('a phone number', () => {
  it.each(['0612345678', '06 12 34 56 78', '06.12.34.56.78', '+33 6 12 34 56 78', '+33 (0)1 23 45 67 89'])(
    'can be %s',
    (text) => expect(looksLikePhone(text)).toBe(true),
  );

  it.each(['', '+', '12', 'call me', '06 12', '06 12 34 56 7x', '1234567890123456', '++33612345678', '()'])(
    'cannot be « %s »',
    (text) => expect(looksLikePhone(text)).toBe(false),
  );
});
