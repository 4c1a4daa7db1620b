import { expect, test } from 'vitest';
import { indexAfterMove } from './sortable-list';

const ids = ['a', 'b', 'c', 'd'];

test('an item dragged down lands directly after or before its target', () => {
  expect(indexAfterMove(ids, 'a', 'c', true)).toBe(2);
  expect(indexAfterMove(ids, 'a', 'd', true)).toBe(3);
  expect(indexAfterMove(ids, 'a', 'c', false)).toBe(1);
});

test('an item dragged up lands directly before or after its target', () => {
  expect(indexAfterMove(ids, 'd', 'a', false)).toBe(0);
  expect(indexAfterMove(ids, 'd', 'b', true)).toBe(2);
});

test('an item dropped next to its own position keeps its index', () => {
  expect(indexAfterMove(ids, 'b', 'a', true)).toBe(1);
  expect(indexAfterMove(ids, 'b', 'c', false)).toBe(1);
  expect(indexAfterMove(ids, 'b', 'b', true)).toBe(1);
});
