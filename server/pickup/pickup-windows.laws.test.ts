import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { businessDayAt } from '../shops/hours/business-day';
import { openingState } from '../shops/hours/opening-hours';
import { preparationMinutesAt } from '../shops/hours/preparation';
import { pickupWindows, type BookedSpan, type PickupRules, type PickupWindow } from './pickup-windows';

const MINUTE = 60_000;
const NOTHING_BOOKED: readonly BookedSpan[] = [];
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** What every list must satisfy, by Luxon's calendar and by the business day, which has laws of its own. */
function expectLawful(rules: PickupRules, now: Date, windows: PickupWindow[]): void {
  const today = businessDayAt(rules, now);
  let previousEnd = 0;
  const names = new Set<string>();
  for (const { startsAt, endsAt, date, day, label, startHour } of windows) {
    const start = DateTime.fromJSDate(startsAt, { zone: rules.zone });
    const end = DateTime.fromJSDate(endsAt, { zone: rules.zone });
    const problems = [
      (startsAt < today.startsAt || startsAt >= today.endsAt || day !== today.date) && 'of another business day',
      startsAt.getTime() < now.getTime() + preparationMinutesAt(rules, now) * MINUTE && 'too early',
      startsAt.getTime() < previousEnd && 'overlaps the one before',
      endsAt <= startsAt && 'without length',
      endsAt.getTime() - startsAt.getTime() > rules.slotMinutes * MINUTE && 'too long',
      date !== start.toFormat('L/d/yyyy') && 'date',
      label !== `${start.toFormat('h:mm a')} - ${end.toFormat('h:mm a')}` && 'label',
      startHour !== start.hour && 'hour',
      names.has(`${date} ${label}`) && 'named like one before',
      !/^[ -~]+$/.test(label) && 'not plain ASCII',
    ].filter(Boolean);
    if (problems.length > 0) throw new Error(`${label} at ${now.toISOString()}: ${problems.join(', ')}`);
    previousEnd = endsAt.getTime();
    names.add(`${date} ${label}`);
  }
}

const nameOf = ({ date, label }: PickupWindow) => `${date} ${label}`;

const DAYS = [
  ['an ordinary day', '2026-11-18'],
  ['the business day of 25 hours', '2026-10-24'],
  ['the business day of 23 hours', '2027-03-27'],
  ['the last night of the year', '2026-12-31'],
] as const;

test.each(DAYS)(
  'at each minute of %s the pickup windows are valid and exactly those that can still be reached',
  (_name, day) => {
    const evening = { opensAt: 17 * 60, closesAt: 27 * 60 };
    const services = [evening, { opensAt: 420, closesAt: 840 }];
    const openingRanges = WEEK.flatMap((weekday) => services.map((span) => ({ weekday, ...span })));
    const pace = { slotMinutes: 15, preparationMinutes: 20, capacityUnits: 10 };
    const rules: PickupRules = { zone: 'Europe/Paris', openingRanges, closures: [], ...pace };
    const begin = DateTime.fromISO(`${day}T04:00`, { zone: rules.zone });
    const minutes = begin.plus({ days: 1 }).diff(begin, 'minutes').minutes;
    const atOnce = { ...rules, preparationMinutes: 0 };
    const instants = Array.from({ length: minutes }, (_, minute) => begin.plus({ minutes: minute }).toJSDate());
    const offers = instants.map((now) => pickupWindows(atOnce, now, NOTHING_BOOKED));
    instants.forEach((now, minute) => {
      // Between two quarters nothing more passes.
      if (minute % 15 <= 1) expectLawful(atOnce, now, offers[minute] ?? []);
    });
    // Whatever is offered at some time of the day, in order of time.
    const wholeDay = [...new Map(offers.flat().map((window) => [window.startsAt.getTime(), window])).values()].sort(
      (a, b) => a.startsAt.getTime() - b.startsAt.getTime(),
    );
    for (const now of instants) {
      const reachable = wholeDay.filter(({ startsAt }) => startsAt.getTime() >= now.getTime() + 20 * MINUTE);
      const firsts = reachable.filter((one) => reachable.find((other) => nameOf(other) === nameOf(one)) === one);
      const starts = (windows: PickupWindow[]) => windows.map(({ startsAt }) => startsAt.getTime()).join();
      if (starts(pickupWindows(rules, now, NOTHING_BOOKED)) !== starts(firsts)) throw new Error(now.toISOString());
    }
  },
);

const anyRules = fc.record({
  zone: fc.constantFrom('Europe/Paris', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'),
  openingRanges: fc.array(
    fc
      .tuple(fc.constantFrom(...WEEK), fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
      .map(([weekday, opensAt, length]) => ({ weekday, opensAt, closesAt: opensAt + length })),
    { maxLength: 10 },
  ),
  closures: fc.constantFrom([], [{ from: '2026-10-25', to: '2026-10-26' }]),
  slotMinutes: fc.constantFrom(5, 10, 15, 20, 25, 30, 40, 45, 60, 90, 120),
  preparationMinutes: fc.integer({ min: 0, max: 120 }),
  capacityUnits: fc.integer({ min: 1, max: 30 }),
});
const between = (min: string, max: string) => fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true });
const anyInstant = fc.oneof(
  between('2026-10-24', '2026-10-27'),
  between('2027-03-27', '2027-03-30'),
  between('2026-01-01', '2028-01-01'),
);

test('pickup windows are valid for any opening hours, and the shop is open from their start to their end', () => {
  fc.assert(
    fc.property(anyRules, anyInstant, (rules, now) => {
      const windows = pickupWindows(rules, now, NOTHING_BOOKED);
      expectLawful(rules, now, windows);
      for (const { startsAt, endsAt } of windows.slice(0, 12)) {
        expect(openingState(rules, startsAt).isOpen).toBe(true);
        expect(openingState(rules, new Date(endsAt.getTime() - 1)).isOpen).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test('a delay shifts pickup windows like extra preparation minutes, and has no effect from its end on', () => {
  fc.assert(
    fc.property(anyRules, anyInstant, fc.integer({ min: 0, max: 60 }), (rules, now, delayMinutes) => {
      const starts = (shop: PickupRules, at = now) =>
        pickupWindows(shop, at, NOTHING_BOOKED).map(({ startsAt }) => startsAt.getTime());
      const delayUntil = new Date(now.getTime() + 1);
      const delayed = { ...rules, delayMinutes, delayUntil };
      expectLawful(delayed, now, pickupWindows(delayed, now, NOTHING_BOOKED));
      expect(starts(delayed)).toEqual(
        starts({ ...rules, preparationMinutes: rules.preparationMinutes + delayMinutes }),
      );
      expect(starts(delayed, delayUntil)).toEqual(starts(rules, delayUntil));
      // Prepared from a time on at which the delay is over.
      expect(starts({ ...delayed, pausedUntil: delayUntil })).toEqual(starts({ ...rules, pausedUntil: delayUntil }));
    }),
    { numRuns: 200 },
  );
});

test('an hour later the same pickup windows remain, less the past ones and plus those whose label became free', () => {
  fc.assert(
    fc.property(anyRules, anyInstant, (rules, now) => {
      const later = new Date(now.getTime() + 60 * MINUTE);
      const [before = [], after = []] = [now, later].map((instant) => pickupWindows(rules, instant, NOTHING_BOOKED));
      if (businessDayAt(rules, now).date !== businessDayAt(rules, later).date) return;
      const limit = later.getTime() + rules.preparationMinutes * MINUTE;
      const stay = before.filter(({ startsAt }) => startsAt.getTime() >= limit);
      const left = new Set(before.filter((one) => !stay.includes(one)).map(nameOf));
      const known = new Set(stay.map(({ startsAt }) => startsAt.getTime()));
      expect(after.filter(({ startsAt }) => known.has(startsAt.getTime()))).toEqual(stay);
      for (const one of after) if (!known.has(one.startsAt.getTime())) expect(left).toContain(nameOf(one));
    }),
    { numRuns: 200 },
  );
});
