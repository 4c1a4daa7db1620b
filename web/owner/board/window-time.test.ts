import { expect, test } from 'vitest';
import { undoSeconds, waitingTime, windowTime } from './board-view';

const at = (time: string) => Date.parse(`2026-11-24T${time}+01:00`);
const noon = { startsAt: at('12:00:00'), endsAt: at('12:15:00') };

const timeLeftAt = (status: 'PREPARING' | 'READY', time: string) => {
  const { timeLeft, late } = windowTime(status, noon, at(time)) ?? {};
  return [timeLeft?.replaceAll('\u00a0', ' '), late];
};

test('the time left until an order’s window is rounded up to whole minutes', () => {
  expect(timeLeftAt('PREPARING', '11:48:00')).toEqual(['dans 12 min', false]);
  expect(timeLeftAt('PREPARING', '11:47:59')).toEqual(['dans 13 min', false]);
  expect(timeLeftAt('READY', '11:59:59')).toEqual(['dans 1 min', false]);
  expect(timeLeftAt('PREPARING', '10:00:00')).toEqual(['dans 2 h', false]);
  expect(timeLeftAt('PREPARING', '10:54:30')).toEqual(['dans 1 h 06', false]);
  expect(timeLeftAt('PREPARING', '11:00:01')).toEqual(['dans 1 h', false]);
});

test('an order in preparation is late from the start of its window', () => {
  expect(timeLeftAt('PREPARING', '12:00:00')).toEqual(['1 min de retard', true]);
  expect(timeLeftAt('PREPARING', '12:04:59')).toEqual(['4 min de retard', true]);
});

test('a ready order is late only from the end of its window', () => {
  expect(timeLeftAt('READY', '12:00:00')).toEqual(['encore 15 min', false]);
  expect(timeLeftAt('READY', '12:07:30')).toEqual(['encore 8 min', false]);
  expect(timeLeftAt('READY', '12:15:00')).toEqual(['1 min de retard', true]);
  expect(timeLeftAt('READY', '13:20:00')).toEqual(['1 h 05 de retard', true]);
});

test('an order forgotten for days shows its delay in days', () => {
  const later = (days: number) => windowTime('PREPARING', noon, at('12:30:00') + days * 86_400_000)?.timeLeft;
  expect(later(1)).toBe('1\u00a0jour de retard');
  expect(later(2)).toBe('2\u00a0jours de retard');
});

test('an ended order shows no time left', () => {
  for (const status of ['COLLECTED', 'NO_SHOW', 'CANCELLED'] as const) {
    expect(windowTime(status, noon, at('12:04:00'))).toBeNull();
  }
});

test('a status change can be undone for thirty seconds, counted down', () => {
  const until = '2026-11-24T11:00:30.000Z';
  const left = (time: string) => undoSeconds(until, at(time));
  expect(left('12:00:00')).toBe(30);
  expect(left('12:00:29.100')).toBe(1);
  expect(left('12:00:30')).toBeUndefined();
  expect(undoSeconds(null, at('12:00:00'))).toBeUndefined();
});

test('the undo countdown never shows more than thirty seconds, even when the clock lags behind', () => {
  expect(undoSeconds('2026-11-24T11:00:30.000Z', at('11:59:58'))).toBe(30);
});

test('a counter order shows « Maintenant », then how long it has been waiting', () => {
  const after = (minutes: number) => waitingTime('PREPARING', noon.startsAt, noon.startsAt + minutes * 60_000);
  expect(after(4)).toEqual({ timeLeft: 'Maintenant', late: false });
  expect(after(12)).toEqual({ timeLeft: 'depuis 12\u00a0min', late: false });
  expect(waitingTime('COLLECTED', noon.startsAt, noon.endsAt)).toBeNull();
});
