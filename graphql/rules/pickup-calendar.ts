import * as t from './pickup-calendar.texts';

export interface Pickup {
  /** The order's id: a second import replaces the first event. */
  orderId: string;
  token: string;
  startsAt: Date;
  endsAt: Date;
  /** The order's version: a calendar keeps the event with the greater one (RFC 5545, 3.8.7.4). */
  version: number;
  isCancelled?: boolean;
  now: Date;
  shop: { name: string; address: string };
  href?: string;
}

/**
 * Returns the iCalendar file of a pickup (RFC 5545) with an alarm 15 minutes before. Times are in UTC, so that
 * calendars show them correctly in any zone and across clock changes.
 */
export function pickupCalendar(pickup: Pickup): string {
  const { orderId, token, startsAt, endsAt, version, isCancelled = false, now, shop, href } = pickup;
  const title = escaped(t.title({ token, shop: shop.name }));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${t.productId()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${orderId}@memeprix`,
    `SEQUENCE:${version}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${title}`,
    `LOCATION:${escaped(`${shop.name}, ${shop.address}`)}`,
    `DESCRIPTION:${escaped(`${t.number(token)}${href ? `\n${href}` : ''}`)}`,
    ...(href ? [`URL:${href}`] : []),
    ...(isCancelled ? [] : ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT15M', `DESCRIPTION:${title}`, 'END:VALARM']),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return lines.map(folded).join('\r\n');
}

function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Escapes a TEXT value (RFC 5545 §3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

const MOST_OCTETS = 75;

/** Folds a line at 75 octets, never inside a character (RFC 5545 §3.1). */
function folded(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > MOST_OCTETS) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join('\r\n');
}
