import { dayAt, formatTime } from '../page/moments';
import * as t from './pause-end.texts';

interface Place {
  zone: string;
  /** Today's date in the shop, « 2026-11-24 ». */
  today: string;
}

/** End of a pause or of a sold-out item, today or tomorrow: « jusqu’à 14:30 », « jusqu’à demain 04:00 ». */
export function formatPauseEnd(end: string, { zone, today }: Place): string {
  const time = formatTime(end, zone);
  return dayAt(end, zone) === today ? t.until(time) : t.untilTomorrow(time);
}
