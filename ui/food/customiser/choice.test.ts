import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toggleWithin } from './choice';

describe('choosing within a limit', () => {
  test('up to the limit each choice is taken, the next one is refused', () => {
    expect(toggleWithin([], 'a', 2)).toEqual(['a']);
    expect(toggleWithin(['a'], 'b', 2)).toEqual(['a', 'b']);
    expect(toggleWithin(['a', 'b'], 'c', 2)).toBeNull();
  });

  test('taking back is always possible', () => {
    expect(toggleWithin(['a', 'b'], 'a', 2)).toEqual(['b']);
    expect(toggleWithin(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b']);
  });

  test('a limit of zero refuses everything, no limit nothing', () => {
    expect(toggleWithin([], 'a', 0)).toBeNull();
    expect(toggleWithin(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c', 'd']);
  });

  test('whatever is pressed, never more than the limit and never twice the same', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(6)), fc.nat(5), (presses, limit) => {
        const chosen = presses.reduce<readonly number[]>((now, id) => toggleWithin(now, id, limit) ?? now, []);
        expect(chosen.length).toBeLessThanOrEqual(limit);
        expect(new Set(chosen).size).toBe(chosen.length);
      }),
    );
  });
});
