import { expect, test } from 'vitest';
import { orderCountText, statusFilterOf, statusFilters } from './owner-order';

test('every status can be asked for, and all of them', () => {
  expect(statusFilters().map(({ label }) => label)).toEqual([
    'Tous les statuts',
    'Préparation',
    'Prêt à être récupéré',
    'Livré',
    'Non-présenté',
    'Annulée',
  ]);
});

test('what nobody offered means all', () => {
  expect(statusFilterOf('READY')).toBe('READY');
  expect(statusFilterOf('LOST')).toBe('ALL');
});

test('French counts zero as one', () => {
  expect([0, 1, 2, 1204].map(orderCountText)).toEqual([
    '0 commande',
    '1 commande',
    '2 commandes',
    '1\u202f204 commandes',
  ]);
});
