import { expect, test } from 'vitest';
import { indexAfterMove } from './sortable-list';

test.each([
  ['down, directly after its target', 'a', 'c', true, 2],
  ['down to the end', 'a', 'd', true, 3],
  ['down, directly before its target', 'a', 'c', false, 1],
  ['up to the start', 'd', 'a', false, 0],
  ['up, directly after its target', 'd', 'b', true, 2],
  ['next to its own place, behind the one before', 'b', 'a', true, 1],
  ['next to its own place, before the next', 'b', 'c', false, 1],
  ['onto itself', 'b', 'b', true, 1],
])('an item dropped %s lands there', (_where, id, target, after, index) => {
  expect(indexAfterMove(['a', 'b', 'c', 'd'], id, target, after)).toBe(index);
});
