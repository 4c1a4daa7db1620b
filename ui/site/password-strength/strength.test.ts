import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEMAND_COUNT, missingIn } from '../../../graphql/rules/password';
import { strengthOf, strengthWords } from './strength';

const strengthSaid = (password: string) => strengthWords[strengthOf(password)]();

describe('password strength', () => {
  it('an empty password is « Faible », one that meets all requirements « Fort »', () => {
    expect(strengthSaid('')).toBe('Faible');
    expect(missingIn('')).toHaveLength(DEMAND_COUNT);
    for (const password of ['Demo!2026', 'Épicé-33', 'aB3 €aB3', 'Ööööö1!?', 'aB3!🥐🥐🥐🥐'])
      expect(strengthSaid(password)).toBe('Fort');
  });

  it.each([
    ['Demo!26', '8 caractères'],
    ['aB3!🥐🥐🥐', '8 caractères'], // counted in code points, not UTF-16 units
    ['DEMO!2026', 'une minuscule'],
    ['demo!2026', 'une majuscule'],
    ['Demo!demo', 'un chiffre'],
    ['Demo2026', 'un caractère spécial'],
    ['Demo 2026', 'un caractère spécial'], // a space is none
  ])('the password %s is « Moyen » and lacks only %s', (password, missing) => {
    expect(strengthSaid(password)).toBe('Moyen');
    expect(missingIn(password)).toEqual([missing]);
  });

  it('appending to a password never adds an unmet requirement', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (password, more) => {
        const before = missingIn(password);
        expect(missingIn(password + more).every((text) => before.includes(text))).toBe(true);
      }),
    );
  });
});
