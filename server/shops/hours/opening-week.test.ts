import { expect, test } from 'vitest';
import { inLocale } from '../../locale';
import { openingWeek } from '../shop.service';

type Range = Parameters<typeof openingWeek>[0]['openingRanges'][number];
const range = (weekday: Range['weekday'], opensAt: number, closesAt: number): Range => ({ weekday, opensAt, closesAt });
const PARIS = { zone: 'Europe/Paris', closures: [] };
// Tuesday 24 November 2026, 11:00 in Paris.
const NOW = new Date('2026-11-24T10:00:00Z');

test('the opening week starts today and lists the opening spans of each of the seven days', () => {
  const week = openingWeek(
    { ...PARIS, openingRanges: [range(2, 930, 1200), range(2, 420, 810), range(3, 450, 1440), range(1, 0, 1440)] },
    NOW,
  );
  expect(week.map(({ date, weekday }) => [date, weekday])).toEqual([
    ['2026-11-24', 2],
    ['2026-11-25', 3],
    ['2026-11-26', 4],
    ['2026-11-27', 5],
    ['2026-11-28', 6],
    ['2026-11-29', 7],
    ['2026-11-30', 1],
  ]);
  expect(week.map(({ spans }) => spans)).toEqual([
    ['7h – 13h30', '15h30 – 20h'],
    ['7h30 – minuit'],
    [],
    [],
    [],
    [],
    ['24h/24'],
  ]);
});

test('the opening week’s spans are written in the reader’s language', () => {
  const rules = { ...PARIS, openingRanges: [range(2, 420, 810), range(3, 450, 1440), range(1, 0, 1440)] };
  const spans = () => openingWeek(rules, NOW).flatMap((day) => day.spans);
  expect(inLocale('fr', spans)).toEqual(['07:00–13:30', '07:30–00:00', '24h/24']);
  expect(inLocale('en', spans)).toEqual(['07:00–13:30', '07:30–00:00', '24 hours']);
});

test('a service that ends after midnight is listed in the opening week on the day it began', () => {
  const week = openingWeek({ ...PARIS, openingRanges: [range(5, 1080, 1590)] }, NOW);
  expect(week.map(({ spans }) => spans).filter(({ length }) => length > 0)).toEqual([['18h – 2h30']]);
});

test('a closure empties its days, marks those usually open as exceptional and cuts the evening before at midnight', () => {
  const week = openingWeek(
    {
      ...PARIS,
      openingRanges: [range(2, 1080, 1560), range(3, 420, 1140)],
      closures: [{ from: '2026-11-25', to: '2026-11-26' }],
    },
    NOW,
  );
  expect(week.slice(0, 3).map(({ spans, exceptional }) => ({ spans, exceptional }))).toEqual([
    { spans: ['18h – minuit'], exceptional: false },
    { spans: [], exceptional: true },
    // Never open on Thursdays: nothing out of the ordinary.
    { spans: [], exceptional: false },
  ]);
});

test('the opening week starts on the current day in Paris, also shortly before midnight', () => {
  expect(openingWeek({ ...PARIS, openingRanges: [] }, new Date('2026-11-24T22:59:00Z'))[0]?.date).toBe('2026-11-24');
  expect(openingWeek({ ...PARIS, openingRanges: [] }, new Date('2026-11-24T23:00:00Z'))[0]?.date).toBe('2026-11-25');
});

test('an exceptional opening replaces a day’s hours, opens a closed day and gives its reason', () => {
  const week = openingWeek(
    {
      ...PARIS,
      openingRanges: [range(2, 420, 1140), range(4, 420, 1140)],
      closures: [{ from: '2026-11-25', to: '2026-11-27', reason: 'Travaux' }],
      exceptionalOpenings: [
        { from: '2026-11-24', to: '2026-11-25', opensAt: 480, closesAt: 780, reason: 'Fête du pain' },
        { from: '2026-11-25', to: '2026-11-25', opensAt: 900, closesAt: 1500, reason: '' },
      ],
    },
    NOW,
  );
  expect(week.slice(0, 4).map(({ spans, exceptional, reason }) => ({ spans, exceptional, reason }))).toEqual([
    { spans: ['8h – 13h'], exceptional: true, reason: 'Fête du pain' },
    { spans: ['8h – 13h', '15h – minuit'], exceptional: true, reason: 'Fête du pain' },
    { spans: [], exceptional: true, reason: 'Travaux' },
    // Closed that day of the week anyway.
    { spans: [], exceptional: false, reason: null },
  ]);
});
