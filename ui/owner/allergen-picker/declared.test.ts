import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allergens } from '../../../graphql/rules/allergens';
import { declaredText, toggleAllergen, type DeclaredAllergens } from './allergen-picker';

describe('allergen selection', () => {
  test('selecting a first allergen replaces both « nothing declared » and « contains none »', () => {
    expect(toggleAllergen(null, 'MILK')).toEqual(['MILK']);
    expect(toggleAllergen([], 'MILK')).toEqual(['MILK']);
  });

  test('selected allergens are in the legal order, whatever the order of selection', () => {
    expect(toggleAllergen(['MILK'], 'GLUTEN')).toEqual(['GLUTEN', 'MILK']);
  });

  test('deselecting the last allergen leaves « nothing declared », not « contains none »', () => {
    expect(toggleAllergen(['MILK'], 'MILK')).toBeNull();
  });

  test('no sequence of selections ends in « contains none » or a duplicate', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...allergens)), (presses) => {
        const declared = presses.reduce<DeclaredAllergens>(toggleAllergen, null);
        expect(declared).not.toEqual([]);
        expect(new Set(declared).size).toBe(declared?.length ?? 0);
      }),
    );
  });
});

test('the declared allergens are summarised to the owner in one line', () => {
  expect(declaredText(null)).toBe('Rien d’indiqué : vos clients liront « demandez au comptoir ».');
  expect(declaredText([])).toBe('Vous affirmez qu’il n’en contient aucun.');
  expect(declaredText(['MILK'])).toBe('1 allergène déclaré.');
  expect(declaredText(['GLUTEN', 'MILK'])).toBe('2 allergènes déclarés.');
});
