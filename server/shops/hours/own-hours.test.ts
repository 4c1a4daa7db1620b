import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { Fault } from '../../errors';
import { checkApart, checkDates, weekFrom } from './own-hours';

const range = (weekday: number, opensAt: number, closesAt: number) => ({ weekday, opensAt, closesAt });
const REFUSED = new Fault('BAD_USER_INPUT', '');

describe('weekly opening hours', () => {
  it('weekly hours may have a break, adjoin each other, run past midnight or around the clock', () => {
    const week = [range(1, 420, 780), range(1, 780, 1140), range(5, 1080, 1560), range(6, 120, 600), range(7, 0, 1440)];
    expect(weekFrom(week)).toEqual(week);
    expect(weekFrom([])).toEqual([]);
  });

  it.each([
    ['two of a day overlap', [range(1, 420, 780), range(1, 779, 1140)]],
    ['a night runs into the morning', [range(5, 1080, 1561), range(6, 120, 600)]],
    ['Sunday’s night runs into Monday', [range(7, 1200, 1600), range(1, 100, 300)]],
    ['the end comes first', [range(1, 780, 420)]],
    ['it lasts longer than a day', [range(1, 60, 1501)]],
    ['it begins tomorrow', [range(1, 1440, 1500)]],
    ['there is no such day', [range(8, 420, 780)]],
    ['there are too many', Array.from({ length: 71 }, (_, at) => range(1, at * 2, at * 2 + 1))],
  ])('weekly hours are rejected when %s', (_why, week) => {
    expect(() => weekFrom(week)).toThrow(expect.objectContaining({ name: REFUSED.name, code: REFUSED.code }));
  });

  it('weekly hours are accepted exactly when no two of them overlap', () => {
    const ranges = fc.array(
      fc
        .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 24 }))
        .map(([weekday, hour, hours]) => range(weekday, hour * 60, (hour + hours) * 60)),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(ranges, (week) => {
        const hours = week.flatMap(({ weekday, opensAt, closesAt }) =>
          Array.from({ length: (closesAt - opensAt) / 60 }, (_, at) => ((weekday - 1) * 24 + opensAt / 60 + at) % 168),
        );
        const apart = new Set(hours).size === hours.length;
        let passes = true;
        try {
          weekFrom(week);
        } catch {
          passes = false;
        }
        expect(passes).toBe(apart);
      }),
    );
  });
});

describe('planned dates', () => {
  const check = (from: string, to = from) => checkDates({ from, to }, '2026-11-24');

  it('planned dates may begin today and last a year', () => {
    expect(() => check('2026-11-24')).not.toThrow();
    expect(() => check('2027-01-01', '2027-12-31')).not.toThrow();
  });

  it.each([
    ['2026-11-23', undefined, 'Cette date est passée.'],
    ['2026-11-25', '2026-11-24', 'La fin précède le début.'],
    ['2026-02-30', undefined, 'Choisissez une date.'],
    ['demain', undefined, 'Choisissez une date.'],
    ['2027-01-01', '2028-01-02', 'Un an au plus à la fois.'],
    ['2031-01-01', undefined, 'Cette date est trop lointaine.'],
  ])('planned dates from %s to %s are rejected', (from, to, text) => {
    expect(() => check(from, to)).toThrow(text);
  });
});

test('two exceptional openings on one date may follow each other but not overlap', () => {
  const morning = { from: '2026-12-24', to: '2026-12-24', opensAt: 420, closesAt: 780 };
  expect(() => checkApart({ ...morning, opensAt: 780, closesAt: 900 }, [morning])).not.toThrow();
  expect(() => checkApart({ ...morning, from: '2026-12-25', to: '2026-12-26' }, [morning])).not.toThrow();
  expect(() => checkApart({ ...morning, to: '2026-12-31', opensAt: 700, closesAt: 900 }, [morning])).toThrow();
});
