import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeChange } from './stat-tile';

test.each([
  ['an increase', 112, 100, 'qu’hier', 'up', '12\u00a0% de plus qu’hier'],
  ['a decrease', 3, 4, 'que lundi dernier', 'down', '25\u00a0% de moins que lundi dernier'],
  ['a drop to zero', 0, 38, 'qu’hier', 'down', '100\u00a0% de moins qu’hier'],
  ['equality', 7, 7, 'qu’hier', 'same', 'Autant qu’hier'],
  ['nothing after nothing', 0, 0, 'qu’hier', 'same', 'Autant qu’hier'],
  ['a difference that rounds to 0 %', 100_001, 100_000, 'qu’hier', 'same', 'Presque autant qu’hier'],
  ['an increase from zero', 12, 0, 'qu’hier', 'up', 'Plus qu’hier'],
  ['an increase from nearly zero', 4000, 3, 'qu’hier', 'up', 'Bien plus qu’hier'],
])('%s of a figure is stated in words that fit', (_change, now, before, than, trend, text) => {
  expect(describeChange(now, before, than)).toEqual({ trend, text });
});

test('the trend never contradicts the values, and its text never contains NaN or ∞', () => {
  const amount = fc.integer({ min: 0, max: 1e9 });
  fc.assert(
    fc.property(amount, amount, (now, before) => {
      const { trend, text } = describeChange(now, before, 'qu’hier');
      expect(text).not.toMatch(/NaN|∞/);
      if (trend === 'up') expect(now).toBeGreaterThan(before);
      if (trend === 'down') expect(now).toBeLessThan(before);
    }),
  );
});
