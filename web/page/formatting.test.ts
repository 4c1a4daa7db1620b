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
  const many = [formatRating(4.8, 217), formatRating(4.6, 37), formatRating(4, 100)];
  expect(many).toEqual(['4.8 (200+ avis)', '4.6 (37 avis)', '4.0 (100+ avis)']);
  expect([formatRating(5, 4), formatRating(null, 0)]).toEqual(['Nouveau', 'Nouveau']);
});

test('an age is formatted in minutes, hours or days', () => {
  const ages = [0, 0.99, 12, 60, 25 * 60, 50 * 60].map((minutes) => formatAge(minutes * 60_000));
  expect(ages.slice(0, 3)).toEqual(['à l’instant', 'à l’instant', 'il y a 12 min']);
  expect(ages.slice(3)).toEqual(['il y a 1 h', 'il y a 1 jour', 'il y a 2 jours']);
});

test('remaining seconds are formatted as minutes and seconds', () => {
  expect([600, 65, 9, 0].map(minutesAndSeconds)).toEqual(['10:00', '1:05', '0:09', '0:00']);
});
