import { expect, test } from 'vitest';
import { calendarHref, pickupCalendar, type Pickup } from './pickup-calendar';

const pickup: Pickup = {
  orderId: '0197648e-2b7a-7cc3-98c4-6f0f3a1b2c3d',
  token: 'K7M4PX',
  startsAt: '2026-06-12T10:15:00Z',
  endsAt: '2026-06-12T10:30:00Z',
  now: new Date('2026-06-12T09:40:07.123Z'),
  shop: { name: 'Maison Levain', address: '12 rue des Archives, 75004 Paris' },
};
const linesOf = (more: Partial<Pickup> = {}) => pickupCalendar({ ...pickup, ...more }).split('\r\n');

test('a summer pickup stands at its Parisian hour, with the zone beside it', () => {
  const lines = linesOf();
  expect(lines).toContain('DTSTART;TZID=Europe/Paris:20260612T121500');
  expect(lines).toContain('DTEND;TZID=Europe/Paris:20260612T123000');
  expect(lines).toContain('DTSTAMP:20260612T094007Z');
  expect(lines).toContain('UID:0197648e-2b7a-7cc3-98c4-6f0f3a1b2c3d@memeprix');
  expect(lines.indexOf('TZID:Europe/Paris')).toBeLessThan(lines.indexOf('BEGIN:VEVENT'));
});

test('so does a winter one, one at midnight, and one after the clocks went back', () => {
  expect(linesOf({ startsAt: '2026-11-24T10:30:00Z' })).toContain('DTSTART;TZID=Europe/Paris:20261124T113000');
  expect(linesOf({ startsAt: '2026-11-24T23:00:00Z' })).toContain('DTSTART;TZID=Europe/Paris:20261125T000000');
  expect(linesOf({ startsAt: '2026-10-25T01:30:00Z' })).toContain('DTSTART;TZID=Europe/Paris:20261025T023000');
});

test('commas, semicolons, backslashes and line breaks in names stay text', () => {
  const lines = linesOf({ shop: { name: 'A;B\\C', address: '1, rue\nDeux' } });
  expect(lines).toContain('SUMMARY:Retrait K7M4PX · A\\;B\\\\C');
  expect(lines).toContain('LOCATION:A\\;B\\\\C\\, 1\\, rue\\nDeux');
});

test('a name cannot bring lines of its own', () => {
  const lines = linesOf({ shop: { name: 'X\r\nBEGIN:VALARM', address: 'Y' } });
  expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(1);
});

test('no line is longer than 75 octets, no character is cut, and joined again nothing is lost', () => {
  const name = `Boulangerie ${'é🥐'.repeat(40)}`;
  const text = pickupCalendar({ ...pickup, shop: { name, address: 'Paris' } });
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:Retrait K7M4PX · ${name}`);
  expect(text).not.toContain('\ufffd');
});

test('as an address it is whole', () => {
  const href = calendarHref(pickup);
  expect(href.startsWith('data:text/calendar;charset=utf-8,')).toBe(true);
  expect(decodeURIComponent(href.slice(href.indexOf(',') + 1))).toBe(pickupCalendar(pickup));
});
