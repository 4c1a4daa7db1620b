import { language } from '../../../graphql/texts/language.texts';
import type { ExceptionalDaysInput, OpeningHoursInput } from '../../../graphql/generated/schema';
import type { DaysCountQuery } from '../../../graphql/generated/owner/days';
import type { OwnShopFactsFragment } from '../../../graphql/generated/owner/settings';
import { ordersHit } from '../../../ui/owner/closure-list/closure-list.texts';
import type { ExceptionalDays, ExceptionalDaysValues } from '../../../ui/owner/closure-list/closure-list';
import { formatRanges, stretchOf, type HoursRange, type Week } from '../../../ui/owner/opening-hours-editor/week';
import type { PauseControlProps } from '../../../ui/owner/pause-control/pause-control';
import { formatPauseEnd } from '../../shops/pause-end';
import * as t from './settings.texts';

type Hours = OwnShopFactsFragment['openingHours'][number];
type Announced = OwnShopFactsFragment['exceptionalDays'][number];

/** Formats minutes after midnight as « HH:MM », also those of the next day. */
function toClock(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** Minutes after midnight of a complete range; a night ends on the next day. */
function toMinutes(range: HoursRange): { opensAt: number; closesAt: number } {
  const { from: opensAt = 0, to: closesAt = 0 } = stretchOf(range) ?? {};
  return { opensAt, closesAt };
}

const toRange = ({ opensAt, closesAt }: Pick<Hours, 'opensAt' | 'closesAt'>): HoursRange => ({
  opensAt: toClock(opensAt),
  closesAt: toClock(closesAt),
});

export function toWeek(hours: readonly Hours[]): Week {
  return [1, 2, 3, 4, 5, 6, 7].map((day) => hours.filter(({ weekday }) => weekday === day).map(toRange));
}

export function toHours(week: Week): OpeningHoursInput[] {
  return week.flatMap((ranges, day) => ranges.map((range) => ({ weekday: day + 1, ...toMinutes(range) })));
}

export function toExceptions(days: readonly Announced[], today: string): ExceptionalDays[] {
  return days.map(({ id, kind, from, to, opensAt, closesAt, reason }) => ({
    id,
    kind: kind === 'CLOSED' ? 'closed' : 'open',
    datesText: formatDates(from, to, today),
    ...(opensAt !== null && closesAt !== null && { hoursText: formatRanges([toRange({ opensAt, closesAt })]) }),
    ...(reason && { reason }),
  }));
}

export function toAnnouncement(values: ExceptionalDaysValues): ExceptionalDaysInput {
  const { kind, from, to, opensAt, closesAt, reason } = values;
  if (kind === 'closed') return { kind: 'CLOSED', from, to, reason };
  return { kind: 'OPEN', from, to, reason, ...toMinutes({ opensAt, closesAt }) };
}

/**
 * Formats a range of dates: « jeudi 25 décembre », « du 1er au 24 août », « du 28 décembre 2026 au 4 janvier 2027 ».
 */
export function formatDates(from: string, to: string, today: string): string {
  const otherYear = from.slice(0, 4) !== today.slice(0, 4) || to.slice(0, 4) !== today.slice(0, 4);
  const say = (date: string, options: Intl.DateTimeFormatOptions) =>
    t.date(
      new Intl.DateTimeFormat(language(), { timeZone: 'UTC', day: 'numeric', ...options }).format(
        new Date(`${date}T00:00:00Z`),
      ),
    );
  const whole: Intl.DateTimeFormatOptions = otherYear ? { month: 'long', year: 'numeric' } : { month: 'long' };
  if (from === to) return say(from, { weekday: 'long', ...whole });
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  return t.dates({ from: sameMonth ? say(from, {}) : say(from, whole), to: say(to, whole) });
}

/** Sentence that counts the preorders on days ('YYYY-MM-DD') that will be closed; undefined when there are none. */
export function formatOrdersOn(planned: DaysCountQuery['ordersAhead'], isClosed: (day: string) => boolean) {
  const count = planned.filter(({ day }) => isClosed(day)).reduce((sum, { orders }) => sum + orders.length, 0);
  return count > 0 ? ordersHit(count) : undefined;
}

/** Whether a day has opening hours in one week plan and none in the other. */
export function closesOn(day: string, before: Week, after: Week): boolean {
  const at = (new Date(day).getUTCDay() + 6) % 7;
  return (before[at]?.length ?? 0) > 0 && after[at]?.length === 0;
}

/** Durations of a pause; the label of the last one names its end, « Jusqu’à demain 04:00 ». */
export function pausesOf(shop: Pick<OwnShopFactsFragment, 'today' | 'todayEndsAt' | 'zone'>) {
  const end = formatPauseEnd(shop.todayEndsAt, shop);
  return [
    { id: 'QUARTER_HOUR', label: t.quarterHour() },
    { id: 'HALF_HOUR', label: t.halfHour() },
    { id: 'HOUR', label: t.oneHour() },
    { id: 'UNTIL_TOMORROW', label: end.charAt(0).toUpperCase() + end.slice(1) },
  ] as const;
}

type PausedShop = Pick<OwnShopFactsFragment, 'opening' | 'today' | 'visible' | 'zone'>;

export function toPause({ opening, visible, ...place }: PausedShop): Pick<PauseControlProps, 'state' | 'untilText'> {
  const { isOpen, pausedUntil, text } = opening;
  if (pausedUntil !== null) return { state: 'paused', untilText: formatPauseEnd(pausedUntil, place) };
  if (!visible) return { state: 'hidden' };
  if (isOpen) return { state: 'open' };
  const [, opens] = text.split(' · ');
  return { state: 'closed', ...(opens && { untilText: opens }) };
}
