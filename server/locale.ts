import { AsyncLocalStorage } from 'node:async_hooks';
import { chooseLocale, type Locale, locale } from '../texts/text';

const current = new AsyncLocalStorage<Locale>();
chooseLocale(() => current.getStore() ?? 'specified');

/** Whatever `work` says, and what it awaits, it says in this locale. */
export function inLocale<T>(locale: Locale, work: () => T): T {
  return current.run(locale, work);
}

/** Of a field that says in which language another one of its object is. */
export const LANG = {
  nullable: true,
  description: '« en » where it is said in English here; null: as the shop wrote it.',
};

/** What to mark as in another language, in a document of the reader’s: what a shop wrote, unless said to be English. */
export function langOf(lang = 'fr'): string | undefined {
  return locale() === 'en' && lang !== 'en' ? lang : undefined;
}

/** What a shop wrote, to whoever reads it: in English where that is read and the shop wrote it too. */
export function toReader<T>(written: T, english: T | null | undefined): T {
  return locale() === 'en' ? (english ?? written) : written;
}
