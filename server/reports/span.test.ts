import { describe, expect, test } from 'vitest';
import { dayOf, daysOf, hourOf, spanOfDays, spansUntil } from './span';

const PARIS = 'Europe/Paris';
const HOUR = 3_600_000;
const at = (instant: string) => Date.parse(instant);

describe('report span', () => {
  test('a report span runs from midnight to midnight in the shop’s time zone, also when the clocks change', () => {
    const hours = (day: string) => {
      const { from, to } = spanOfDays(PARIS, day, day);
      return (to - from) / HOUR;
    };
    expect(hours('2026-11-24')).toBe(24);
    expect(hours('2026-03-29')).toBe(23);
    expect(hours('2026-10-25')).toBe(25);
    expect(spanOfDays(PARIS, '2026-11-24', '2026-11-25')).toEqual({
      from: at('2026-11-23T23:00:00Z'),
      to: at('2026-11-25T23:00:00Z'),
    });
  });

  test.each(['2026-02-31', '24/11/2026', 'hier', '', '2026-11-24T00:00'])(
    'a report span rejects « %s » as a day',
    (day) => {
      expect(() => spanOfDays(PARIS, day, '2026-11-24')).toThrow('Ce jour n’existe pas.');
      expect(() => spanOfDays(PARIS, '2026-11-24', day)).toThrow('Ce jour n’existe pas.');
    },
  );

  test('a report span is rejected when it exceeds 366 days or its end comes before its start', () => {
    expect(() => spanOfDays(PARIS, '2026-11-24', '2026-11-23')).toThrow('La fin de la période vient avant son début.');
    expect(() => spanOfDays(PARIS, '2025-01-01', '2025-12-31')).not.toThrow();
    expect(() => spanOfDays(PARIS, '2024-01-01', '2025-01-01')).toThrow('La période dure un an au plus.');
  });
});

describe('report span until now', () => {
  // Tuesday, 11:00 in Paris.
  const now = at('2026-11-24T10:00:00Z');

  test('today’s figures begin at midnight and are compared with the same hours a week earlier', () => {
    expect(spansUntil(PARIS, now, 'TODAY')).toEqual({
      present: { from: at('2026-11-23T23:00:00Z'), to: now + 1 },
      before: { from: at('2026-11-16T23:00:00Z'), to: at('2026-11-17T10:00:00Z') + 1 },
    });
  });

  test('this week’s figures begin on Monday, also on a Sunday', () => {
    expect(spansUntil(PARIS, now, 'WEEK').present.from).toBe(at('2026-11-22T23:00:00Z'));
    const sunday = at('2026-11-29T10:00:00Z');
    expect(daysOf(PARIS, spansUntil(PARIS, sunday, 'WEEK').present)).toHaveLength(7);
  });

  test('figures are compared with the same local time a week earlier, also across a clock change', () => {
    // Sunday 25 October 2026, 12:00 winter time; a week before noon was at 10:00 UTC.
    const { before } = spansUntil(PARIS, at('2026-10-25T11:00:00Z'), 'TODAY');
    expect(before).toEqual({ from: at('2026-10-17T22:00:00Z'), to: at('2026-10-18T10:00:00Z') + 1 });
  });
});

test('the day and hour of a sale are in the shop’s time zone', () => {
  expect(dayOf(PARIS, at('2026-11-23T23:30:00Z'))).toBe('2026-11-24');
  expect(hourOf(PARIS, at('2026-11-23T23:30:00Z'))).toBe(0);
  expect(dayOf('America/Martinique', at('2026-11-24T02:30:00Z'))).toBe('2026-11-23');
});
