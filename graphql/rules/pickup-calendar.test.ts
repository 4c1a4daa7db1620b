import { expect, test } from 'vitest';
import { pickupCalendar, type Pickup } from './pickup-calendar';

const pickup: Pickup = {
  orderId: '0197648e-2b7a-7cc3-98c4-6f0f3a1b2c3d',
  token: 'K7M4PX',
  version: 3,
  startsAt: new Date('2026-06-12T10:15:00Z'),
  endsAt: new Date('2026-06-12T10:30:00Z'),
  now: new Date('2026-06-12T09:40:07.123Z'),
  shop: { name: 'Maison; Levain, & Fils', address: '1 rue A\\B\n75004 Paris' },
  href: 'https://memeprix.example/order/K7M4PX',
};
const linesOf = (more: Partial<Pickup> = {}) => pickupCalendar({ ...pickup, ...more }).split('\r\n');
/** What a calendar in Paris shows for « DTSTART:20260612T101500Z ». */
const shown = (line = '') =>
  new Date(line.replace(/.*:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z')).toLocaleString('fr-FR', {
    timeZone: 'Europe/Paris',
  });
const startOf = (startsAt: string) =>
  shown(linesOf({ startsAt: new Date(startsAt) }).find((line) => line.startsWith('DTSTART')));

test.each([
  ['in summer', '2026-06-12T10:15:00Z', '12/06/2026 12:15:00'],
  ['in winter', '2026-11-24T10:30:00Z', '24/11/2026 11:30:00'],
  ['at midnight', '2026-11-24T23:00:00Z', '25/11/2026 00:00:00'],
  ['before the clocks go back', '2026-10-25T00:30:00Z', '25/10/2026 02:30:00'],
  ['after they went back', '2026-10-25T01:30:00Z', '25/10/2026 02:30:00'],
])('a calendar event of a pickup %s starts at its local time in Paris', (_when, instant, hour) =>
  expect(startOf(instant)).toBe(hour),
);

test('a calendar event escapes names as text and has a stable UID, so that a second import replaces the first', () => {
  const lines = linesOf();
  expect(lines).toContain('SUMMARY:Retrait K7M4PX · Maison\\; Levain\\, & Fils');
  expect(lines).toContain('LOCATION:Maison\\; Levain\\, & Fils\\, 1 rue A\\\\B\\n75004 Paris');
  expect(lines).toContain('DTSTAMP:20260612T094007Z');
  expect(lines).toContain('DTEND:20260612T103000Z');
  expect(lines).toContain('UID:0197648e-2b7a-7cc3-98c4-6f0f3a1b2c3d@memeprix');
  const bold = linesOf({ shop: { ...pickup.shop, name: 'X\r\nBEGIN:VALARM' } });
  expect(bold.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(1);
});

test('calendar lines have at most 75 octets and are folded between characters', () => {
  const name = `Boulangerie ${'é🥐'.repeat(30)}`;
  const content = pickupCalendar({ ...pickup, shop: { ...pickup.shop, name } });
  for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(content).not.toContain('\ufffd');
  expect(content.replaceAll('\r\n ', '')).toContain(`SUMMARY:Retrait K7M4PX · ${name}`);
});

test('a calendar event has no URL when the order has no address', () => {
  const { href, ...without } = pickup;
  expect(linesOf()).toContain(`URL:${href}`);
  const lines = pickupCalendar(without).split('\r\n');
  expect(lines).toContain('DESCRIPTION:Votre numéro au comptoir : K7M4PX');
  expect(lines.filter((line) => /^URL|undefined/.test(line))).toEqual([]);
});

test('a moved pickup updates its calendar event, and a cancelled one cancels it without an alarm', () => {
  const UID = 'UID:0197648e-2b7a-7cc3-98c4-6f0f3a1b2c3d@memeprix';
  expect(linesOf({ version: 4 })).toEqual(expect.arrayContaining([UID, 'SEQUENCE:4', 'STATUS:CONFIRMED']));
  const cancelled = linesOf({ version: 5, isCancelled: true });
  expect(cancelled).toEqual(expect.arrayContaining([UID, 'SEQUENCE:5', 'STATUS:CANCELLED']));
  expect(cancelled).not.toContain('BEGIN:VALARM');
});
