import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clashes, type Stretch } from './opening-week';

const week = (days: Record<number, Stretch[]>) => Array.from({ length: 7 }, (_, day) => days[day] ?? []);

test('an overlap within a day is reported as OWN, one with the previous night as NIGHT, also from Sunday to Monday', () => {
  const seven = { from: 420, to: 780 };
  expect(clashes(week({ 0: [seven, { from: 780, to: 1140 }] }))[0]).toBeNull();
  expect(clashes(week({ 0: [seven, { from: 779, to: 1140 }] }))[0]).toBe('OWN');
  expect(clashes(week({ 4: [{ from: 1080, to: 1561 }], 5: [{ from: 120, to: 600 }] }))[5]).toBe('NIGHT');
  expect(clashes(week({ 6: [{ from: 1200, to: 1600 }], 0: [{ from: 100, to: 300 }] }))[0]).toBe('NIGHT');
});

test('a week has no overlap exactly when no hour of it is covered twice', () => {
  const stretch = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 24 }))
    .map(([hour, hours]) => ({ from: hour * 60, to: (hour + hours) * 60 }));
  fc.assert(
    fc.property(fc.array(fc.array(stretch, { maxLength: 2 }), { minLength: 7, maxLength: 7 }), (days) => {
      const hours = days.flatMap((stretches, day) =>
        stretches.flatMap(({ from, to }) =>
          Array.from({ length: (to - from) / 60 }, (_, at) => (day * 24 + from / 60 + at) % 168),
        ),
      );
      expect(clashes(days).every((clash) => clash === null)).toBe(new Set(hours).size === hours.length);
    }),
  );
});
