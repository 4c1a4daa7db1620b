import { expect, test } from 'vitest';
import { chosenCategory, removedIds } from './item-page';

test('the chosen category is read from the navigation state only with both its id and the shop’s', () => {
  expect(chosenCategory({ categoryId: 'c-1', restaurantId: 's-1' })).toBe('c-1');
  const half = [{ categoryId: 'c-1' }, { restaurantId: 's-1' }, { categoryId: 1, restaurantId: 2 }];
  for (const state of [null, undefined, 'c-1', {}, ...half]) expect(chosenCategory(state)).toBeNull();
});

test('toppings removed in the form are deleted', () => {
  const topping = (id: string | null, name: string) => ({ id, name, priceCents: 100 });
  const before = [topping('t-1', 'Olives'), topping('t-2', 'Ananas')];
  expect(removedIds(before, [topping('t-1', 'Olives'), topping(null, 'Burrata')])).toEqual(['t-2']);
});
