import * as t from './planned-days.texts';

const DAY_MS = 86_400_000;
const LONGEST_DAYS = 366;
const FURTHEST_DAYS = 730;

/** Returns the errors in shop-local dates YYYY-MM-DD, both included; an empty `to` is not checked. */
export function wrongDays({ from, to }: { from: string; to: string }, today: string): { from?: string; to?: string } {
  const wrongFrom = wrongStart(from, today);
  const wrongTo = to === '' ? null : wrongEnd(from, to);
  return { ...(wrongFrom && { from: wrongFrom }), ...(wrongTo && { to: wrongTo }) };
}

function wrongStart(from: string, today: string): string | null {
  if (!isDate(from)) return t.dateNeeded();
  if (from < today) return t.past();
  return daysBetween(today, from) > FURTHEST_DAYS ? t.tooFar() : null;
}

function wrongEnd(from: string, to: string): string | null {
  if (!isDate(to)) return t.dateNeeded();
  if (to < from) return t.endsBeforeStart();
  return daysBetween(from, to) >= LONGEST_DAYS ? t.tooLong() : null;
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

function daysBetween(one: string, other: string): number {
  return (Date.parse(`${other}T00:00:00Z`) - Date.parse(`${one}T00:00:00Z`)) / DAY_MS;
}
