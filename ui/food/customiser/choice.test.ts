import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toggleWithin } from './choice';

describe('choices within a limit', () => {
  test('a choice is accepted up to the limit and rejected beyond it', () => {
    expect(toggleWithin([], 'a', 2)).toEqual(['a']);
    expect(toggleWithin(['a'], 'b', 2)).toEqual(['a', 'b']);
    expect(toggleWithin(['a', 'b'], 'c', 2)).toBeNull();
  });

  test('a choice can always be deselected', () => {
    expect(toggleWithin(['a', 'b'], 'a', 2)).toEqual(['b']);
    expect(toggleWithin(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b']);
  });

  test('a limit of zero rejects every choice, and no limit accepts all', () => {
    expect(toggleWithin([], 'a', 0)).toBeNull();
    expect(toggleWithin(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c', 'd']);
  });

  test('choices never exceed the limit or repeat, whatever is pressed', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(6)), fc.nat(5), (presses, limit) => {
        const chosen = presses.reduce<readonly number[]>((now, id) => toggleWithin(now, id, limit) ?? now, []);
        expect(chosen.length).toBeLessThanOrEqual(limit);
        expect(new Set(chosen).size).toBe(chosen.length);
      }),
    );
  });
});
