import { dayAt, formatTime } from '../page/formatting';

/** Until when a shop takes no orders: « jusqu’à 14:30 ». `today` is the shop’s date, « 2026-11-24 ». */
export function sayPauseEnd(pausedUntil: string, today: string): string {
  return dayAt(Date.parse(pausedUntil)) === today ? `jusqu’à ${formatTime(pausedUntil)}` : 'jusqu’à demain matin';
}
