import { expect, test } from 'vitest';
import { indexAfterMove } from './sortable-list';

const ids = ['a', 'b', 'c', 'd'];

test('an item moved down stands right behind its target', () => {
  expect(indexAfterMove(ids, 'a', 'c', true)).toBe(2);
  expect(indexAfterMove(ids, 'a', 'd', true)).toBe(3);
  expect(indexAfterMove(ids, 'a', 'c', false)).toBe(1);
});

test('an item moved up stands right before its target', () => {
  expect(indexAfterMove(ids, 'd', 'a', false)).toBe(0);
  expect(indexAfterMove(ids, 'd', 'b', true)).toBe(2);
});

test('dropped beside its own place it stays', () => {
  expect(indexAfterMove(ids, 'b', 'a', true)).toBe(1);
  expect(indexAfterMove(ids, 'b', 'c', false)).toBe(1);
  expect(indexAfterMove(ids, 'b', 'b', true)).toBe(1);
});
