import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barAt, labelRoom, peakIndex, scaleFor, shareOf } from './scale';

describe('axis of the bar chart', () => {
  test.each([
    ['uses round steps', [300, 1_700, 900], [0, 500, 1_000, 1_500, 2_000]],
    ['shows whole euros for amounts in cents', [18_450], [0, 5_000, 10_000, 15_000, 20_000]],
    ['shows one euro for less', [90], [0, 100]],
    ['has only zero when all values are zero', [0, 0, 0], [0]],
    ['has only zero without values', [], [0]],
  ])('the chart’s axis %s', (_law, values, ticks) => {
    expect(scaleFor(values)).toEqual({ max: ticks.at(-1), ticks });
  });

  test('the chart’s axis covers the highest value, below its double for larger values, in at most four steps', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 31 }), (values) => {
        const highest = Math.max(...values);
        const { max, ticks } = scaleFor(values);
        expect(max).toBeGreaterThanOrEqual(highest);
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(ticks.at(-1)).toBe(max);
        expect(ticks.every((tick) => Number.isInteger(tick) && tick % 100 === 0)).toBe(true);
        if (highest > 400) expect(max).toBeLessThan(highest * 2);
      }),
    );
  });
});

test('a bar’s height is its value’s share of the axis, at least zero', () => {
  expect(shareOf(50, 200)).toBe(0.25);
  expect(shareOf(-3, 200)).toBe(0);
  expect(shareOf(5, 0)).toBe(0);
});

test('the peak of a chart is its first highest bar, and undefined when all are zero', () => {
  expect(peakIndex([1, 8, 8, 2])).toBe(1);
  expect(peakIndex([0, 0])).toBeUndefined();
});

const rooms = (count: number) => Array.from({ length: count }, (_, index) => labelRoom(index, count));

test('four bar labels are always shown, and eight on a phone', () => {
  expect(new Set(rooms(4))).toEqual(new Set(['any']));
  expect(new Set(rooms(8))).toEqual(new Set(['any', 'narrow']));
});

test('a chart of 24 hours labels every third hour on a phone', () => {
  const shown = rooms(24).flatMap((room, hour) => (room === 'any' || room === 'narrow' ? [hour] : []));
  expect(shown).toEqual([0, 3, 6, 9, 12, 15, 18, 21]);
});

test('the labels shown on a chart are evenly spaced and never exceed the room at each width', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
      for (const [shown, most] of [
        [['any'], 4],
        [['any', 'narrow'], 8],
        [['any', 'narrow', 'medium'], 16],
      ] as const) {
        const places = rooms(count).flatMap((room, index) =>
          (shown as readonly string[]).includes(room) ? [index] : [],
        );
        const gaps = new Set(places.slice(1).map((place, index) => place - (places[index] ?? 0)));
        expect(gaps.size).toBeLessThanOrEqual(1);
        expect(places.length).toBeLessThanOrEqual(most);
        expect(places[0]).toBe(0);
      }
    }),
  );
});

test('a position along the chart maps to a bar, also at and beyond its ends', () => {
  expect([0, 0.24, 0.25, 0.99, 1, 1.4, -0.2].map((place) => barAt(place, 4))).toEqual([0, 0, 1, 3, 3, 3, 0]);
});
