import { perLocale } from '../../texts/language.texts';
import { dayIn } from '../shops/wall-clock';

/** The shop-local day of an instant, YYYY-MM-DD, where it is later than another’s; null: the same. */
export function laterDay(zone: string, at: Date, than: Date): string | null {
  const day = dayIn(zone, at);
  return day > dayIn(zone, than) ? day : null;
}

const inWords = perLocale(
  (language, timeZone: string) =>
    new Intl.DateTimeFormat(language, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }),
);

/** « vendredi 27 novembre » */
export function sayDay(timeZone: string, at: Date): string {
  return inWords(timeZone).format(at);
}
