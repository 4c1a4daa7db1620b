export interface Pickup {
  /** The order's id: a second import replaces the first. */
  orderId: string;
  token: string;
  startsAt: string;
  endsAt: string;
  now: Date;
  shop: { name: string; address: string };
}

const ZONE = 'Europe/Paris';

// The zone travels along: a calendar need not know the name. EU rule since 1996: last Sundays of March and October.
const PARIS = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:DAYLIGHT',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** The calendar file of a pickup (RFC 5545): wall-clock times of Paris, an alarm a quarter of an hour before. */
export function pickupCalendar({ orderId, token, startsAt, endsAt, now, shop }: Pickup): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//MêmePrix//Retrait//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...PARIS,
    'BEGIN:VEVENT',
    `UID:${orderId}@memeprix`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART;TZID=${ZONE}:${local(startsAt)}`,
    `DTEND;TZID=${ZONE}:${local(endsAt)}`,
    `SUMMARY:${escaped(`Retrait ${token} · ${shop.name}`)}`,
    `LOCATION:${escaped(`${shop.name}, ${shop.address}`)}`,
    `DESCRIPTION:${escaped(`Votre numéro au comptoir : ${token}`)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15M',
    `DESCRIPTION:${escaped(`Retrait ${token} · ${shop.name}`)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

export function calendarHref(pickup: Pickup): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(pickupCalendar(pickup))}`;
}

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

function local(instant: string): string {
  const of = Object.fromEntries(parts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return `${of['year']}${of['month']}${of['day']}T${of['hour']}${of['minute']}${of['second']}`;
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
