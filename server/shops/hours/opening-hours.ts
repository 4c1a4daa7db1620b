import * as t from './opening-hours.texts';
import type * as entities from '../shop.entity';
import { DAY, MINUTE, dateOf, firstInstantOf, midnightOf, readingAt, timeAt, type WallReading } from './wall-clock';

/** An opening range of a weekday; 0–1440 on every day is around the clock. */
export type OpeningRange = Pick<entities.OpeningRange, 'weekday' | 'opensAt' | 'closesAt'>;

/** A closure: no opening starts on these dates, and one that started before ends at midnight. */
type Closure = Pick<entities.Closure, 'from' | 'to'> & Partial<Pick<entities.Closure, 'reason'>>;

/** An exceptional opening, which replaces the week’s hours and any closure. */
export type ExceptionalOpening = Closure & Pick<entities.ExceptionalOpening, 'opensAt' | 'closesAt'>;

export interface OpeningRules {
  /** IANA time zone, for instance Europe/Paris. */
  zone: string;
  openingRanges: readonly OpeningRange[];
  closures: readonly Closure[];
  exceptionalOpenings?: readonly ExceptionalOpening[];
}

export interface Opening {
  /** Local midnight of the date on which the opening starts. */
  midnight: WallReading;
  opensAt: number;
  closesAt: number;
  /** Start and end in epoch milliseconds, end excluded. */
  startsAt: number;
  endsAt: number;
}

export interface OpeningState {
  isOpen: boolean;
  /** End of the current opening; null when the shop is closed or always open. */
  closesAt: Date | null;
  /** Start of the next opening; null when there is none within a week. */
  opensAt: Date | null;
}

const DAYS_AHEAD = 7;
const SOON_MINUTES = 30;

/** Returns the openings that touch a local day: its own, and those of the day before that run past midnight. */
function openingsTouching(rules: OpeningRules, midnight: WallReading): Opening[] {
  return [...openingsOf(rules, midnight - DAY), ...openingsOf(rules, midnight)].filter(
    ({ closesAt, midnight: own }) => own === midnight || closesAt > 1_440,
  );
}

const MOST_DAYS = 40;
// Cache of openings by day: the rules of a shop stay the same objects until the shop changes, and its readers ask for
// the same days.
const known = new WeakMap<OpeningRules['openingRanges'], { of: OpeningRules; days: Map<WallReading, Opening[]> }>();

/** Returns the openings that start on a local day; they end at midnight when the next day is closed. */
export function openingsOf(rules: OpeningRules, midnight: WallReading): readonly Opening[] {
  let kept = known.get(rules.openingRanges);
  const isSame = (['zone', 'closures', 'exceptionalOpenings'] as const).every((part) => kept?.of[part] === rules[part]);
  if (!kept || !isSame || kept.days.size > MOST_DAYS)
    known.set(rules.openingRanges, (kept = { of: rules, days: new Map<WallReading, Opening[]>() }));
  let openings = kept.days.get(midnight);
  if (!openings) kept.days.set(midnight, (openings = openingsOn(rules, midnight)));
  return openings;
}

function openingsOn(rules: OpeningRules, midnight: WallReading): Opening[] {
  const lastMinute = isClosed(rules, midnight + DAY) ? 1_440 : 2_880;
  return hoursOn(rules, midnight)
    .map(({ opensAt, closesAt }) => ({ midnight, opensAt, closesAt: Math.min(closesAt, lastMinute) }))
    .filter(({ opensAt, closesAt }) => opensAt < closesAt)
    .map((opening) => ({
      ...opening,
      startsAt: firstInstantOf(rules.zone, midnight + opening.opensAt * MINUTE),
      endsAt: firstInstantOf(rules.zone, midnight + opening.closesAt * MINUTE),
    }))
    .sort((a, b) => a.startsAt - b.startsAt);
}

function hoursOn(rules: OpeningRules, midnight: WallReading): readonly { opensAt: number; closesAt: number }[] {
  const announced = rules.exceptionalOpenings?.filter((opening) => covers(opening, midnight)) ?? [];
  if (announced.length > 0) return announced;
  if (isClosed(rules, midnight)) return [];
  return rules.openingRanges.filter(({ weekday }) => weekday % 7 === new Date(midnight).getUTCDay());
}

export function covers({ from, to }: Closure, midnight: WallReading): boolean {
  const date = dateOf(midnight);
  return from <= date && date <= to;
}

/** Whether the shop has announced a closure on a local day; an exceptional opening on that day takes precedence. */
export function isClosed({ closures, exceptionalOpenings = [] }: OpeningRules, midnight: WallReading): boolean {
  const said = (days: readonly Closure[]) => days.some((one) => covers(one, midnight));
  return said(closures) && !said(exceptionalOpenings);
}

export function isShut(rules: OpeningRules, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }): boolean {
  const day = midnightOf(readingAt(rules.zone, startsAt.getTime()));
  return !openingsTouching(rules, day).some(
    (opening) => opening.startsAt < endsAt.getTime() && opening.endsAt > startsAt.getTime(),
  );
}

/** Returns whether the shop is open at `now` and when that changes (specification 1.3: shop-local time). */
export function openingState(rules: OpeningRules, now: Date): OpeningState {
  const today = midnightOf(readingAt(rules.zone, now.getTime()));
  const horizon = firstInstantOf(rules.zone, today + (DAYS_AHEAD + 1) * DAY);
  const days = Array.from({ length: DAYS_AHEAD + 2 }, (_, day) => today + (day - 1) * DAY);
  const openings = days.flatMap((midnight) => openingsOf(rules, midnight));
  const stretches = merged(openings.map(({ startsAt, endsAt }) => ({ from: startsAt, to: endsAt })));
  const running = stretches.find(({ from, to }) => from <= now.getTime() && now.getTime() < to);
  const next = stretches.find(({ from }) => from > now.getTime());
  return {
    isOpen: running !== undefined,
    closesAt: running && running.to < horizon ? new Date(running.to) : null,
    opensAt: next ? new Date(next.from) : null,
  };
}

/** A span of instants or of wall-clock times, in milliseconds. */
export interface Stretch {
  from: number;
  to: number;
}

/** Joins spans, given by their start, that have no pause between them. */
export function merged(spans: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { from, to } of spans) {
    const last = stretches.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else stretches.push({ from, to });
  }
  return stretches;
}

export function closesSoon({ isOpen, closesAt }: OpeningState, now: Date): boolean {
  return isOpen && closesAt !== null && closesAt.getTime() - now.getTime() <= SOON_MINUTES * MINUTE;
}

/** Returns the text of an opening state: « Ouvert jusqu'à 22h », « Fermé · ouvre demain à 7h »… (specification 3.3). */
export function openingText(state: OpeningState, zone: string, now: Date): string {
  if (state.isOpen) {
    // A shop that closes only days from now is shown as simply open.
    if (!state.closesAt || state.closesAt.getTime() - now.getTime() > DAY) return t.alwaysOpen();
    return t.openUntil(timeAt(zone, state.closesAt));
  }
  if (!state.opensAt) return t.closed();
  return t.closedUntil({ day: dayText(zone, now, state.opensAt), time: timeAt(zone, state.opensAt) });
}

function dayText(zone: string, now: Date, then: Date): string {
  const today = midnightOf(readingAt(zone, now.getTime()));
  const day = midnightOf(readingAt(zone, then.getTime()));
  if (day === today) return '';
  if (day === today + DAY) return t.tomorrow();
  return t.weekdays()[new Date(day).getUTCDay()] ?? '';
}
