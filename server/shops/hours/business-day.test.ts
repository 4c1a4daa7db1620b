import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessDayAt, businessDayOn, endOfToday } from './business-day';
import { openingsOf, type OpeningRange, type OpeningRules } from './opening-hours';
import { DAY, midnightOf, MINUTE, readingAt } from './wall-clock';

const PARIS = 'Europe/Paris';
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7] as const;
const daily = (opensAt: number, closesAt: number, zone = PARIS): OpeningRules => ({
  zone,
  openingRanges: EVERY_DAY.map((weekday) => ({ weekday, opensAt, closesAt })),
  closures: [],
});
const NIGHT = daily(18 * 60, 26 * 60);
const shut = (rules: OpeningRules, day: string) => ({ ...rules, closures: [{ from: day, to: day }] });

const ranges: fc.Arbitrary<OpeningRange[]> = fc.array(
  fc
    .record({
      weekday: fc.integer({ min: 1, max: 7 }),
      opensAt: fc.integer({ min: 0, max: 95 }),
      length: fc.integer({ min: 1, max: 80 }),
    })
    .map(({ weekday, opensAt, length }) => ({
      weekday: weekday as OpeningRange['weekday'],
      opensAt: opensAt * 15,
      closesAt: Math.min(opensAt * 15 + length * 15, 2_880),
    })),
  { maxLength: 10 },
);
const rulesOfAnyShop: fc.Arbitrary<OpeningRules> = fc.record({
  zone: fc.constantFrom(PARIS, 'America/Miquelon', 'Indian/Reunion', 'Pacific/Noumea'),
  openingRanges: ranges,
  closures: fc.constantFrom([], [{ from: '2026-10-25', to: '2026-10-25' }], [{ from: '2027-03-27', to: '2027-03-28' }]),
});
/** Around both changes of the clocks. */
const instants = fc.oneof(
  ...['2026-10-22', '2027-03-25'].map((min) =>
    fc.date({ min: new Date(min), max: new Date(Date.parse(min) + 7 * DAY), noInvalidDate: true }),
  ),
);

describe('businessDayAt', () => {
  it('each instant belongs to exactly one business day, and business days follow each other without a gap', () => {
    fc.assert(
      fc.property(rulesOfAnyShop, instants, (rules, instant) => {
        const day = businessDayAt(rules, instant);
        const [before, after] = [businessDayOn(rules, day.midnight - DAY), businessDayOn(rules, day.midnight + DAY)];
        expect(day.startsAt <= instant && instant < day.endsAt).toBe(true);
        expect(before.endsAt).toEqual(day.startsAt);
        expect(after.startsAt).toEqual(day.endsAt);
        expect(before.startsAt <= before.endsAt && after.startsAt <= after.endsAt).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('an opening that stands alone belongs entirely to the business day on which it began', () => {
    const evenings = fc.record({
      opensAt: fc.integer({ min: 300, max: 1_380 }),
      minutes: fc.integer({ min: 15, max: 540 }),
      zone: fc.constantFrom(PARIS, 'America/Miquelon', 'Indian/Reunion'),
    });
    fc.assert(
      fc.property(evenings, instants, ({ opensAt, minutes, zone }, instant) => {
        const rules = daily(opensAt, opensAt + minutes, zone);
        const midnight = midnightOf(readingAt(zone, instant.getTime()));
        for (const { startsAt, endsAt } of openingsOf(rules, midnight)) {
          expect(businessDayAt(rules, new Date(startsAt)).midnight).toBe(midnight);
          expect(businessDayAt(rules, new Date(endsAt - MINUTE)).midnight).toBe(midnight);
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['at 00:30 of a service from 18:00 to 02:00', NIGHT, '2026-11-28T23:30:00Z', '2026-11-28'],
    ['at 03:00 after it, while the shop is closed', NIGHT, '2026-11-29T02:00:00Z', '2026-11-28'],
    ['at 04:00 after it', NIGHT, '2026-11-29T03:00:00Z', '2026-11-29'],
    ['at 03:59 around the clock', daily(0, 1_440), '2026-11-29T02:59:00Z', '2026-11-28'],
    ['at 04:00 around the clock', daily(0, 1_440), '2026-11-29T03:00:00Z', '2026-11-29'],
    ['at 03:00 when the bakery opens at three', daily(180, 780), '2026-11-29T02:00:00Z', '2026-11-29'],
    [
      'at 00:30 around the clock after a closed day',
      shut(daily(0, 1_440), '2026-11-28'),
      '2026-11-28T23:30:00Z',
      '2026-11-29',
    ],
    ['at 05:00 of a service that ends at six', daily(22 * 60, 30 * 60), '2026-11-29T04:00:00Z', '2026-11-28'],
    [
      'at 00:30 of a day on which the shop stays closed',
      shut(NIGHT, '2026-11-29'),
      '2026-11-28T23:30:00Z',
      '2026-11-28',
    ],
  ])('%s', (_when, rules, instant, date) => {
    expect(businessDayAt(rules, new Date(instant)).date).toBe(date);
  });
});

describe('endOfToday', () => {
  const bakery = daily(360, 1_140);
  it.each([
    ['lasts through the day about to begin when pressed at 03:50', bakery, '2026-11-24T02:50Z', '2026-11-25T03:00Z'],
    ['ends with the day when pressed while it runs', bakery, '2026-11-24T11:00Z', '2026-11-25T03:00Z'],
    ['ends at the next four when pressed after closing', bakery, '2026-11-24T20:00Z', '2026-11-25T03:00Z'],
    ['ends with the running night service when pressed at 00:30', NIGHT, '2026-11-28T23:30Z', '2026-11-29T03:00Z'],
    ['lasts through 25 October when pressed at the first 02:30', bakery, '2026-10-25T00:30Z', '2026-10-26T03:00Z'],
    ['lasts through 25 October when pressed at the second 02:30', bakery, '2026-10-25T01:30Z', '2026-10-26T03:00Z'],
  ])('%s', (_what, rules, now, end) => {
    expect(endOfToday(rules, new Date(now))).toEqual(new Date(end));
  });
});
