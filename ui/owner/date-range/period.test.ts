import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { periodProblems, periodText, presetLabels, presetOf, presetPeriod, type PeriodPreset } from './period';

const saturday = '2026-11-21';
const presets = Object.keys(presetLabels) as PeriodPreset[];

describe('period presets', () => {
  test.each([
    ['today', saturday, saturday, saturday],
    ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['month', saturday, '2026-11-01', saturday],
    ['week', saturday, '2026-11-16', saturday],
    // It begins on Monday: one day on a Monday, seven on a Sunday.
    ['week', '2026-11-16', '2026-11-16', '2026-11-16'],
    ['week', '2026-11-22', '2026-11-16', '2026-11-22'],
    // The whole month, also in a leap year and across New Year.
    ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['lastMonth', '2026-01-05', '2025-12-01', '2025-12-31'],
  ] as const)('the period preset %s on %s is %s to %s', (preset, today, from, to) => {
    expect(presetPeriod(preset, today)).toEqual({ from, to });
  });

  test('every period preset is valid and recognised as a preset', () => {
    const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.constantFrom(...presets), (date, preset) => {
        const today = date.toISOString().slice(0, 10);
        const period = presetPeriod(preset, today);
        expect(periodProblems(period, today)).toEqual({});
        expect(presetOf(period, today, presets)).toBeDefined();
      }),
    );
  });
});

test('dates chosen individually match no period preset', () => {
  expect(presetOf({ from: '2026-11-03', to: '2026-11-09' }, saturday, presets)).toBeUndefined();
  expect(presetOf({ from: saturday, to: saturday }, saturday, ['month'])).toBeUndefined();
});

test.each([
  [
    { from: '', to: '' },
    { from: 'Choisissez un jour.', to: 'Choisissez un jour.' },
  ],
  [{ from: '2026-11-10', to: '2026-11-09' }, { to: 'La fin vient avant le début.' }],
  [{ from: saturday, to: '2026-11-22' }, { to: 'Ce jour n’est pas encore venu.' }],
])('errors of the period %j are reported at the date they concern', (period, problems) => {
  expect(periodProblems(period, saturday)).toEqual(problems);
});

test.each([
  [saturday, saturday, 'samedi 21 novembre 2026'],
  ['2026-11-01', '2026-11-30', 'du 1er au 30 novembre 2026'],
  ['2026-10-26', '2026-11-01', 'du 26 octobre au 1er novembre 2026'],
  ['2025-12-28', '2026-01-03', 'du 28 décembre 2025 au 3 janvier 2026'],
])('the period from %s to %s is worded as French readers say it', (from, to, text) => {
  expect(periodText({ from, to })).toBe(text);
});
