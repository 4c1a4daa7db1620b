import { expect, test } from 'vitest';
import { chosenCategory } from './item-page';

test('the chosen category is read from the navigation state only with both its id and the shop’s', () => {
  expect(chosenCategory({ categoryId: 'c-1', restaurantId: 's-1' })).toBe('c-1');
  const half = [{ categoryId: 'c-1' }, { restaurantId: 's-1' }, { categoryId: 1, restaurantId: 2 }];
  for (const state of [null, undefined, 'c-1', {}, ...half]) expect(chosenCategory(state)).toBeNull();
});
