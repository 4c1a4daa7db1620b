import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { periodProblems, periodText, presetLabels, presetOf, presetPeriod, type PeriodPreset } from './period';

const saturday = '2026-11-21';
const presets = Object.keys(presetLabels) as PeriodPreset[];

describe('period presets', () => {
  test('period presets are computed from today', () => {
    expect(presetPeriod('today', saturday)).toEqual({ from: saturday, to: saturday });
    expect(presetPeriod('yesterday', '2026-03-01')).toEqual({ from: '2026-02-28', to: '2026-02-28' });
    expect(presetPeriod('week', saturday)).toEqual({ from: '2026-11-16', to: saturday });
    expect(presetPeriod('month', saturday)).toEqual({ from: '2026-11-01', to: saturday });
  });

  test('the preset of last month is the whole month, also in a leap year and across New Year', () => {
    expect(presetPeriod('lastMonth', '2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(presetPeriod('lastMonth', '2026-01-05')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  });

  test('the preset of this week begins on Monday: one day on a Monday, seven on a Sunday', () => {
    expect(presetPeriod('week', '2026-11-16')).toEqual({ from: '2026-11-16', to: '2026-11-16' });
    expect(presetPeriod('week', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
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

test('errors of a period are reported at the date they concern', () => {
  expect(periodProblems({ from: '', to: '' }, saturday)).toEqual({
    from: 'Choisissez un jour.',
    to: 'Choisissez un jour.',
  });
  expect(periodProblems({ from: '2026-11-10', to: '2026-11-09' }, saturday)).toEqual({
    to: 'La fin vient avant le début.',
  });
  expect(periodProblems({ from: saturday, to: '2026-11-22' }, saturday)).toEqual({
    to: 'Ce jour n’est pas encore venu.',
  });
});

test('a period is worded as French readers say it', () => {
  expect(periodText({ from: saturday, to: saturday })).toBe('samedi 21 novembre 2026');
  expect(periodText({ from: '2026-11-01', to: '2026-11-30' })).toBe('du 1er au 30 novembre 2026');
  expect(periodText({ from: '2026-10-26', to: '2026-11-01' })).toBe('du 26 octobre au 1er novembre 2026');
  expect(periodText({ from: '2025-12-28', to: '2026-01-03' })).toBe('du 28 décembre 2025 au 3 janvier 2026');
});
