import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEMAND_COUNT, missingIn } from '../../../graphql/rules/password';
import { strengthOf, strengthWords } from './strength';

const strengthSaid = (password: string) => strengthWords[strengthOf(password)]();

describe('password strength', () => {
  it('an empty password is « Faible »', () => {
    expect(strengthSaid('')).toBe('Faible');
    expect(missingIn('')).toHaveLength(DEMAND_COUNT);
  });

  it('a password that meets all requirements is « Fort »', () => {
    for (const password of ['Demo!2026', 'Épicé-33', 'aB3 €aB3', 'Ööööö1!?'])
      expect(strengthSaid(password)).toBe('Fort');
  });

  it.each([
    ['Demo!26', '8 caractères'],
    ['DEMO!2026', 'une minuscule'],
    ['demo!2026', 'une majuscule'],
    ['Demo!demo', 'un chiffre'],
    ['Demo2026', 'un caractère spécial'],
  ])('the password %s is « Moyen » and lacks only %s', (password, missing) => {
    expect(strengthSaid(password)).toBe('Moyen');
    expect(missingIn(password)).toEqual([missing]);
  });

  it('a space in a password does not count as a special character', () => {
    expect(missingIn('Demo 2026')).toEqual(['un caractère spécial']);
  });

  it('password length is counted in code points, not UTF-16 units', () => {
    expect(missingIn('aB3!🥐🥐🥐')).toEqual(['8 caractères']);
    expect(missingIn('aB3!🥐🥐🥐🥐')).toEqual([]);
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
