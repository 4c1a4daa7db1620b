import { expect, test } from 'vitest';
import { isSlippedPress, type Press } from './steady-finger';

const first: Press = { at: 1000, x: 200, y: 300, target: 'Vu' };
const second = (change: Partial<Press>): Press => ({ ...first, at: 1180, target: 'K7MQ2X', ...change });

test.each<[string, Partial<Press>, boolean]>([
  ['the next thing under a finger that tapped twice', {}, true],
  ['the next thing, some pixels beside', { x: 212, y: 290 }, true],
  ['the same thing again', { target: 'Vu' }, false],
  ['something elsewhere', { y: 380 }, false],
  ['the next thing, after a while', { at: 1600 }, false],
])('%s: slipped %s', (_what, change, slipped) => {
  expect(isSlippedPress(first, second(change))).toBe(slipped);
});

test('the first press is meant', () => {
  expect(isSlippedPress(null, first)).toBe(false);
});
