import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, dayIn, instantsOf, MINUTE } from '../../shops/hours/wall-clock';
import { inLocale } from '../../locale';
import type { StartOfDay } from './order-rules';
import { isServed, servedFrom, type ServedHours, servedText } from './served-hours';

const PARIS = 'Europe/Paris';
/** A start on the calendar day of its business day. */
const startAt = (instant: number | string): StartOfDay => {
  const startsAt = new Date(instant);
  return { startsAt, day: dayIn(PARIS, startsAt) };
};
const ALWAYS: ServedHours = { days: [], from: null, until: null };

test('an item served until 11:00 is offered only for windows that start before 11:00', () => {
  const breakfast = { ...ALWAYS, until: '11:00' };
  expect(isServed(breakfast, PARIS, startAt('2026-11-24T09:45:00Z'))).toBe(true);
  expect(isServed(breakfast, PARIS, startAt('2026-11-24T10:00:00Z'))).toBe(false);
});

test('serving hours follow the shop’s wall clock on both nights that change the clocks', () => {
  const time = (minute: number) => new Date(minute * MINUTE).toISOString().slice(11, 16);
  const minutes = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(fc.constantFrom('2026-03-29', '2026-10-25'), minutes, minutes, minutes, (date, at, one, other) => {
      const [from, until] = [Math.min(one, other), Math.max(one, other)];
      const hours = { days: [7], from: time(from), until: time(until) };
      const sunday = Date.parse(`${date}T00:00:00Z`);
      for (const instant of instantsOf(PARIS, sunday + at * MINUTE))
        expect(isServed(hours, PARIS, startAt(instant))).toBe(from <= at && at < until);
      for (const instant of instantsOf(PARIS, sunday + DAY + at * MINUTE))
        expect(isServed(hours, PARIS, startAt(instant))).toBe(false);
    }),
  );
});

test('serving hours include both occurrences of the hour repeated in autumn', () => {
  const night = { ...ALWAYS, from: '02:00', until: '03:00' };
  const quarterPastTwo = instantsOf(PARIS, Date.parse('2026-10-25T02:15:00Z'));
  expect(quarterPastTwo.map((instant) => isServed(night, PARIS, startAt(instant)))).toEqual([true, true]);
});

test.each<[ServedHours, string, string]>([
  [{ ...ALWAYS, until: '11:00' }, 'jusqu’à 11:00', 'until 11:00'],
  [{ ...ALWAYS, days: [6, 7], from: '08:00' }, 'samedi, dimanche, dès 08:00', 'Saturday, Sunday, from 08:00'],
  [{ ...ALWAYS, from: '11:30', until: '14:00' }, 'de 11:30 à 14:00', 'from 11:30 to 14:00'],
])('serving hours %j read « %s », in English “%s”', (hours, french, english) => {
  expect([servedText(hours), inLocale('en', () => servedText(hours))]).toEqual([french, english]);
});

test('serving hours that cover the whole week are stored as null, and invalid ones are rejected', () => {
  expect(servedFrom({ ...ALWAYS, days: [7, 6, 5, 4, 3, 2, 1] })).toBeNull();
  // Those that end after midnight are among the valid ones.
  for (const hours of [{ days: [1, 7] }, { from: '07:00' }, { until: '11:00' }, { from: '22:00', until: '02:00' }])
    expect(servedFrom({ ...ALWAYS, ...hours })).toEqual({ ...ALWAYS, ...hours });
  expect(servedFrom({ ...ALWAYS, days: [7, 1, 1] })).toEqual({ ...ALWAYS, days: [1, 7] });
  for (const wrong of [
    { days: [8] },
    { from: '7h' },
    { from: '11:00', until: '11:00' },
    { until: '24:00' },
    { from: '11:00h' },
    { from: 'à 11:00' },
    { days: [0] },
    { days: [1.5] },
  ])
    expect(() => servedFrom({ ...ALWAYS, ...wrong })).toThrow();
});

describe('isServed after midnight', () => {
  const night = (time: string) => ({ startsAt: new Date(`2026-11-29T${time}:00+01:00`), day: '2026-11-28' });
  test.each<[ServedHours, StartOfDay, boolean]>([
    [{ ...ALWAYS, from: '18:00' }, night('00:15'), true],
    [{ ...ALWAYS, from: '22:00', until: '02:00' }, night('00:15'), true],
    [{ ...ALWAYS, from: '22:00', until: '02:00' }, night('02:00'), false],
    [{ ...ALWAYS, from: '22:00', until: '02:00' }, startAt('2026-11-28T20:59:00Z'), false],
    [{ ...ALWAYS, until: '23:00' }, night('00:15'), false],
    [{ ...ALWAYS, from: '00:30', until: '02:00' }, night('00:30'), true],
    [{ ...ALWAYS, from: '00:30', until: '02:00' }, night('02:00'), false],
    [{ days: [6], from: null, until: null }, night('00:30'), true],
    [{ days: [7], from: null, until: null }, night('00:30'), false],
  ])('serving hours %j at the window start %j give %s', (hours, start, served) => {
    expect(isServed(hours, PARIS, start)).toBe(served);
  });
});
