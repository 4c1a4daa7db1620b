import { expect, it } from 'vitest';
import { checkCancelAfter } from './check-alerts';

it.each([5, 15, 60])('after %d minutes an order may be cancelled', (minutes) => {
  expect(checkCancelAfter(minutes)).toBeUndefined();
});

it.each([null, 0, 4, 61])('after %s it may not', (minutes) => {
  expect(checkCancelAfter(minutes)).toBe('Entre 5 et 60 minutes.');
});
