export type Day = string;

export interface Period {
  from: Day;
  to: Day;
}

export type PeriodPreset = 'today' | 'yesterday' | 'week' | 'month' | 'lastMonth';

export const presetLabels: Record<PeriodPreset, string> = {
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  week: 'Cette semaine',
  month: 'Ce mois-ci',
  lastMonth: 'Mois dernier',
};

// Days are reckoned at noon UTC, where no daylight-saving change can move them.
const asDate = (day: Day) => new Date(`${day}T12:00:00Z`);
const asDay = (date: Date): Day => date.toISOString().slice(0, 10);

function shift(day: Day, days: number): Day {
  const date = asDate(day);
  date.setUTCDate(date.getUTCDate() + days);
  return asDay(date);
}

function firstOfMonth(day: Day, months = 0): Day {
  const date = asDate(day);
  return asDay(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1, 12)));
}

export function presetPeriod(preset: PeriodPreset, today: Day): Period {
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: shift(today, -1), to: shift(today, -1) };
    case 'week':
      return { from: shift(today, -((asDate(today).getUTCDay() + 6) % 7)), to: today };
    case 'month':
      return { from: firstOfMonth(today), to: today };
    case 'lastMonth':
      return { from: firstOfMonth(today, -1), to: shift(firstOfMonth(today), -1) };
  }
}

/** The one of `presets` that means the same days; undefined when the days were chosen one by one. */
export function presetOf(period: Period, today: Day, presets: readonly PeriodPreset[]): PeriodPreset | undefined {
  return presets.find((preset) => {
    const { from, to } = presetPeriod(preset, today);
    return from === period.from && to === period.to;
  });
}

export interface PeriodProblems {
  from?: string;
  to?: string;
}

export function periodProblems({ from, to }: Period, today: Day): PeriodProblems {
  const problems: PeriodProblems = {};
  if (from === '') problems.from = 'Choisissez un jour.';
  else if (from > today) problems.from = 'Ce jour n’est pas encore venu.';
  if (to === '') problems.to = 'Choisissez un jour.';
  else if (to > today) problems.to = 'Ce jour n’est pas encore venu.';
  else if (from !== '' && to < from) problems.to = 'La fin vient avant le début.';
  return problems;
}

const words = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', ...options });
const wholeDay = words({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const monthAndYear = words({ month: 'long', year: 'numeric' });
const monthOnly = words({ month: 'long' });

function dayOfMonth(day: Day): string {
  const date = asDate(day).getUTCDate();
  return date === 1 ? '1er' : String(date);
}

/** « samedi 21 novembre 2026 », « du 1er au 30 novembre 2026 », « du 28 décembre 2025 au 3 janvier 2026 ». */
export function periodText({ from, to }: Period): string {
  if (from === to) return wholeDay.format(asDate(from));
  const end = `${dayOfMonth(to)} ${monthAndYear.format(asDate(to))}`;
  if (from.slice(0, 7) === to.slice(0, 7)) return `du ${dayOfMonth(from)} au ${end}`;
  const start = from.slice(0, 4) === to.slice(0, 4) ? monthOnly : monthAndYear;
  return `du ${dayOfMonth(from)} ${start.format(asDate(from))} au ${end}`;
}
