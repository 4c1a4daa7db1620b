import { expect, test } from 'vitest';
import { timeAt } from './wall-clock';
import { zoneOf } from '../whereabouts';

test.each([
  ['75004', 'Europe/Paris'],
  ['20000', 'Europe/Paris'],
  ['97110', 'America/Guadeloupe'],
  ['97200', 'America/Martinique'],
  ['97300', 'America/Cayenne'],
  ['97400', 'Indian/Reunion'],
  ['97500', 'America/Miquelon'],
  ['97600', 'Indian/Mayotte'],
  ['97700', 'America/St_Barthelemy'],
  ['97800', 'America/Marigot'],
  ['98000', 'Europe/Paris'],
  ['98600', 'Pacific/Wallis'],
  ['98714', 'Pacific/Tahiti'],
  ['98800', 'Pacific/Noumea'],
  ['', 'Europe/Paris'],
])('postcode %s is in the time zone %s', (postcode, zone) => {
  expect(zoneOf(postcode)).toBe(zone);
});

test.each([
  ['97400', '14:00', '14:00'],
  ['97200', '06:00', '06:00'],
  ['97500', '07:00', '08:00'],
  ['75004', '11:00', '12:00'],
])('at 10:00 UTC it is, in postcode %s, %s in winter and %s in summer', (postcode, winter, summer) => {
  const at = (day: string) => timeAt(zoneOf(postcode), new Date(`${day}T10:00Z`));
  expect([at('2026-12-01'), at('2026-07-01')]).toEqual([winter, summer]);
});
