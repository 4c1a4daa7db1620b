import { DateTime, Settings } from 'luxon';
import { describe, expect, test } from 'vitest';
import type { OpeningRange } from '../shops/hours/opening-hours';
import {
  findWindow,
  pickupWindows,
  windowDate,
  windowLabel,
  windowSpelled,
  type BookedSpan,
  type PickupRules,
} from './pickup-windows';

const zone = 'Europe/Paris';
const NOTHING_BOOKED: readonly BookedSpan[] = [];

const daily = (opensAt: number, closesAt: number): OpeningRange[] =>
  ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({ weekday, opensAt, closesAt }));

const usual = { zone, openingRanges: daily(0, 1440), closures: [], slotMinutes: 15, preparationMinutes: 0 };
const shop = (rules: Partial<PickupRules> = {}): PickupRules => ({ ...usual, capacityUnits: 10, ...rules });

/** What is taken of a window of 18 November 2026, Paris time. */
function taken(from: string, to: string, bookedUnits: number): BookedSpan {
  const at = (time: string) => new Date(`2026-11-18T${time}+01:00`);
  return { startsAt: at(from), endsAt: at(to), bookedUnits };
}

const windowsAt = (rules: PickupRules, now: string, booked = NOTHING_BOOKED) =>
  pickupWindows(rules, new Date(now), booked);
const offered = (rules: PickupRules, now: string) => windowsAt(rules, now).map(({ label }) => label);
const hoursOf = (rules: PickupRules, now: string) => windowsAt(rules, now).map(({ hours }) => hours);

describe('pickup windows on an ordinary day', () => {
  const lunch = shop({ openingRanges: daily(11 * 60 + 30, 13 * 60), slotMinutes: 30 });

  test('pickup windows start at opening time and end at closing time when computed before opening', () => {
    const labels = ['11:30 AM - 12:00 PM', '12:00 PM - 12:30 PM', '12:30 PM - 1:00 PM'];
    expect(offered(lunch, '2026-11-18T08:00+01:00')).toEqual(labels);
  });

  test('a window that starts at this very instant is offered, and one that has begun is not', () => {
    expect(offered(lunch, '2026-11-18T12:00+01:00')[0]).toBe('12:00 PM - 12:30 PM');
    expect(offered(lunch, '2026-11-18T12:00:00.001+01:00')[0]).toBe('12:30 PM - 1:00 PM');
  });

  test('offers no window before the preparation time has passed', () => {
    const slow = { ...lunch, preparationMinutes: 25 };
    expect(offered(slow, '2026-11-18T12:05+01:00')).toEqual(['12:30 PM - 1:00 PM']);
    expect(offered(slow, '2026-11-18T12:06+01:00')).toEqual([]);
  });

  test('offers no window before a pause has ended and the preparation time after it has passed', () => {
    const paused = { ...lunch, pausedUntil: new Date('2026-11-18T11:50+01:00') };
    expect(offered(paused, '2026-11-18T08:00+01:00')[0]).toBe('12:00 PM - 12:30 PM');
    expect(offered({ ...paused, preparationMinutes: 25 }, '2026-11-18T08:00+01:00')[0]).toBe('12:30 PM - 1:00 PM');
    expect(offered({ ...paused, preparationMinutes: 25 }, '2026-11-18T11:52+01:00')[0]).toBe('12:30 PM - 1:00 PM');
  });

  const halves = { openingRanges: daily(600, 650), slotMinutes: 30 };
  const services = { openingRanges: [...daily(1090, 1150), ...daily(600, 640)], slotMinutes: 20 };
  const overlapping = { openingRanges: [...daily(600, 660), ...daily(650, 720)], slotMinutes: 20 };
  test.each([
    ['leave out the time before closing that is shorter than a window', halves, '10:00–10:30'],
    [
      'of two services are each aligned to their own opening time',
      services,
      '10:00–10:20 10:20–10:40 18:10–18:30 18:30–18:50 18:50–19:10',
    ],
    [
      'of overlapping opening ranges do not overlap',
      overlapping,
      '10:00–10:20 10:20–10:40 10:40–11:00 11:10–11:30 11:30–11:50',
    ],
  ])('pickup windows %s', (_what, rules, hours) => {
    expect(hoursOf(shop(rules), '2026-11-18T08:00+01:00').join(' ')).toBe(hours);
  });

  test('offers no window on a closed day', () => {
    const closed = { ...lunch, closures: [{ from: '2026-11-18', to: '2026-11-18' }] };
    expect(offered(closed, '2026-11-18T08:00+01:00')).toEqual([]);
    expect(offered(closed, '2026-11-19T08:00+01:00')).toHaveLength(3);
  });

  const roomOf = (booked: BookedSpan[]) =>
    windowsAt(lunch, '2026-11-18T08:00+01:00', booked).map(({ remaining }) => remaining);

  test('a window’s remaining room is its capacity less the booked units, and a full window stays listed', () => {
    const booked = [taken('11:30', '12:00', 4), taken('12:00', '12:30', 10), taken('12:30', '13:00', 99)];
    expect(roomOf(booked)).toEqual([6, 0, 0]);
  });

  test('units booked in windows of another length count in every window that overlaps them', () => {
    const booked = [taken('11:30', '11:45', 3), taken('11:45', '12:00', 2), taken('11:30', '12:30', 1)];
    expect(roomOf(booked)).toEqual([4, 9, 10]);
  });

  test('each window reports its start hour, which decides between « Until 5 PM » and « After 5 PM »', () => {
    const windows = windowsAt(shop({ slotMinutes: 60 }), '2026-11-18T15:30+01:00');
    expect(windows.map(({ startHour }) => startHour)).toEqual([16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3]);
  });
});

describe('pickup windows around midnight', () => {
  const bar = shop({ openingRanges: daily(17 * 60, 26 * 60), slotMinutes: 30 });

  test('the last window of a business day ends at 04:00 in a shop that is open around the clock', () => {
    expect(offered(shop(), '2026-11-18T23:46+01:00')[0]).toBe('12:00 AM - 12:15 AM');
    expect(offered(shop(), '2026-11-19T00:00+01:00').at(-1)).toBe('3:45 AM - 4:00 AM');
    expect(offered(shop(), '2026-11-19T04:00+01:00')[0]).toBe('4:00 AM - 4:15 AM');
  });

  test('a shop open from 18:00 to 02:00 offers its windows until 02:00, also after midnight, each with its own date', () => {
    const late = shop({ openingRanges: daily(18 * 60, 26 * 60), slotMinutes: 60, preparationMinutes: 15 });
    const [last, ...others] = windowsAt(late, '2026-11-28T22:46:00Z');
    expect(others).toEqual([]);
    expect(last).toMatchObject({ date: '11/29/2026', label: '1:00 AM - 2:00 AM', day: '2026-11-28' });
    expect(hoursOf(late, '2026-11-28T21:00+01:00').join(' ')).toBe('22:00–23:00 23:00–00:00 00:00–01:00 01:00–02:00');
    expect(windowsAt(late, '2026-11-29T00:40+01:00')).toMatchObject([
      { date: '11/29/2026', label: '1:00 AM - 2:00 AM', startHour: 1 },
    ]);
  });

  test.each([
    ['when its preparation begins in a shop that is open by then', daily(0, 1_440), '2026-11-29T02:30:00Z'],
    ['when its business day begins in a shop that is closed by then', daily(240, 600), '2026-11-29T03:00:00Z'],
  ])('an order for 04:00 appears on the board %s', (_when, openingRanges, shownFrom) => {
    const early = shop({ openingRanges, preparationMinutes: 30 });
    const [first] = pickupWindows(early, new Date('2026-11-28T12:00:00Z'), NOTHING_BOOKED, Date.parse('2026-11-29'));
    expect(first).toMatchObject({ startsAt: new Date('2026-11-29T03:00:00Z'), shownFrom: new Date(shownFrom) });
  });

  test('a window after midnight on New Year’s Eve carries the new year’s date', () => {
    const dates = (now: string) => windowsAt(bar, now).map(({ date }) => date);
    expect(dates('2026-12-31T23:10+01:00')).toEqual(['12/31/2026', '1/1/2027', '1/1/2027', '1/1/2027', '1/1/2027']);
    expect(dates('2027-01-01T00:00+01:00')).toContain('1/1/2027');
  });
});

describe('pickup windows when the clocks change', () => {
  const TWICE = '2:00 AM - 2:15 AM';
  const starts = (now: string, label: string, booked = NOTHING_BOOKED) =>
    windowsAt(shop(), now, booked)
      .filter((window) => window.label === label)
      .map(({ startsAt }) => startsAt.toISOString());

  test('of two windows with the same label in the repeated hour, the later is offered once the earlier has passed', () => {
    const labels = offered(shop(), '2026-10-25T00:00+02:00');
    // Five hours until four, less three windows that share their spelling; the fourth ends at « 2:00 AM », an hour back.
    expect(labels).toHaveLength(17);
    const quarters = ['2:15 AM - 2:30 AM', '2:30 AM - 2:45 AM', '2:45 AM - 2:00 AM', '2:45 AM - 3:00 AM'];
    expect(labels.slice(8, 13)).toEqual([TWICE, ...quarters]);
    expect(starts('2026-10-25T00:00+02:00', TWICE)).toEqual(['2026-10-25T00:00:00.000Z']);
    expect(starts('2026-10-25T02:00+02:00', TWICE)).toEqual(['2026-10-25T00:00:00.000Z']);
    expect(starts('2026-10-25T02:00:00.001+02:00', TWICE)).toEqual(['2026-10-25T01:00:00.000Z']);
    expect(starts('2026-10-25T02:00:00.001+01:00', TWICE)).toEqual([]);
  });

  test('a full window keeps its label, so that it cannot mean the repeated hour’s window while both are ahead', () => {
    const booked = [
      { startsAt: new Date('2026-10-25T00:00Z'), endsAt: new Date('2026-10-25T00:15Z'), bookedUnits: 10 },
    ];
    expect(starts('2026-10-25T00:00+02:00', TWICE, booked)).toEqual(['2026-10-25T00:00:00.000Z']);
    const named = { date: '10/25/2026', label: TWICE };
    const find = (now: string) => findWindow(windowsAt(shop(), now, booked), named);
    expect(find('2026-10-25T00:00+02:00')).toMatchObject({ remaining: 0 });
    expect(find('2026-10-25T02:01+02:00')).toMatchObject({ startsAt: new Date('2026-10-25T01:00Z'), remaining: 10 });
  });

  test('findWindow finds nothing for a label that is not offered', () => {
    const windows = windowsAt(shop(), '2026-11-18T12:00+01:00');
    expect(findWindow(windows, { date: '11/19/2026', label: '1:00 PM - 1:15 PM' })).toBeUndefined();
    expect(findWindow(windows, { date: '11/18/2026', label: '1:00 PM – 1:15 PM' })).toBeUndefined();
  });

  test('no window starts in the hour that is skipped in spring', () => {
    const labels = offered(shop(), '2027-03-28T00:00+01:00');
    expect(labels).toHaveLength(12);
    expect(labels).not.toContain('2:30 AM - 2:45 AM');
    expect(labels.slice(7, 9)).toEqual(['1:45 AM - 3:00 AM', '3:00 AM - 3:15 AM']);
  });

  test('windows stay aligned to the wall clock when the clocks change, also for lengths that do not divide an hour', () => {
    for (const day of ['2026-10-25', '2027-03-28']) {
      const midnight = DateTime.fromISO(day, { zone });
      for (const { startsAt } of pickupWindows(shop({ slotMinutes: 40 }), midnight.toJSDate(), NOTHING_BOOKED)) {
        const shown = DateTime.fromJSDate(startsAt, { zone });
        expect((shown.hour * 60 + shown.minute) % 40).toBe(0);
      }
    }
  });
});

test('a window’s date and label are in the shop’s time zone, with plain ASCII spaces', () => {
  const start = new Date('2026-07-04T22:45Z');
  const end = new Date('2026-07-04T23:00Z');
  expect(windowLabel(start, end, 'Europe/Paris')).toBe('12:45 AM - 1:00 AM');
  expect(windowDate(start, 'Europe/Paris')).toBe('7/5/2026');
  expect(windowLabel(start, end, 'America/New_York')).toBe('6:45 PM - 7:00 PM');
  expect(windowDate(start, 'America/New_York')).toBe('7/4/2026');
});

test('a window also has a 24-hour label for people and is found by either label', () => {
  const spelled = windowSpelled(new Date('2026-07-04T16:45Z'), new Date('2026-07-04T17:00Z'), 'Indian/Reunion');
  expect(spelled).toMatchObject({ startTime: '20:45', hours: '20:45–21:00', label: '8:45 PM - 9:00 PM' });
  for (const label of ['20:45–21:00', '8:45 PM - 9:00 PM'])
    expect(findWindow([spelled], { date: '7/4/2026', label })).toBe(spelled);
  expect(findWindow([spelled], { date: '7/5/2026', label: '20:45–21:00' })).toBeUndefined();
});

test('no two windows of a day have the same 24-hour label, with or without a clock change', () => {
  for (const [zone, ...days] of [
    ['Europe/Paris', '2026-03-29', '2026-10-25'],
    ['America/Miquelon', '2026-03-08', '2026-11-01'],
    ['Indian/Reunion', '2026-10-25'],
    ['America/Martinique', '2026-11-01'],
  ] as const)
    for (const day of days) {
      const midnight = DateTime.fromISO(day, { zone }).toJSDate();
      const windows = pickupWindows(shop({ zone }), midnight, NOTHING_BOOKED);
      expect(new Set(windows.map(({ hours }) => hours)).size).toBe(windows.length);
      for (const { hours, startTime, startsAt } of windows) {
        expect(startTime).toBe(DateTime.fromJSDate(startsAt, { zone }).toFormat('HH:mm'));
        expect(hours).toMatch(new RegExp(`^${startTime}–\\d\\d:\\d\\d$`));
      }
    }
});

test('pickup windows do not depend on the machine’s time zone', () => {
  const machine = { zone: Settings.defaultZone, tz: process.env['TZ'] };
  const answers = ['UTC', 'America/New_York', 'Pacific/Kiritimati', 'Asia/Kathmandu'].map((name) => {
    process.env['TZ'] = name;
    Settings.defaultZone = name;
    const nights = ['2026-10-25T02:10+02:00', '2027-03-28T01:10+01:00', '2026-12-31T23:50+01:00'];
    return nights.map((now) => windowsAt(shop(), now));
  });
  Settings.defaultZone = machine.zone;
  if (machine.tz === undefined) delete process.env['TZ'];
  else process.env['TZ'] = machine.tz;
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});
