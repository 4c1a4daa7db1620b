import { expect, test } from 'vitest';
import { formatRating } from './formatting';
import { dayAt, formatAge, formatDateTime, formatDay, formatTime, minutesAndSeconds } from './moments';

test('times are formatted in Paris time, in summer and winter', () => {
  expect(formatTime('2026-07-14T10:15:00Z', 'Europe/Paris')).toBe('12:15');
  expect(formatTime('2026-11-21T10:15:00Z', 'Europe/Paris')).toBe('11:15');
  expect(formatDateTime('2026-11-21T23:30:00Z', 'Europe/Paris')).toBe('22 novembre 2026 à 00:30');
});

test('times are formatted in the shop’s own time zone overseas', () => {
  const at = (zone: string) => [formatTime(evening, zone), dayAt(evening, zone), formatDay(evening, zone)];
  const evening = '2026-10-25T00:30:00Z';
  expect(at('Europe/Paris')).toEqual(['02:30', '2026-10-25', 'dimanche 25 octobre']);
  expect(at('Indian/Reunion')).toEqual(['04:30', '2026-10-25', 'dimanche 25 octobre']);
  expect(at('America/Martinique')).toEqual(['20:30', '2026-10-24', 'samedi 24 octobre']);
  expect(formatDateTime(evening, 'Pacific/Tahiti')).toBe('24 octobre 2026 à 14:30');
});

test('a rating shows its exact count under 100 reviews, a rounded one above, and « Nouveau » under five', () => {
  expect(formatRating(4.8, 217)).toBe('4.8 (200+ avis)');
  expect(formatRating(4.6, 37)).toBe('4.6 (37 avis)');
  expect(formatRating(4, 100)).toBe('4.0 (100+ avis)');
  expect(formatRating(5, 4)).toBe('Nouveau');
  expect(formatRating(null, 0)).toBe('Nouveau');
});

test('an age is formatted in minutes, hours or days', () => {
  const minute = 60_000;
  expect(formatAge(0)).toBe('à l’instant');
  expect(formatAge(59_999)).toBe('à l’instant');
  expect(formatAge(12 * minute)).toBe('il y a 12 min');
  expect(formatAge(60 * minute)).toBe('il y a 1 h');
  expect(formatAge(25 * 60 * minute)).toBe('il y a 1 jour');
  expect(formatAge(50 * 60 * minute)).toBe('il y a 2 jours');
});

test('remaining seconds are formatted as minutes and seconds', () => {
  expect([600, 65, 9, 0].map(minutesAndSeconds)).toEqual(['10:00', '1:05', '0:09', '0:00']);
});
