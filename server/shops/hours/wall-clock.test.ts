import { expect, test } from 'vitest';
import { DAY, MINUTE, dateOf, firstInstantOf, instantsOf, midnightOf, readingAt } from './wall-clock';

const reading = (text: string) => Date.parse(`${text}Z`);
const iso = (instants: number[]) => instants.map((instant) => new Date(instant).toISOString());

test('an ordinary wall-clock time is one instant', () => {
  expect(iso(instantsOf('Europe/Paris', reading('2026-07-14T12:00')))).toEqual(['2026-07-14T10:00:00.000Z']);
  expect(iso(instantsOf('America/New_York', reading('2026-07-14T12:00')))).toEqual(['2026-07-14T16:00:00.000Z']);
});

test('a wall-clock time in the repeated hour is two instants', () => {
  expect(iso(instantsOf('Europe/Paris', reading('2026-10-25T02:30')))).toEqual([
    '2026-10-25T00:30:00.000Z',
    '2026-10-25T01:30:00.000Z',
  ]);
});

test('a wall-clock time in the skipped hour is no instant, and resolves to the moment the clocks change', () => {
  expect(instantsOf('Europe/Paris', reading('2027-03-28T02:30'))).toEqual([]);
  expect(iso([firstInstantOf('Europe/Paris', reading('2027-03-28T02:30'))])).toEqual(['2027-03-28T01:00:00.000Z']);
});

test('converting an instant to wall-clock time and back includes that instant, also through a clock change', () => {
  for (const zone of ['Europe/Paris', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/Santiago']) {
    for (const start of [
      Date.UTC(2026, 9, 24, 12),
      Date.UTC(2027, 2, 27, 12),
      Date.UTC(2027, 3, 3),
      Date.UTC(2026, 8, 5),
    ]) {
      for (let instant = start; instant < start + 2 * DAY; instant += 7 * MINUTE) {
        expect(instantsOf(zone, readingAt(zone, instant))).toContain(instant);
      }
    }
  }
});

test('the midnight of a wall-clock time is on the same date, also before 1970', () => {
  expect(dateOf(midnightOf(reading('2026-12-31T23:59')))).toBe('2026-12-31');
  expect(midnightOf(reading('1969-07-20T21:17'))).toBe(reading('1969-07-20T00:00'));
});
