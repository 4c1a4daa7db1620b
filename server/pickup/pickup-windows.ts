import { businessDayAt, businessDayOn } from '../shops/business-day';
import { preparationBegins, type Preparation, preparationMinutesAt } from '../shops/preparation';
import { openingsOf, openingState, type Opening, type OpeningRules } from '../shops/opening-hours';
import { DAY, MINUTE, dateOf, instantsOf, readingAt, timeAt } from '../shops/wall-clock';

export interface PickupRules extends OpeningRules, Preparation {
  slotMinutes: number;
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
  /** The business day it belongs to, shop-local YYYY-MM-DD: of the night after it, the calendar has the next one. */
  day: string;
  startsAt: Date;
  endsAt: Date;
  /** From when on its orders are on the board: the begin of its business day or, where the shop is open by then, of its preparation. */
  shownFrom: Date;
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

/** Business days, YYYY-MM-DD, from today on: as many as can be ordered for. */
export function pickupDates(rules: OpeningRules, daysAhead: number, now: Date): string[] {
  const { midnight } = businessDayAt(rules, now);
  return Array.from({ length: daysAhead + 1 }, (_, days) => dateOf(midnight + days * DAY));
}

/**
 * Windows of a business day that can still be reached, in order of time (specification 4.3): preparation begins now, or after a
 * pause. Of the two that have the same label when the clocks go back, the later is offered once the earlier is out of reach, full or
 * not: a name always means the window in the list. Windows booked before the owner changed their length count in each
 * new one they touch.
 */
export function pickupWindows(
  rules: PickupRules,
  now: Date,
  booked: readonly BookedSpan[],
  midnight = businessDayAt(rules, now).midnight,
) {
  const day = businessDayOn(rules, midnight);
  const begins = new Date(Math.max(now.getTime(), rules.pausedUntil?.getTime() ?? 0));
  const earliest = begins.getTime() + preparationMinutesAt(rules, begins) * MINUTE;
  const offered = new Map<string, PickupWindow>();
  let free = 0;
  for (const opening of [-DAY, 0, DAY].flatMap((days) => openingsOf(rules, midnight + days))) {
    for (const { start, end, ...span } of spansOf(rules, opening)) {
      // Where two ranges of a shop overlap, the earlier one's windows stand.
      if (start < free) continue;
      free = end;
      const name = `${span.date} ${span.label}`;
      if (start < earliest || start < +day.startsAt || start >= +day.endsAt || offered.has(name)) continue;
      const remaining = Math.max(0, rules.capacityUnits - unitsWithin(booked, start, end));
      const prepared = preparationBegins(rules, span.startsAt);
      const shownFrom = prepared < day.startsAt && openingState(rules, prepared).isOpen ? prepared : day.startsAt;
      offered.set(name, { ...span, day: day.date, shownFrom, remaining });
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

interface Span extends Omit<PickupWindow, 'remaining' | 'day' | 'shownFrom'> {
  start: number;
  end: number;
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
    .map(({ start, end }) => ({ start, end, ...windowAt(new Date(start), new Date(end), zone) }));
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
