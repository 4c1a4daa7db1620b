import { expect, test } from 'vitest';
import { completeSelection, menuTypeHrefs, selectionErrors } from './menu-type';

test('both must be chosen, and each is asked for in its own words', () => {
  expect(selectionErrors('', null)).toEqual({
    categoryId: 'Please select a category.',
    menuType: 'Please select a menu type.',
  });
  expect(selectionErrors('c-1', 'pizza')).toEqual({});
});

test('a type that is none of ours is refused', () => {
  expect(selectionErrors('c-1', 'soup')).toEqual({ menuType: 'Invalid menu type selected.' });
  expect(completeSelection('c-1', 'soup')).toBeNull();
});

test('a selection is handed over only when complete', () => {
  expect(completeSelection('', 'drink')).toBeNull();
  expect(completeSelection('c-1', null)).toBeNull();
  expect(completeSelection('c-1', 'drink')).toEqual({ categoryId: 'c-1', menuType: 'drink' });
});

test('each type has its form', () => {
  expect(menuTypeHrefs).toEqual({
    sandwich: '/restaurant/add-sandwich',
    pizza: '/add-pizza',
    drink: '/add-drink',
  });
});
