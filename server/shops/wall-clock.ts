import { IANAZone } from 'luxon';

export const MINUTE = 60_000;
export const DAY = 1_440 * MINUTE;

/** Local wall-clock time: milliseconds as if the zone were UTC. Days and minutes may be added to it safely. */
export type WallReading = number;

/** The reading of clocks in `zone` at an instant (epoch milliseconds). */
export function readingAt(zone: string, instant: number): WallReading {
  return instant + offsetAt(zone, instant);
}

/** Midnight of the local date that a reading belongs to. */
export function midnightOf(reading: WallReading): WallReading {
  return reading - (((reading % DAY) + DAY) % DAY);
}

/** Local date 'YYYY-MM-DD' of a reading. */
export function dateOf(reading: WallReading): string {
  return new Date(reading).toISOString().slice(0, 10);
}

/** The local day of an instant, 'YYYY-MM-DD'. */
export function dayIn(zone: string, instant: Date): string {
  return dateOf(readingAt(zone, instant.getTime()));
}

/** « 07:00 » */
export function timeAt(zone: string, instant: Date): string {
  return new Date(readingAt(zone, instant.getTime())).toISOString().slice(11, 16);
}

/** Every instant at which clocks show the reading: usually one, none in the spring gap, two in the repeated autumn hour. */
export function instantsOf(zone: string, reading: WallReading): number[] {
  const [before, after] = offsetsAround(zone, reading);
  const candidates = before === after ? [reading - before] : [reading - before, reading - after];
  return candidates.filter((instant) => readingAt(zone, instant) === reading);
}

/** First instant at which clocks show the reading or, when it is skipped in spring, have just jumped over it. */
export function firstInstantOf(zone: string, reading: WallReading): number {
  const first = instantsOf(zone, reading)[0];
  if (first !== undefined) return first;
  const [before, after] = offsetsAround(zone, reading);
  let early = reading - after;
  let late = reading - before;
  while (late - early > MINUTE) {
    const middle = early + Math.floor((late - early) / (2 * MINUTE)) * MINUTE;
    if (readingAt(zone, middle) < reading) early = middle;
    else late = middle;
  }
  return late;
}

function offsetsAround(zone: string, reading: WallReading): [number, number] {
  return [offsetAt(zone, reading - DAY), offsetAt(zone, reading + DAY)];
}

// Asking Intl costs microseconds, and a day's windows ask a thousand times. No zone has changed its clocks
// between two quarter hours since 2011, so one answer holds for a quarter.
const QUARTER = 15 * MINUTE;
/** A month of them, which is how far orders are taken ahead, and a week. */
const MOST_REMEMBERED = 4_000;
const remembered = new Map<string, Map<number, number>>();

function offsetAt(zone: string, instant: number): number {
  let ofZone = remembered.get(zone);
  if (!ofZone) remembered.set(zone, (ofZone = new Map<number, number>()));
  const quarter = Math.floor(instant / QUARTER);
  let offset = ofZone.get(quarter);
  if (offset === undefined) {
    if (ofZone.size >= MOST_REMEMBERED) ofZone.clear();
    offset = IANAZone.create(zone).offset(quarter * QUARTER) * MINUTE;
    ofZone.set(quarter, offset);
  }
  return offset;
}
