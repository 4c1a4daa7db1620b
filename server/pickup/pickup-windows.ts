import { openingsTouching, type Opening, type OpeningRules } from '../shops/opening-hours';
import { DAY, MINUTE, dateOf, instantsOf, midnightOf, readingAt, timeAt, type WallReading } from '../shops/wall-clock';

export interface PickupRules extends OpeningRules {
  slotMinutes: number;
  preparationMinutes: number;
  capacityUnits: number;
  /** Preparation starts no earlier. */
  pausedUntil?: Date | null;
}

/** How the specification's clients name a window. Of those offered at one instant one has it; when the clocks go back, another has it an hour later. */
export interface WindowName {
  /** Shop-local 'M/D/YYYY'. */
  date: string;
  /** Shop-local 'H:MM AM - H:MM PM'; heard as 'HH:MM–HH:MM' too, which people read. */
  label: string;
}

export interface PickupWindow extends WindowName {
  /** Shop-local 'HH:MM–HH:MM'. */
  hours: string;
  /** Shop-local 'HH:MM'. */
  startTime: string;
  startsAt: Date;
  endsAt: Date;
  /** Shop-local hour of the start, 0–23. */
  startHour: number;
  /** Preparation units left, holds counted; 0 is full. */
  remaining: number;
}

/** A window with bookings. */
export interface BookedSpan {
  startsAt: Date;
  endsAt: Date;
  bookedUnits: number;
}

function todayOf({ zone }: Pick<PickupRules, 'zone'>, now: Date): WallReading {
  return midnightOf(readingAt(zone, now.getTime()));
}

/** Shop-local days, YYYY-MM-DD, from today on: as many as can be ordered for. */
export function pickupDates(zone: string, daysAhead: number, now: Date): string[] {
  const today = todayOf({ zone }, now);
  return Array.from({ length: daysAhead + 1 }, (_, days) => dateOf(today + days * DAY));
}

/**
 * A day's windows that can still be reached, in order of time (specification 4.3): preparation begins now, or after a
 * pause. Of the two that have the same label when the clocks go back, the later is offered once the earlier is out of reach, full or
 * not: a name always means the window in the list. Windows booked before the owner changed their length count in each
 * new one they touch.
 */
export function pickupWindows(rules: PickupRules, now: Date, booked: readonly BookedSpan[], day = todayOf(rules, now)) {
  const begins = Math.max(now.getTime(), rules.pausedUntil?.getTime() ?? 0);
  const earliest = begins + rules.preparationMinutes * MINUTE;
  const offered = new Map<string, PickupWindow>();
  let free = 0;
  for (const opening of openingsTouching(rules, day)) {
    for (const { start, end, midnight, ...span } of spansOf(rules, opening)) {
      // Where two ranges of a shop overlap, the earlier one's windows stand.
      if (start < free) continue;
      free = end;
      if (start < earliest || midnight !== day || offered.has(span.label)) continue;
      const remaining = Math.max(0, rules.capacityUnits - unitsWithin(booked, start, end));
      offered.set(span.label, { ...span, remaining });
    }
  }
  return [...offered.values()];
}

/** Units booked in windows that share time with this one. */
function unitsWithin(booked: readonly BookedSpan[], start: number, end: number): number {
  return booked
    .filter(({ startsAt, endsAt }) => startsAt.getTime() < end && endsAt.getTime() > start)
    .reduce((sum, { bookedUnits }) => sum + bookedUnits, 0);
}

interface Span extends Omit<PickupWindow, 'remaining'> {
  start: number;
  end: number;
  /** Of the local day it begins on. */
  midnight: WallReading;
}

// As long as an opening stands (opening-hours.ts), so do its windows of a length.
const known = new WeakMap<Opening, { minutes: number; spans: readonly Span[] }>();

function spansOf(rules: PickupRules, opening: Opening): readonly Span[] {
  const { slotMinutes: minutes } = rules;
  let kept = known.get(opening);
  if (kept?.minutes !== minutes) known.set(opening, (kept = { minutes, spans: spansIn(rules, opening) }));
  return kept.spans;
}

function spansIn(
  { zone, slotMinutes }: PickupRules,
  { midnight, opensAt, closesAt, startsAt, endsAt }: Opening,
): Span[] {
  const starts: number[] = [];
  for (let minute = opensAt; minute < closesAt; minute += slotMinutes) {
    starts.push(...instantsOf(zone, midnight + minute * MINUTE));
  }
  return starts
    .sort((a, b) => a - b)
    .map((start, index) => ({ start, end: Math.min(start + slotMinutes * MINUTE, starts[index + 1] ?? Infinity) }))
    .filter(({ start, end }) => start >= startsAt && end <= endsAt)
    .map(({ start, end }) => {
      const [startsAt, endsAt] = [new Date(start), new Date(end)];
      const midnight = midnightOf(readingAt(zone, start));
      return { start, end, midnight, ...windowAt(startsAt, endsAt, zone) };
    });
}

export function windowAt(startsAt: Date, endsAt: Date, zone: string) {
  const startHour = new Date(readingAt(zone, startsAt.getTime())).getUTCHours();
  return { startsAt, endsAt, startHour, ...windowSpelled(startsAt, endsAt, zone) };
}

/** The offered window a client named. */
export function findWindow<W extends WindowName & { hours: string }>(windows: readonly W[], named: WindowName) {
  return windows.find(({ date, label, hours }) => date === named.date && [label, hours].includes(named.label));
}

/** In the shop's zone, as the documents and as people write it. */
export function windowSpelled(startsAt: Date, endsAt: Date, zone: string) {
  const startTime = timeAt(zone, startsAt);
  const hours = `${startTime}–${timeAt(zone, endsAt)}`;
  return { startTime, hours, date: windowDate(startsAt, zone), label: windowLabel(startsAt, endsAt, zone) };
}

/** 'H:MM AM - H:MM PM' in the shop's zone, plain spaces. */
export function windowLabel(startsAt: Date, endsAt: Date, zone: string): string {
  return `${twelveHour(startsAt, zone)} - ${twelveHour(endsAt, zone)}`;
}

/** 'M/D/YYYY' in the shop's zone. */
export function windowDate(startsAt: Date, zone: string): string {
  const shown = new Date(readingAt(zone, startsAt.getTime()));
  return `${shown.getUTCMonth() + 1}/${shown.getUTCDate()}/${shown.getUTCFullYear()}`;
}

/** 'H:MM AM' in the shop's zone. */
export function twelveHour(instant: Date, zone: string): string {
  const shown = new Date(readingAt(zone, instant.getTime()));
  const hour = shown.getUTCHours();
  return `${hour % 12 || 12}:${String(shown.getUTCMinutes()).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
