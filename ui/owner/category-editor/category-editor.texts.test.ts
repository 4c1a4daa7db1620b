import { expect, it } from 'vitest';
import { removalText } from './category-editor.texts';

it('the removal text of a category says how many items are deleted with it', () => {
  expect(removalText(0)).toBe('Elle est vide : aucun article ne disparaît.');
  expect(removalText(1)).toMatch(/^Son article disparaîtra aussi de votre carte\./);
  expect(removalText(5)).toMatch(/^Ses 5 articles disparaîtront aussi de votre carte\./);
});
