import { IANAZone } from 'luxon';

export const MINUTE = 60_000;
export const DAY = 1_440 * MINUTE;

/** Local wall-clock time in milliseconds, as if the zone were UTC. Days and minutes can be added to it safely. */
export type WallReading = number;

export function readingAt(zone: string, instant: number): WallReading {
  return instant + offsetAt(zone, instant);
}

export function midnightOf(reading: WallReading): WallReading {
  return reading - (((reading % DAY) + DAY) % DAY);
}

export function dateOf(reading: WallReading): string {
  return new Date(reading).toISOString().slice(0, 10);
}

export function dayIn(zone: string, instant: Date): string {
  return dateOf(readingAt(zone, instant.getTime()));
}

export function timeAt(zone: string, instant: Date): string {
  return new Date(readingAt(zone, instant.getTime())).toISOString().slice(11, 16);
}

/** Formats minutes after midnight as « 13:30 »; minutes of the next day wrap around. */
export function timeOf(minutes: number): string {
  return new Date(minutes * MINUTE).toISOString().slice(11, 16);
}

/** Instants at which clocks show a time: usually one, none in the gap in spring, two in autumn's repeated hour. */
export function instantsOf(zone: string, reading: WallReading): number[] {
  const [before, after] = offsetsAround(zone, reading);
  const candidates = before === after ? [reading - before] : [reading - before, reading - after];
  return candidates.filter((instant) => readingAt(zone, instant) === reading);
}

/** The first of `instantsOf` or, for a time skipped in spring, the instant of the clock change. */
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

// An Intl call takes microseconds, and the windows of one day need a thousand. No zone has changed its clocks within a
// quarter of an hour since 2011, so one result is valid for the quarter.
const QUARTER = 15 * MINUTE;
/** Maximum number of cached quarters of an hour, about 41 days of them: orders are taken up to 30 days ahead. */
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
