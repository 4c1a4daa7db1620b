import { describe, expect, test } from 'vitest';
import { begunWith, daysAfter, stockToBegin, usualStock } from './menu-day';

describe('daysAfter', () => {
  test('days are counted across months', () => {
    expect(daysAfter('2026-11-28', 6)).toBe('2026-12-04');
  });
});

describe('a day begins', () => {
  const days = [
    { day: '2026-11-17', stock: 40 },
    { day: '2026-11-23', stock: 12 },
    { day: '2026-11-10', stock: 30 },
    { day: '2026-11-26', stock: null },
  ];

  test('as planned', () => {
    expect(stockToBegin([...days, { day: '2026-11-24', stock: 7 }], '2026-11-24')).toBe(7);
    expect(stockToBegin(days, '2026-11-26')).toBeNull();
  });

  test('else as it usually does on this day of the week', () => {
    expect(usualStock(days, '2026-11-24')).toBe(40);
    expect(stockToBegin(days, '2026-11-24')).toBe(40);
  });

  test('else as the day before', () => {
    expect(usualStock(days, '2026-11-25')).toBeUndefined();
    expect(stockToBegin(days, '2026-11-25')).toBe(12);
  });

  test('with nothing known where nothing was ever said', () => {
    expect(stockToBegin([], '2026-11-24')).toBeUndefined();
  });
});

test.each([
  ['a second batch', 40, 10, 30, 60],
  ['three fell to the ground', 40, 15, 12, 37],
  ['counting begins', undefined, null, 8, 8],
  ['counting begins on a day nobody counted', null, null, 8, 8],
  ['counting ends', 40, 10, null, null],
  ['never less than what is there', 5, 9, 6, 6],
])('%s: what the day began with moves along', (_what, begun, left, now, expected) => {
  expect(begunWith(begun, left, now)).toBe(expected);
});
