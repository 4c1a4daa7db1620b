import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allergens } from '../../../graphql/rules/allergens';
import { declaredText, toggleAllergen, type DeclaredAllergens } from './allergen-picker';

describe('allergen selection', () => {
  test.each([
    ['a first allergen replaces « nothing declared »', null, 'MILK', ['MILK']],
    ['a first allergen replaces « contains none »', [], 'MILK', ['MILK']],
    ['allergens are in the legal order', ['MILK'], 'GLUTEN', ['GLUTEN', 'MILK']],
    ['the last one taken back leaves « nothing declared », not « contains none »', ['MILK'], 'MILK', null],
  ] as const)('%s', (_law, declared, pressed, selected) => {
    expect(toggleAllergen(declared && [...declared], pressed)).toEqual(selected);
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
