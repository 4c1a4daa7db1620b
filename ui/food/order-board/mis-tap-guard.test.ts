import { expect, test } from 'vitest';
import { isOvertaken, isSlippedPress } from './mis-tap-guard';

const left = { x: 200, y: 300, leftAt: 1000 };

test.each([
  ['where a card has left, at once', left, { x: 200, y: 300, at: 1010 }, true],
  ['where a card has left, a second later, beside it', left, { x: 212, y: 290, at: 2400 }, true],
  ['elsewhere', left, { x: 200, y: 380, at: 1010 }, false],
  ['where a card has left, after a while', left, { x: 200, y: 300, at: 2500 }, false],
  ['beside a card that is still there', { ...left, leftAt: null }, { x: 200, y: 300, at: 1010 }, false],
])('a press %s is treated as meant for a card that has left: %s', (_where, before, press, slipped) => {
  expect(isSlippedPress([before], press)).toBe(slipped);
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
