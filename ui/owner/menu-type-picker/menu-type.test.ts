import { expect, test } from 'vitest';
import { menuTypeHrefs, selectionErrors } from './menu-type-picker';

test('category and menu type are both required, each with its own message', () => {
  expect(selectionErrors('', null)).toEqual({
    categoryId: 'Please select a category.',
    menuType: 'Please select a menu type.',
  });
  expect(selectionErrors('c-1', 'pizza')).toEqual({});
});

test('an unknown menu type is rejected', () => {
  expect(selectionErrors('c-1', 'soup')).toEqual({ menuType: 'Invalid menu type selected.' });
});

test('each menu type links to its form', () => {
  expect(menuTypeHrefs).toEqual({
    sandwich: '/restaurant/add-sandwich',
    pizza: '/add-pizza',
    drink: '/add-drink',
  });
});
