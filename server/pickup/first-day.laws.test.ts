import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { obstaclesUntil, obstacleTo, type StartOfDay } from '../menus/days/order-rules';
import type { OrderRules } from '../menus/days/order-rules';
import { daysFor, type DayOffered } from './first-day';
import { pickupDates, pickupWindows, type PickupRules } from './pickup-windows';

const rules: PickupRules = {
  zone: 'Europe/Paris',
  openingRanges: ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({ weekday, opensAt: 420, closesAt: 1140 })),
  closures: [{ from: '2026-12-25', to: '2026-12-26' }],
  slotMinutes: 60,
  preparationMinutes: 20,
  capacityUnits: 10,
};
const anyShop = fc.record({
  zone: fc.constantFrom('Europe/Paris', 'America/Martinique', 'Pacific/Noumea', 'America/Miquelon'),
  daysAhead: fc.integer({ min: 0, max: 30 }),
  now: fc
    .tuple(fc.constantFrom('2026-10-18', '2027-03-08', '2026-12-15'), fc.nat(24 * 86_400_000))
    .map(([first, after]) => new Date(Date.parse(first) + after)),
});
const anyItem: fc.Arbitrary<OrderRules> = fc.record({
  noticeHours: fc.option(fc.integer({ min: 1, max: 200 })),
  noticeUntil: fc.option(
    fc.record({ weekday: fc.integer({ min: 1, max: 7 }), minute: fc.integer({ min: 0, max: 1439 }) }),
  ),
  days: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })),
  season: fc.constantFrom(null, { from: '12-20', to: '01-06' }, { from: '03-28', to: '10-25' }),
});

function offered({ zone, daysAhead, now }: { zone: string; daysAhead: number; now: Date }) {
  return pickupDates({ ...rules, zone }, daysAhead, now).map((day) => ({
    day,
    windows: pickupWindows({ ...rules, zone }, now, [], Date.parse(`${day}T00:00Z`)),
  }));
}

test('each later day has the same windows as on its own morning, across both clock changes', () => {
  fc.assert(
    fc.property(anyShop, (shop) => {
      const { zone, daysAhead, now } = shop;
      // Closed at four in the morning, this shop's business day begins then.
      const here = DateTime.fromJSDate(now, { zone });
      const today = here.startOf('day').minus({ days: here.hour < 4 ? 1 : 0 });
      offered(shop).forEach(({ day, windows }, after) => {
        const morning = today.plus({ days: after }).set({ hour: 4 });
        expect(day).toBe(morning.toISODate());
        if (after > 0) expect(windows).toEqual(pickupWindows({ ...rules, zone }, morning.toJSDate(), []));
        else expect(windows).toEqual(pickupWindows({ ...rules, zone }, now, []));
        for (const { startsAt } of windows) expect(DateTime.fromJSDate(startsAt, { zone }).toISODate()).toBe(day);
      });
      expect(offered(shop)).toHaveLength(daysAhead + 1);
    }),
    { numRuns: 100, examples: [[{ zone: 'Europe/Paris', daysAhead: 0, now: new Date('2026-10-25T02:00:00Z') }]] },
  );
});

test('the first pickup day is the first with a window for all items, and the blocking item is named for earlier days', () => {
  fc.assert(
    fc.property(anyShop, fc.array(anyItem, { minLength: 1, maxLength: 4 }), (shop, items) => {
      const unavailableReason = (item: OrderRules, start: StartOfDay) => obstacleTo(item, shop.zone, start, shop.now);
      const days = offered(shop);
      let asked = 0;
      const unavailableReasons = (item: OrderRules, { windows }: DayOffered<StartOfDay>) => {
        asked++;
        const last = windows.at(-1);
        const hinders = last ? obstaclesUntil(item, shop.zone, last, shop.now) : () => null;
        return ({ startsAt }: StartOfDay) => hinders(startsAt);
      };
      const answers = daysFor(days, items, unavailableReasons, () => true);
      expect(asked).toBe(days.filter(({ windows }) => windows.length > 0).length * items.length);
      const can = days.map(({ windows }) =>
        windows.some((one) => items.every((item) => !unavailableReason(item, one))),
      );
      expect(answers.map(({ possible }) => possible)).toEqual(can);
      expect(answers.findIndex(({ isFirst }) => isFirst)).toBe(can.indexOf(true));
      const before = days.findLast(({ windows }, at) => windows.length > 0 && at < can.indexOf(true));
      for (const { day, offered, possible, isFirst, item, why } of answers) {
        const of = isFirst ? before : days.find((one) => one.day === day);
        // Each can be had, but not together: nobody decides alone.
        const alone = items.filter((one) => of?.windows.every((window) => unavailableReason(one, window)));
        expect(item).toBe((possible && !isFirst) || !of?.windows.length ? null : (alone[0] ?? null));
        expect(why === null).toBe(item === null);
        if (!offered) expect(possible).toBe(false);
      }
    }),
    { numRuns: 200 },
  );
});

test('a day whose windows lack room for the cart is skipped, and no item is named as the cause', () => {
  const days = [
    { day: '2026-12-01', windows: [1, 2] },
    { day: '2026-12-02', windows: [3] },
  ];
  const hasRoom = (room: number) => room > 2;
  expect(daysFor(days, ['bûche'], () => () => null, hasRoom)).toMatchObject([
    { possible: false, item: null, why: null },
    { possible: true, isFirst: true, item: null },
  ]);
});
