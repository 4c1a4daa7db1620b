import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allergens } from '../../../graphql/rules/allergens';
import { declaredText, toggleAllergen, type DeclaredAllergens } from './allergen-picker';

describe('declaring allergens', () => {
  test('the first one ends the silence, and the claim that there are none', () => {
    expect(toggleAllergen(null, 'MILK')).toEqual(['MILK']);
    expect(toggleAllergen([], 'MILK')).toEqual(['MILK']);
  });

  test('they stand in the order of the law, however they were pressed', () => {
    expect(toggleAllergen(['MILK'], 'GLUTEN')).toEqual(['GLUTEN', 'MILK']);
  });

  test('taking the last one back claims nothing', () => {
    expect(toggleAllergen(['MILK'], 'MILK')).toBeNull();
  });

  test('no row of presses ever ends in the claim that there are none', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...allergens)), (presses) => {
        const declared = presses.reduce<DeclaredAllergens>(toggleAllergen, null);
        expect(declared).not.toEqual([]);
        expect(new Set(declared).size).toBe(declared?.length ?? 0);
      }),
    );
  });
});

test('the owner reads what was said, in one line', () => {
  expect(declaredText(null)).toBe('Rien d’indiqué : vos clients liront « demandez au comptoir ».');
  expect(declaredText([])).toBe('Vous affirmez qu’il n’en contient aucun.');
  expect(declaredText(['MILK'])).toBe('1 allergène déclaré.');
  expect(declaredText(['GLUTEN', 'MILK'])).toBe('2 allergènes déclarés.');
});
