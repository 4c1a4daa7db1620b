import { expect, test } from 'vitest';
import { orderTime } from './order-time';

const open = { isOpen: true, resumeTime: null, text: 'Ouvert jusqu’à 22:00' };
const shut = { ...open, isOpen: false, text: 'Fermé · ouvre à 11:00' };
const pickup = { startTime: '11:00' };
/** From Tuesday 24 November on. */
const week = (...opened: number[]) =>
  Array.from({ length: 7 }, (_, day) => ({
    date: `2026-11-${24 + day}`,
    spans: opened.includes(day) ? ['07:00–13:00'] : [],
  }));

test.each([
  ['an open shop', open, pickup, 0, week(0), undefined, true],
  ['one that opens later', shut, pickup, 0, week(0), 'Fermé · ouvre à 11:00. Premier retrait à 11:00.', true],
  ['one that pauses', { ...open, resumeTime: '11:00' }, pickup, 0, week(0), 'Premier retrait à 11:00.', true],
  ['after the last pickup', open, null, 0, week(0, 1), 'ouvre demain, 07:00–13:00. Elle ne prend pas', false],
  ['closed until Thursday', shut, null, 1, week(2), 'ouvre jeudi, 07:00–13:00. Elle ne prend pas', false],
  ['orders until Thursday', shut, null, 2, week(2), 'ouvre jeudi, 07:00–13:00. Vous commandez dès', true],
  ['closed for a week', shut, null, 0, week(), 'aujourd’hui. Elle ne prend pas', false],
  ['closed for a week of thirty days', shut, null, 30, week(), 'aujourd’hui. Vous commandez dès', true],
])(
  'orderTime states whether and when orders are possible: %s',
  (_, opening, earliestPickup, daysAhead, openingWeek, said, can) => {
    const told = orderTime({ opening, earliestPickup, daysAhead, openingWeek });
    expect(told?.text ?? '').toContain(said ?? '');
    expect([told === undefined, told?.canOrder ?? true]).toEqual([said === undefined, can]);
  },
);
