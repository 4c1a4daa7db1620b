import * as t from './pickup-calendar.texts';

export interface Pickup {
  /** The order's id: a second import replaces the first. */
  orderId: string;
  token: string;
  startsAt: Date;
  endsAt: Date;
  /** The order's version: a calendar keeps the file with the greater one (RFC 5545, 3.8.7.4). */
  version: number;
  isCancelled?: boolean;
  /** When the file was made. */
  now: Date;
  /** Its address on one line. */
  shop: { name: string; address: string };
  /** URL of the order’s page. */
  href?: string;
}

/**
 * The calendar file of a pickup (RFC 5545), with an alarm a quarter of an hour before. Instants stand in universal time,
 * so that every calendar shows them at the right hour in any zone, whatever clocks do meanwhile.
 */
export function pickupCalendar({
  orderId,
  token,
  startsAt,
  endsAt,
  version,
  isCancelled = false,
  now,
  shop,
  href,
}: Pickup): string {
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

/** TEXT of RFC 5545 §3.3.11. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

const MOST_OCTETS = 75;

/** Lines of at most 75 octets, never cut inside a character (RFC 5545 §3.1). */
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
