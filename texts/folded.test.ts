import { expect, test } from 'vitest';
import { folded } from './folded';

test('accents, capitals and ligatures do not matter', () => {
  expect(folded('Œufs à l’Île')).toBe('oeufs a l’ile');
  expect(folded('Cæsar')).toBe('caesar');
});
