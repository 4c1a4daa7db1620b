import { expect, test } from 'vitest';
import { cameFrom } from './came-from';

test.each([
  ['https://memeprix.test/boulangerie/s-1?categorie=pains', '/boulangerie/s-1'],
  ['nonsense', undefined],
  [{ from: '/cart' }, undefined],
  [null, undefined],
])('navigation state %j gives the previous path %s', (state, path) => expect(cameFrom(state)).toBe(path));
