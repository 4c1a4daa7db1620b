import { expect, test } from 'vitest';
import { begunWith, daysAfter, stockToBegin, usualStock } from './menu-day';

test('daysAfter counts days across the end of a month', () => {
  expect(daysAfter('2026-11-28', 6)).toBe('2026-12-04');
});

test('a day begins with its planned stock, else the latest of its weekday, else the previous day’s, if any was set', () => {
  const days = [
    { day: '2026-11-17', stock: 40 },
    { day: '2026-11-23', stock: 12 },
    { day: '2026-11-10', stock: 30 },
    { day: '2026-11-26', stock: null },
  ];
  expect(stockToBegin([...days, { day: '2026-11-24', stock: 7 }], '2026-11-24')).toBe(7);
  expect(stockToBegin(days, '2026-11-26')).toBeNull();
  expect([usualStock(days, '2026-11-24'), stockToBegin(days, '2026-11-24')]).toEqual([40, 40]);
  expect([usualStock(days, '2026-11-25'), stockToBegin(days, '2026-11-25')]).toEqual([undefined, 12]);
  expect(stockToBegin([], '2026-11-24')).toBeUndefined();
});

test.each([
  ['a second batch', 40, 10, 30, 60],
  ['three fell to the ground', 40, 15, 12, 37],
  ['counting begins', undefined, null, 8, 8],
  ['counting begins on a day nobody counted', null, null, 8, 8],
  ['counting ends', 40, 10, null, null],
  ['never less than what is there', 5, 9, 6, 6],
])('setting the remaining stock adjusts the day’s beginning stock: %s', (_what, begun, left, now, expected) => {
  expect(begunWith(begun, left, now)).toBe(expected);
});
