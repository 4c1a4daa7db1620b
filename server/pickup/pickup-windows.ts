import { businessDayAt, businessDayOn } from '../shops/hours/business-day';
import { preparationBegins, type Preparation, preparationMinutesAt } from '../shops/hours/preparation';
import { openingsOf, openingState, type Opening, type OpeningRules } from '../shops/hours/opening-hours';
import { DAY, MINUTE, dateOf, readingAt, timeAt, instantsOf } from '../shops/hours/wall-clock';
import type { PickupWindowView } from './pickup.types';

export interface PickupRules extends OpeningRules, Preparation {
  slotMinutes: number;
  capacityUnits: number;
  /** Preparation does not start before this. */
  pausedUntil?: Date | null;
}

/**
 * Name of a window for the specification's clients; 'HH:MM–HH:MM', which people read, is accepted as label too. It is
 * unique among the windows offered at one instant; when the clocks go back, another window has it an hour later.
 */
export type WindowName = Pick<PickupWindowView, 'date' | 'label'>;

/** A window as the rules see it, whoever reads it and when. */
export type PickupWindow = Omit<PickupWindowView, 'id' | 'asOf' | 'otherDate' | 'laterDay'>;

export interface BookedSpan {
  startsAt: Date;
  endsAt: Date;
  bookedUnits: number;
}

export function pickupDates(rules: OpeningRules, daysAhead: number, now: Date): string[] {
  const { midnight } = businessDayAt(rules, now);
  return Array.from({ length: daysAhead + 1 }, (_, days) => dateOf(midnight + days * DAY));
}

/**
 * Returns the windows of a business day that can still be reached, in order of time (specification 4.3); preparation
 * begins now, or after a pause. When the clocks go back, two windows have the same label: the later one is offered once
 * the earlier is out of reach, full or not, so that a name always means the window in the list. Windows booked before
 * the owner changed their length count in each new window they overlap.
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
      // When two opening ranges of a shop overlap, the earlier one's windows are kept.
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

function unitsWithin(booked: readonly BookedSpan[], start: number, end: number): number {
  return booked
    .filter(({ startsAt, endsAt }) => startsAt.getTime() < end && endsAt.getTime() > start)
    .reduce((sum, { bookedUnits }) => sum + bookedUnits, 0);
}

interface Span extends Omit<PickupWindow, 'remaining' | 'day' | 'shownFrom'> {
  start: number;
  end: number;
}

// Caches an opening's windows of one length for as long as the opening object lives (opening-hours.ts).
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

export function findWindow<W extends WindowName & { hours: string }>(windows: readonly W[], named: WindowName) {
  return windows.find(({ date, label, hours }) => date === named.date && [label, hours].includes(named.label));
}

/** Formats a window in the shop's zone, both as the specification and as people write it. */
export function windowSpelled(startsAt: Date, endsAt: Date, zone: string) {
  const startTime = timeAt(zone, startsAt);
  const hours = `${startTime}–${timeAt(zone, endsAt)}`;
  return { startTime, hours, date: windowDate(startsAt, zone), label: windowLabel(startsAt, endsAt, zone) };
}

export function windowLabel(startsAt: Date, endsAt: Date, zone: string): string {
  return `${twelveHour(startsAt, zone)} - ${twelveHour(endsAt, zone)}`;
}

export function windowDate(startsAt: Date, zone: string): string {
  const shown = new Date(readingAt(zone, startsAt.getTime()));
  return `${shown.getUTCMonth() + 1}/${shown.getUTCDate()}/${shown.getUTCFullYear()}`;
}

export function twelveHour(instant: Date, zone: string): string {
  const shown = new Date(readingAt(zone, instant.getTime()));
  const hour = shown.getUTCHours();
  return `${hour % 12 || 12}:${String(shown.getUTCMinutes()).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
