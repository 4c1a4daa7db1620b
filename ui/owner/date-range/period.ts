import { perLocale } from '../../../graphql/texts/language.texts';
import * as t from './date-range.texts';

export type Day = string;

export interface Period {
  from: Day;
  to: Day;
}

export type PeriodPreset = 'today' | 'yesterday' | 'week' | 'month' | 'lastMonth';

export const presetLabels: Record<PeriodPreset, () => string> = {
  today: t.today,
  yesterday: t.yesterday,
  week: t.thisWeek,
  month: t.thisMonth,
  lastMonth: t.lastMonth,
};

// Calculates with days at noon UTC, where a change to daylight-saving time cannot shift the date.
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

/** Returns the preset with the same days, or undefined when none matches. */
export function presetOf(period: Period, today: Day, presets: readonly PeriodPreset[]): PeriodPreset | undefined {
  return presets.find((preset) => {
    const { from, to } = presetPeriod(preset, today);
    return from === period.from && to === period.to;
  });
}

export function periodProblems({ from, to }: Period, today: Day): Partial<Record<keyof Period, string>> {
  const problems: Partial<Record<keyof Period, string>> = {};
  if (from === '') problems.from = t.dayNeeded();
  else if (from > today) problems.from = t.notYet();
  if (to === '') problems.to = t.dayNeeded();
  else if (to > today) problems.to = t.notYet();
  else if (from !== '' && to < from) problems.to = t.endsBeforeStart();
  return problems;
}

const words = (options: Intl.DateTimeFormatOptions) =>
  perLocale((language) => new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }));
const wholeDay = words({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const monthAndYear = words({ month: 'long', year: 'numeric' });
const monthOnly = words({ month: 'long' });

const dayOfMonth = (day: Day) => t.dayOfMonth(asDate(day).getUTCDate());

/**
 * Formats a period: « samedi 21 novembre 2026 », « du 1er au 30 novembre 2026 », « du 28 décembre 2025 au 3 janvier
 * 2026 ».
 */
export function periodText({ from, to }: Period): string {
  if (from === to) return wholeDay().format(asDate(from));
  const end = `${dayOfMonth(to)} ${monthAndYear().format(asDate(to))}`;
  if (from.slice(0, 7) === to.slice(0, 7)) return t.days({ start: dayOfMonth(from), end });
  const month = from.slice(0, 4) === to.slice(0, 4) ? monthOnly() : monthAndYear();
  return t.days({ start: `${dayOfMonth(from)} ${month.format(asDate(from))}`, end });
}
