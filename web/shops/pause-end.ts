import { formatTime } from '../page/formatting';
import { dayAt } from '../page/moments';
import * as t from './pause-end.texts';

/** Until when a shop takes no orders: « jusqu’à 14:30 ». `today` is the shop’s date, « 2026-11-24 ». */
export function sayPauseEnd(pausedUntil: string, today: string): string {
  return dayAt(Date.parse(pausedUntil)) === today ? t.until(formatTime(pausedUntil)) : t.untilTomorrow();
}
