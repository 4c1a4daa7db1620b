const DAY_MS = 86_400_000;
const LONGEST_DAYS = 366;
const FURTHEST_DAYS = 730;

/** What is wrong with days an owner plans, by field; dates of the shop, YYYY-MM-DD, both included; an empty end is not said yet. */
export function wrongDays({ from, to }: { from: string; to: string }, today: string): { from?: string; to?: string } {
  const wrongFrom = wrongStart(from, today);
  const wrongTo = to === '' ? null : wrongEnd(from, to);
  return { ...(wrongFrom && { from: wrongFrom }), ...(wrongTo && { to: wrongTo }) };
}

function wrongStart(from: string, today: string): string | null {
  if (!isDate(from)) return 'Choisissez une date.';
  if (from < today) return 'Cette date est passée.';
  return daysBetween(today, from) > FURTHEST_DAYS ? 'Cette date est trop lointaine.' : null;
}

function wrongEnd(from: string, to: string): string | null {
  if (!isDate(to)) return 'Choisissez une date.';
  if (to < from) return 'La fin précède le début.';
  return daysBetween(from, to) >= LONGEST_DAYS ? 'Un an au plus à la fois.' : null;
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

function daysBetween(one: string, other: string): number {
  return (Date.parse(`${other}T00:00:00Z`) - Date.parse(`${one}T00:00:00Z`)) / DAY_MS;
}
