import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toggleWithin } from './choice';

test.each([
  ['accepted up to the limit', [], 'a', 2, ['a']],
  ['accepted up to the limit', ['a'], 'b', 2, ['a', 'b']],
  ['rejected beyond the limit', ['a', 'b'], 'c', 2, null],
  ['rejected where nothing is allowed', [], 'a', 0, null],
  ['always accepted without a limit', ['a', 'b', 'c'], 'd', undefined, ['a', 'b', 'c', 'd']],
  ['deselected at the limit', ['a', 'b'], 'a', 2, ['b']],
  ['deselected over the limit', ['a', 'b', 'c'], 'c', 1, ['a', 'b']],
])('a choice is %s', (_what, chosen, id, limit, after) => expect(toggleWithin(chosen, id, limit)).toEqual(after));

test('choices never exceed the limit or repeat, whatever is pressed', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(6)), fc.nat(5), (presses, limit) => {
      const chosen = presses.reduce<readonly number[]>((now, id) => toggleWithin(now, id, limit) ?? now, []);
      expect(chosen.length).toBeLessThanOrEqual(limit);
      expect(new Set(chosen).size).toBe(chosen.length);
    }),
  );
});
