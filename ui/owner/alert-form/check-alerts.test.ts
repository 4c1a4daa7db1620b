import { expect, it } from 'vitest';
import { checkCancelAfter } from './alert-form';

it.each([5, 15, 60])('cancelling unseen orders after %d minutes is accepted', (minutes) => {
  expect(checkCancelAfter(minutes)).toBeUndefined();
});

it.each([null, 0, 4, 61])('cancelling unseen orders after %s minutes is rejected', (minutes) => {
  expect(checkCancelAfter(minutes)).toBe('Entre 5 et 60 minutes.');
});
