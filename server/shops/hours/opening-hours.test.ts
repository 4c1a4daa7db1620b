import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inLocale } from '../../locale';
import { closesSoon, isShut, openingState, openingText, type OpeningRange, type OpeningRules } from './opening-hours';

const zone = 'Europe/Paris';
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7] as const;

function daily(
  opensAt: number,
  closesAt: number,
  weekdays: readonly OpeningRange['weekday'][] = EVERY_DAY,
): OpeningRange[] {
  return weekdays.map((weekday) => ({ weekday, opensAt, closesAt }));
}

function shop(openingRanges: OpeningRange[]): OpeningRules {
  return { zone, openingRanges, closures: [] };
}

function says(rules: OpeningRules, now: string): string {
  const instant = new Date(now);
  return openingText(openingState(rules, instant), zone, instant);
}

const bakery = shop([...daily(7 * 60, 13 * 60), ...daily(15 * 60, 22 * 60)]);
const bar = shop(daily(17 * 60, 26 * 60));
const weekdaysOnly = shop(daily(7 * 60, 19 * 60 + 30, [1, 2, 3, 4, 5]));
const aroundTheClock = shop(daily(0, 1440));
/** The same shop, closed on some days. */
const closedOn = (rules: OpeningRules, from: string, to = from) => ({ ...rules, closures: [{ from, to }] });
const grocer = shop(daily(420, 1320));

test.each([
  ['at night is of the evening before', bar, '2026-11-28T00:30:00Z', false],
  ['of a closed day is shut, the night into it too', closedOn(bar, '2026-11-28'), '2026-11-28T00:30:00Z', true],
  ['of which a minute is left is not shut', bar, '2026-11-28T00:50:00Z', false],
  ['after the last minute is', bar, '2026-11-28T01:00:00Z', true],
  ['in the hour that comes twice is not', aroundTheClock, '2026-10-25T01:30:00Z', false],
])('isShut: a window %s', (_when, rules, start, shut) => {
  const startsAt = new Date(start);
  expect(isShut(rules, { startsAt, endsAt: new Date(startsAt.getTime() + 900_000) })).toBe(shut);
});

test.each([
  ['30 minutes before it closes', '2026-11-18T12:30+01:00', true],
  ['31 minutes before it closes', '2026-11-18T12:29+01:00', false],
  ['while it is closed', '2026-11-18T14:00+01:00', false],
])('closesSoon: a shop %s', (_when, time, soon) => {
  const now = new Date(time);
  expect(closesSoon(openingState(bakery, now), now)).toBe(soon);
  expect(closesSoon(openingState(aroundTheClock, now), now)).toBe(false);
});

test('an exceptional opening replaces the week’s hours and a closure of the same day', () => {
  const lateOpening = { from: '2026-11-18', to: '2026-11-18', opensAt: 10 * 60, closesAt: 12 * 60 };
  const rules = { ...closedOn(bakery, '2026-11-18'), exceptionalOpenings: [lateOpening] };
  expect(says(rules, '2026-11-18T09:00+01:00')).toBe('Fermé · ouvre à 10h');
  expect(says(rules, '2026-11-18T11:00+01:00')).toBe("Ouvert jusqu'à 12h");
  expect(says(rules, '2026-11-19T12:30+01:00')).toBe("Ouvert jusqu'à 13h");
});

test('the opening state of a shop is worded in the reader’s language', () => {
  const openUntil = () => says(bakery, '2026-11-18T17:00+01:00');
  const opensOn = () => says(weekdaysOnly, '2026-11-20T20:00+01:00');
  const lateNight = () => says(shop(daily(420, 1440)), '2026-11-18T17:00+01:00');
  expect(inLocale('fr', openUntil)).toBe('Ouvert jusqu’à 22:00');
  expect(inLocale('fr', opensOn)).toBe('Fermé · ouvre lundi à 07:00');
  expect(inLocale('fr', lateNight)).toBe('Ouvert jusqu’à minuit');
  expect(inLocale('en', openUntil)).toBe('Open until 22:00');
  expect(inLocale('en', opensOn)).toBe('Closed · opens Monday at 07:00');
  expect(inLocale('en', lateNight)).toBe('Open until midnight');
});

// 2026-11-18 is a Wednesday; Paris is at +01:00.
test.each([
  ['in the afternoon', bakery, '2026-11-18T17:00+01:00', "Ouvert jusqu'à 22h"],
  ['at the very minute of opening', bakery, '2026-11-18T15:00+01:00', "Ouvert jusqu'à 22h"],
  ['at the very minute of closing', bakery, '2026-11-18T22:00+01:00', 'Fermé · ouvre demain à 7h'],
  ['during the lunch break', bakery, '2026-11-18T14:00+01:00', 'Fermé · ouvre à 15h'],
  ['shortly after midnight, for the same morning', bakery, '2026-11-18T00:30+01:00', 'Fermé · ouvre à 7h'],
  ['before midnight, closing after it', bar, '2026-11-18T23:30+01:00', "Ouvert jusqu'à 2h"],
  ['after midnight, still yesterday’s evening', bar, '2026-11-19T01:59+01:00', "Ouvert jusqu'à 2h"],
  ['after yesterday’s evening', bar, '2026-11-19T02:00+01:00', 'Fermé · ouvre à 17h'],
  ['closing at a half hour', weekdaysOnly, '2026-11-18T12:00+01:00', "Ouvert jusqu'à 19h30"],
  ['before a weekend', weekdaysOnly, '2026-11-20T20:00+01:00', 'Fermé · ouvre lundi à 7h'],
  [
    'open one day a week, just after it',
    shop(daily(420, 720, [3])),
    '2026-11-18T13:00+01:00',
    'Fermé · ouvre mercredi à 7h',
  ],
  ['around the clock', aroundTheClock, '2026-11-18T03:00+01:00', 'Ouvert 24h/24'],
  [
    'around the clock but for a closure days ahead',
    closedOn(aroundTheClock, '2026-11-21'),
    '2026-11-18T03:00+01:00',
    'Ouvert 24h/24',
  ],
  [
    'around the clock but for tomorrow',
    closedOn(aroundTheClock, '2026-11-19'),
    '2026-11-18T12:00+01:00',
    "Ouvert jusqu'à minuit",
  ],
  [
    'ranges that touch are one stretch',
    shop([...daily(480, 720), ...daily(720, 1080)]),
    '2026-11-18T11:00+01:00',
    "Ouvert jusqu'à 18h",
  ],
  [
    'ranges that overlap are one stretch',
    shop([...daily(480, 800), ...daily(720, 1080)]),
    '2026-11-18T11:00+01:00',
    "Ouvert jusqu'à 18h",
  ],
  ['closed today', closedOn(grocer, '2026-11-18'), '2026-11-18T12:00+01:00', 'Fermé · ouvre demain à 7h'],
  [
    'closed for two days',
    closedOn(grocer, '2026-11-18', '2026-11-19'),
    '2026-11-18T12:00+01:00',
    'Fermé · ouvre vendredi à 7h',
  ],
  ['on leave for a month', closedOn(grocer, '2026-11-01', '2026-11-30'), '2026-11-10T12:00+01:00', 'Fermé'],
  [
    'an evening does not run into a closed day',
    closedOn(bar, '2026-11-19'),
    '2026-11-18T23:00+01:00',
    "Ouvert jusqu'à minuit",
  ],
  ['without any hours', shop([]), '2026-11-18T12:00+01:00', 'Fermé'],
  ['opening at midnight', shop(daily(0, 60)), '2026-11-18T12:00+01:00', 'Fermé · ouvre demain à 0h'],
  ['opening at seven minutes past', shop(daily(427, 600)), '2026-11-18T05:00+01:00', 'Fermé · ouvre à 7h07'],
  ['through the repeated hour', aroundTheClock, '2026-10-25T02:30+01:00', 'Ouvert 24h/24'],
  [
    'closing in the skipped hour, closes when clocks jump',
    shop(daily(1080, 1590)),
    '2027-03-28T01:30+01:00',
    "Ouvert jusqu'à 3h",
  ],
])('%s', (_situation, rules, now, text) => {
  expect(says(rules, now)).toBe(text);
});

test('opening hours are wall-clock times on both sides of a clock change', () => {
  const summer = openingState(bakery, new Date('2026-10-24T16:00+02:00'));
  const winter = openingState(bakery, new Date('2026-10-25T16:00+01:00'));
  expect(summer.closesAt?.toISOString()).toBe('2026-10-24T20:00:00.000Z');
  expect(winter.closesAt?.toISOString()).toBe('2026-10-25T21:00:00.000Z');
});

test('the opening state lacks a closing time for a shop that never closes, and has one for others', () => {
  expect(openingState(aroundTheClock, new Date('2026-11-18T12:00Z'))).toEqual({
    isOpen: true,
    closesAt: null,
    opensAt: null,
  });
  expect(openingState(bakery, new Date('2026-11-18T15:00Z')).closesAt).not.toBeNull();
});

describe('openingState for any opening hours', () => {
  const range = fc
    .record({
      weekday: fc.constantFrom(...EVERY_DAY),
      opensAt: fc.integer({ min: 0, max: 1439 }),
      length: fc.integer({ min: 1, max: 1440 }),
    })
    .map(({ weekday, opensAt, length }) => ({ weekday, opensAt, closesAt: opensAt + length }));
  const anyShop = fc.array(range, { maxLength: 12 }).map((ranges) => shop(ranges));
  const anyMinute = fc
    .integer({ min: Date.UTC(2026, 9, 20) / 60_000, max: Date.UTC(2027, 3, 5) / 60_000 })
    .map((m) => new Date(m * 60_000));

  test('the announced opening or closing time is in the future and changes the opening state', () => {
    fc.assert(
      fc.property(anyShop, anyMinute, (rules, now) => {
        const state = openingState(rules, now);
        const change = state.isOpen ? state.closesAt : state.opensAt;
        if (!change) return;
        expect(change.getTime()).toBeGreaterThan(now.getTime());
        expect(openingState(rules, change).isOpen).toBe(!state.isOpen);
        expect(openingState(rules, new Date(change.getTime() - 1)).isOpen).toBe(state.isOpen);
      }),
      { numRuns: 300 },
    );
  });
});
