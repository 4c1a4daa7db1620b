import { expect, test } from 'vitest';
import { latestOf } from './printing-page';

test('the latest order is the one created last, regardless of the list’s order; without orders there is none', () => {
  const orders = [
    { id: 'noon', createdAt: '2026-11-24T11:00:00Z' },
    { id: 'evening', createdAt: '2026-11-24T18:30:00+01:00' },
    { id: 'morning', createdAt: '2026-11-24T08:00:00Z' },
  ];
  expect(latestOf(orders)).toBe('evening');
  expect(orders[0]?.id).toBe('noon');
  expect(latestOf([])).toBeUndefined();
});
