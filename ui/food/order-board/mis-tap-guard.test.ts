import { expect, test } from 'vitest';
import { isOvertaken, isSlippedPress } from './mis-tap-guard';

const left = { x: 200, y: 300, leftAt: 1000 };

test.each([
  ['at once', { x: 200, y: 300, at: 1010 }, true],
  ['a second later, beside it', { x: 212, y: 290, at: 2400 }, true],
  ['elsewhere', { x: 200, y: 380, at: 1010 }, false],
  ['after a while', { x: 200, y: 300, at: 2500 }, false],
])('a press where a card has left, %s, is treated as meant for that card: %s', (_when, press, slipped) => {
  expect(isSlippedPress([left], press)).toBe(slipped);
});

test('a card that is still there does not affect a press beside it', () => {
  expect(isSlippedPress([{ ...left, leftAt: null }], { x: 200, y: 300, at: 1010 })).toBe(false);
});

const layout = { until: 1000, places: [{ id: 'order-1', left: 0, top: 0, right: 200, bottom: 250 }] };

test.each([
  ['for the card that lay there', { id: 'order-1', x: 20, y: 200, at: 1010 }, false],
  ['for another one', { id: 'order-2', x: 20, y: 200, at: 1010 }, true],
  ['for another one, after a while', { id: 'order-2', x: 20, y: 200, at: 1600 }, false],
  ['where nothing lay', { id: 'order-2', x: 20, y: 270, at: 1010 }, false],
])(
  'after the cards have moved a press %s is treated as meant for what was there before: %s',
  (_for, press, overtaken) => {
    expect(isOvertaken([layout], press)).toBe(overtaken);
  },
);
