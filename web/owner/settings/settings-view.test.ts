import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ownShop } from '../../../.storybook/results/own-shop';
import { checkWeek } from '../../../ui/owner/opening-hours-editor/week';
import {
  closesOn,
  formatOrdersOn,
  formatDates,
  toAnnouncement,
  toExceptions,
  toHours,
  toPause,
  toWeek,
} from './settings-view';

const hours = (weekday: number, opensAt: number, closesAt: number) => ({
  __typename: 'OpeningHours' as const,
  weekday,
  opensAt,
  closesAt,
});

test('orders are counted on the days that lose their opening hours', () => {
  const planned = ['2026-11-27', '2026-11-28', '2026-11-29'].map((day, at) => ({
    ...{ __typename: 'DayToCome' as const, day },
    orders: Array.from({ length: at + 1 }, () => ({ __typename: 'Order' as const, id: day, version: 1 })),
  }));
  const [before, after] = [toWeek([hours(5, 420, 810), hours(6, 420, 810)]), toWeek([hours(6, 420, 430)])];
  // Sunday has none before.
  expect(formatOrdersOn(planned, (day) => closesOn(day, before, after))).toMatch(/^1 commande /);
  expect(formatOrdersOn(planned, (day) => closesOn(day, after, after))).toBeUndefined();
  expect(formatOrdersOn(planned, (day) => closesOn(day, before, toWeek([])))).toMatch(/^3 commandes /);
});

describe('weekly hours in the editor', () => {
  it('weekly hours are shown as clock times, including night services and whole days', () => {
    const week = toWeek([hours(1, 420, 810), hours(5, 1080, 1560), hours(7, 0, 1440)]);
    expect(week).toEqual([
      [{ opensAt: '07:00', closesAt: '13:30' }],
      [],
      [],
      [],
      [{ opensAt: '18:00', closesAt: '02:00' }],
      [],
      [{ opensAt: '00:00', closesAt: '00:00' }],
    ]);
    expect(checkWeek(week)).toEqual(Array(7).fill(null));
  });

  it('weekly hours are unchanged after conversion to the editor and back', () => {
    const range = fc
      .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
      .map(([weekday, opensAt, minutes]) => hours(weekday, opensAt, opensAt + minutes));
    fc.assert(
      fc.property(fc.array(range, { maxLength: 10 }), (ranges) => {
        const sorted = [...ranges].sort((a, b) => a.weekday - b.weekday);
        const plain = sorted.map(({ weekday, opensAt, closesAt }) => ({ weekday, opensAt, closesAt }));
        expect(toHours(toWeek(sorted))).toEqual(plain);
      }),
    );
  });
});

test.each([
  ['2026-12-25', '2026-12-25', 'vendredi 25 décembre'],
  ['2026-08-03', '2026-08-24', 'du 3 au 24 août'],
  ['2026-08-01', '2026-08-24', 'du 1er au 24 août'],
  ['2026-07-28', '2026-08-04', 'du 28 juillet au 4 août'],
  ['2026-12-28', '2027-01-04', 'du 28 décembre 2026 au 4 janvier 2027'],
  ['2027-01-01', '2027-01-01', 'vendredi 1er janvier 2027'],
])('the dates from %s to %s are worded « %s »', (from, to, text) => {
  expect(formatDates(from, to, '2026-06-12')).toBe(text);
});

test('exceptional days show their hours and reason, and are submitted as planned', () => {
  const days = { __typename: 'ExceptionalDays' as const, from: '2026-09-14', to: '2026-09-14' };
  expect(
    toExceptions(
      [
        { ...days, id: '1', kind: 'OPEN', opensAt: 420, closesAt: 780, reason: 'Fête du pain' },
        { ...days, id: '2', kind: 'CLOSED', opensAt: null, closesAt: null, reason: '' },
      ],
      '2026-06-12',
    ),
  ).toEqual([
    { id: '1', kind: 'open', datesText: 'lundi 14 septembre', hoursText: '7h – 13h', reason: 'Fête du pain' },
    { id: '2', kind: 'closed', datesText: 'lundi 14 septembre' },
  ]);
  const planned = { from: '2026-09-14', to: '2026-09-15', opensAt: '18:00', closesAt: '01:30', reason: '' };
  expect(toAnnouncement({ ...planned, kind: 'open' })).toMatchObject({ kind: 'OPEN', opensAt: 1080, closesAt: 1530 });
  const { from, to, reason } = planned;
  expect(toAnnouncement({ ...planned, kind: 'closed' })).toEqual({ kind: 'CLOSED', from, to, reason });
});

test.each([
  [{ isOpen: true, pausedUntil: null, text: "Ouvert jusqu'à 20h" }, { state: 'open' }],
  [
    { isOpen: true, pausedUntil: '2026-06-12T12:30:00Z', text: '' },
    { state: 'paused', untilText: 'jusqu’à 14:30' },
  ],
  [
    { isOpen: true, pausedUntil: '2026-06-13T02:00:00Z', text: '' },
    { state: 'paused', untilText: 'jusqu’à demain 04:00' },
  ],
  [
    { isOpen: false, pausedUntil: null, text: 'Fermé · ouvre demain à 7h' },
    { state: 'closed', untilText: 'ouvre demain à 7h' },
  ],
  [{ isOpen: false, pausedUntil: null, text: 'Fermé' }, { state: 'closed' }],
])('the shop’s state for its owner is derived from the opening %j', (opening, pause) => {
  expect(toPause({ ...ownShop, opening: { ...ownShop.opening, ...opening } })).toEqual(pause);
});

test('the state of a shop that customers cannot see is hidden, whatever its hours', () => {
  expect(toPause({ ...ownShop, visible: false })).toEqual({ state: 'hidden' });
});
