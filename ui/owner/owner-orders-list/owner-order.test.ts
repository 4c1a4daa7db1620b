import { expect, test } from 'vitest';
import { statusFilterOf, statusFilters } from './owner-order';
import { orderCountText } from './owner-orders.texts';

test('the order list can be filtered by every status or by none', () => {
  expect(statusFilters().map(({ label }) => label)).toEqual([
    'Tous les statuts',
    'Préparation',
    'Prêt à être récupéré',
    'Livré',
    'Non-présenté',
    'Annulée',
  ]);
});

test('an unknown status filter means all orders', () => {
  expect(statusFilterOf('READY')).toBe('READY');
  expect(statusFilterOf('LOST')).toBe('ALL');
});

test('the order count is singular for zero and one in French', () => {
  expect([0, 1, 2].map(orderCountText)).toEqual(['0 commande', '1 commande', '2 commandes']);
  expect(orderCountText(1204)).toBe('1\u202f204 commandes');
});
