import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeChange } from './change';

test('more and less are said in percent of what was before', () => {
  expect(describeChange(112, 100, 'qu’hier')).toEqual({ trend: 'up', text: '12\u00a0% de plus qu’hier' });
  expect(describeChange(3, 4, 'que lundi dernier')).toEqual({
    trend: 'down',
    text: '25\u00a0% de moins que lundi dernier',
  });
});

test('a day without anything is a hundred percent less', () => {
  expect(describeChange(0, 38, 'qu’hier').text).toBe('100\u00a0% de moins qu’hier');
});

test('the same is the same, also when both are nothing', () => {
  expect(describeChange(7, 7, 'qu’hier')).toEqual({ trend: 'same', text: 'Autant qu’hier' });
  expect(describeChange(0, 0, 'qu’hier')).toEqual({ trend: 'same', text: 'Autant qu’hier' });
});

test('a difference that rounds to nothing is not an increase', () => {
  expect(describeChange(100_001, 100_000, 'qu’hier')).toEqual({ trend: 'same', text: 'Presque autant qu’hier' });
});

test('after nothing there is no percentage, and after next to nothing none that helps', () => {
  expect(describeChange(12, 0, 'qu’hier')).toEqual({ trend: 'up', text: 'Plus qu’hier' });
  expect(describeChange(4000, 3, 'qu’hier')).toEqual({ trend: 'up', text: 'Bien plus qu’hier' });
});

test('the direction never contradicts the figures, and the text never shows a broken number', () => {
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
