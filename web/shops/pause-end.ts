import { dayAt, formatTime } from '../page/moments';
import * as t from './pause-end.texts';

interface Place {
  zone: string;
  /** Its date, « 2026-11-24 ». */
  today: string;
}

/** Until when a shop takes no orders: « jusqu’à 14:30 ». */
export function sayPauseEnd(pausedUntil: string, { zone, today }: Place): string {
  return dayAt(pausedUntil, zone) === today ? t.until(formatTime(pausedUntil, zone)) : t.untilTomorrow();
}
