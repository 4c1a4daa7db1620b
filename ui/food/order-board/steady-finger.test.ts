import { expect, test } from 'vitest';
import { isSlippedPress } from './steady-finger';

const left = { x: 200, y: 300, leftAt: 1000 };

test.each([
  ['at once', { x: 200, y: 300, at: 1010 }, true],
  ['a second later, beside it', { x: 212, y: 290, at: 2400 }, true],
  ['elsewhere', { x: 200, y: 380, at: 1010 }, false],
  ['after a while', { x: 200, y: 300, at: 2500 }, false],
])('a press where a card has left, %s, is still meant for that card: %s', (_when, press, slipped) => {
  expect(isSlippedPress([left], press)).toBe(slipped);
});

test('what is still there has no say in a press beside it', () => {
  expect(isSlippedPress([{ ...left, leftAt: null }], { x: 200, y: 300, at: 1010 })).toBe(false);
});
