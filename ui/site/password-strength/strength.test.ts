import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEMAND_COUNT, missingIn } from '../../../graphql/rules/password';
import { strengthOf, strengthWords } from './strength';

const strengthSaid = (password: string) => strengthWords[strengthOf(password)]();

describe('the strength of a password', () => {
  it('is Faible as long as nothing is typed', () => {
    expect(strengthSaid('')).toBe('Faible');
    expect(missingIn('')).toHaveLength(DEMAND_COUNT);
  });

  it('is Fort once everything is there', () => {
    for (const password of ['Demo!2026', 'Épicé-33', 'aB3 €aB3', 'Ööööö1!?'])
      expect(strengthSaid(password)).toBe('Fort');
  });

  it.each([
    ['Demo!26', '8 caractères'],
    ['DEMO!2026', 'une minuscule'],
    ['demo!2026', 'une majuscule'],
    ['Demo!demo', 'un chiffre'],
    ['Demo2026', 'un caractère spécial'],
  ])('is Moyen for %s, which lacks %s alone', (password, missing) => {
    expect(strengthSaid(password)).toBe('Moyen');
    expect(missingIn(password)).toEqual([missing]);
  });

  it('takes no space for a special character', () => {
    expect(missingIn('Demo 2026')).toEqual(['un caractère spécial']);
  });

  it('counts characters as people do, not their halves', () => {
    expect(missingIn('aB3!🥐🥐🥐')).toEqual(['8 caractères']);
    expect(missingIn('aB3!🥐🥐🥐🥐')).toEqual([]);
  });

  it('never falls when something is added', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (password, more) => {
        const before = missingIn(password);
        expect(missingIn(password + more).every((text) => before.includes(text))).toBe(true);
      }),
    );
  });
});
