import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movedTo, supplementError, toggled } from './item-basics';

test('a supplement may be zero, but not missing or negative', () => {
  expect(supplementError(0)).toBeUndefined();
  expect(supplementError(450)).toBeUndefined();
  expect(supplementError(null)).toBe('Indiquez un prix, par exemple 4,50.');
  expect(supplementError(-1)).toBe('Un prix ne peut pas être négatif.');
});

test('toggling an option adds it, and toggling it again removes it', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});

test('a moved member of a list takes its new index and the others keep their order', () => {
  const sizes = ['Junior', 'Senior', 'Mega'];
  expect(movedTo(sizes, (one) => one === 'Mega', 0)).toEqual(['Mega', 'Junior', 'Senior']);
  expect(movedTo(sizes, (one) => one === 'Junior', 2)).toEqual(['Senior', 'Mega', 'Junior']);
});

test('moving a member of a list neither loses nor duplicates any', () => {
  fc.assert(
    fc.property(fc.nat(6), fc.nat(6), fc.nat(6), (count, from, to) => {
      const list = Array.from({ length: count }, (_, place) => place);
      expect(movedTo(list, (one) => one === from, to).sort()).toEqual(list);
    }),
  );
});
