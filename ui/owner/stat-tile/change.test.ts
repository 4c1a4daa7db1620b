import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeChange } from './change';

test('an increase or decrease is stated as a percentage of the earlier value', () => {
  expect(describeChange(112, 100, 'qu’hier')).toEqual({ trend: 'up', text: '12\u00a0% de plus qu’hier' });
  expect(describeChange(3, 4, 'que lundi dernier')).toEqual({
    trend: 'down',
    text: '25\u00a0% de moins que lundi dernier',
  });
});

test('a drop to zero is stated as 100 % less', () => {
  expect(describeChange(0, 38, 'qu’hier').text).toBe('100\u00a0% de moins qu’hier');
});

test('equal values are stated as the same, also when both are zero', () => {
  expect(describeChange(7, 7, 'qu’hier')).toEqual({ trend: 'same', text: 'Autant qu’hier' });
  expect(describeChange(0, 0, 'qu’hier')).toEqual({ trend: 'same', text: 'Autant qu’hier' });
});

test('a difference that rounds to 0 % is not stated as an increase', () => {
  expect(describeChange(100_001, 100_000, 'qu’hier')).toEqual({ trend: 'same', text: 'Presque autant qu’hier' });
});

test('an increase from zero, or from nearly zero, is stated without a percentage', () => {
  expect(describeChange(12, 0, 'qu’hier')).toEqual({ trend: 'up', text: 'Plus qu’hier' });
  expect(describeChange(4000, 3, 'qu’hier')).toEqual({ trend: 'up', text: 'Bien plus qu’hier' });
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
