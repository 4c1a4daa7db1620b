import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { Fault } from '../../errors';
import { inLocale } from '../../locale';
import { dayIn } from '../../shops/hours/wall-clock';
import { obstacleTo, orderableUntil, orderRulesFrom, orderRulesText } from './order-rules';

const overseas = ['America/Martinique', 'America/Miquelon', 'Indian/Reunion', 'Pacific/Tahiti'];
const zones = fc.constantFrom('Europe/Paris', ...overseas);
const between = (min: string, max: string) => fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true });
/** Around both changes of the clocks, the turn of the year, and any time. */
const instants = fc.oneof(
  between('2026-10-20', '2026-11-02'),
  between('2027-03-22', '2027-04-02'),
  between('2026-12-20', '2027-01-15'),
  between('2026-01-01', '2029-01-01'),
);
const weekdays = fc.integer({ min: 1, max: 7 });
/** A start on the calendar day of its business day. */
const startOf = (zone: string, startsAt: Date) => ({ startsAt, day: dayIn(zone, startsAt) });
const runs = { numRuns: 500 };

test('noticeHours accepts an order until exactly that many hours before the window, across clock changes', () => {
  fc.assert(
    fc.property(zones, instants, fc.integer({ min: 1, max: 720 }), (zone, startsAt, noticeHours) => {
      const until = startsAt.getTime() - noticeHours * 3_600_000;
      const at = (now: number) => obstacleTo({ noticeHours }, zone, startOf(zone, startsAt), new Date(now));
      expect([at(until), at(until + 1)]).toEqual([null, 'NOTICE']);
    }),
    runs,
  );
});

test('noticeUntil ends at its time on the last such weekday before the pickup day, by the shop’s clock', () => {
  fc.assert(
    fc.property(zones, instants, weekdays, fc.integer({ min: 0, max: 1439 }), (zone, startsAt, weekday, minute) => {
      const until = orderableUntil({ noticeUntil: { weekday, minute } }, zone, startOf(zone, startsAt));
      const said = DateTime.fromJSDate(until ?? startsAt, { zone });
      const day = DateTime.fromJSDate(startsAt, { zone }).startOf('day');
      expect(said.weekday).toBe(weekday);
      expect(said < day && said >= day.minus({ days: 7 })).toBe(true);
      // In the hour that is skipped in spring, no clock shows the minute: it is over once they have jumped.
      const shown = said.startOf('day').set({ hour: Math.floor(minute / 60), minute: minute % 60 });
      if (shown.hour * 60 + shown.minute === minute) expect(said.toMillis()).toBe(shown.toMillis());
      const now = (more: number) => new Date(said.toMillis() + more);
      expect(obstacleTo({ noticeUntil: { weekday, minute } }, zone, startOf(zone, startsAt), now(0))).toBeNull();
      expect(obstacleTo({ noticeUntil: { weekday, minute } }, zone, startOf(zone, startsAt), now(1))).toBe('NOTICE');
    }),
    runs,
  );
});

test('order rules for weekdays and seasons follow the shop’s calendar, also over the turn of the year', () => {
  const dayOfYear = fc.date({ min: new Date('2028-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });
  const days = fc.uniqueArray(weekdays, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(zones, instants, days, dayOfYear, dayOfYear, (zone, startsAt, days, first, last) => {
      const [from, to] = [first, last].map((day) => day.toISOString().slice(5, 10));
      const day = DateTime.fromJSDate(startsAt, { zone });
      const season = { from: from ?? '', to: to ?? '' };
      const onDays = obstacleTo({ days }, zone, startOf(zone, startsAt), startsAt);
      expect(onDays).toBe(days.includes(day.weekday) ? null : 'DAYS');
      // From its first day on, day by day, until its last.
      let one = DateTime.fromISO(`2027-${season.from === '02-29' ? '03-01' : season.from}`);
      const inSeason = new Set(season.from === '02-29' ? ['02-29'] : []);
      for (let left = 366; left > 0 && one.toFormat('MM-dd') !== season.to; left--, one = one.plus({ days: 1 }))
        inSeason.add(one.toFormat('MM-dd'));
      inSeason.add(season.to);
      const said = obstacleTo({ season }, zone, startOf(zone, startsAt), startsAt);
      if (day.toFormat('MM-dd') !== '02-29' && season.to !== '02-29')
        expect(said).toBe(inSeason.has(day.toFormat('MM-dd')) ? null : 'SEASON');
    }),
    runs,
  );
});

test('an item that can be ordered for a window at some instant can also be ordered for it earlier', () => {
  const rules = fc.record({
    noticeHours: fc.option(fc.integer({ min: 1, max: 720 })),
    days: fc.option(fc.uniqueArray(weekdays, { minLength: 1 })),
    season: fc.constantFrom(null, { from: '12-01', to: '01-06' }, { from: '02-29', to: '06-30' }),
  });
  fc.assert(
    fc.property(rules, zones, instants, fc.nat(10 ** 9), (rules, zone, startsAt, sooner) => {
      const later = new Date(startsAt.getTime() - 3_600_000);
      if (obstacleTo(rules, zone, startOf(zone, startsAt), later) === null)
        expect(obstacleTo(rules, zone, startOf(zone, startsAt), new Date(later.getTime() - sooner))).toBeNull();
    }),
    runs,
  );
});

describe('order rules as text', () => {
  test('order rules read as a sentence in French and English', () => {
    const rules = { noticeHours: 48, days: [6, 7], season: { from: '12-01', to: '01-06' } };
    const said = () => orderRulesText(rules)?.replaceAll(/\s/g, ' ');
    expect(said()).toBe('Sur commande, 48 h avant · Le samedi et le dimanche · Du 1er décembre au 6 janvier');
    expect(inLocale('en', said)).toBe(
      'To order 48 hours ahead · On Saturdays and Sundays · From 1 December to 6 January',
    );
  });

  test('order rules read as a deadline for noticeUntil and are null when they restrict nothing in time', () => {
    expect(orderRulesText({ noticeUntil: { weekday: 6, minute: 1080 } })).toBe('Sur commande, jusqu’au samedi 18:00');
    expect([orderRulesText(null), orderRulesText({ dayCapacity: 3 })]).toEqual([null, null]);
  });
});

test.each([
  { noticeHours: 0 },
  { noticeHours: 721 },
  { noticeHours: 2, noticeUntil: { weekday: 1, minute: 0 } },
  { noticeUntil: { weekday: 8, minute: 0 } },
  { noticeUntil: { weekday: 1, minute: 1440 } },
  { days: [] },
  { days: [0] },
  { season: { from: '02-30', to: '03-01' } },
  { season: { from: '12-01', to: 'Noël' } },
  { dayCapacity: 0 },
])('order rules reject %o', (wrong) => {
  expect(() => orderRulesFrom(wrong)).toThrow(Fault);
});

test('order rules are stored as null when they allow every weekday and nothing else is set', () => {
  expect(orderRulesFrom({ days: [7, 1, 2, 3, 4, 5, 6], noticeHours: null })).toBeNull();
  expect(orderRulesFrom({ season: { from: '02-29', to: '12-24' }, days: [7, 6, 7] })).toMatchObject({ days: [6, 7] });
});

test('an item of Saturday can be ordered for 00:30 of Saturday’s night service', () => {
  const start = { startsAt: new Date('2026-11-28T23:30:00Z'), day: '2026-11-28' };
  const at = (days: number[]) => obstacleTo({ days }, 'Europe/Paris', start, start.startsAt);
  expect([at([6]), at([7])]).toEqual([null, 'DAYS']);
});
