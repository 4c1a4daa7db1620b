import { expect, test } from 'vitest';
import { toChoices } from './ingredient-choices';

test('only ingredients of the requested type are offered, with sold-out ones marked', () => {
  const meat = { id: 'm-1', type: 'MEAT', name: 'Poulet', outOfStock: true } as const;
  const offered = toChoices([meat, { ...meat, id: 's-1', type: 'SAUCE' }], 'MEAT');
  expect(offered).toEqual([{ id: 'm-1', name: 'Poulet', soldOut: true }]);
});
