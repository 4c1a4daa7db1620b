import { AsyncLocalStorage } from 'node:async_hooks';
import { chooseLocale, type Locale, locale } from '../graphql/texts/text';

const current = new AsyncLocalStorage<Locale>();
chooseLocale(() => current.getStore() ?? 'specified');

export function inLocale<T>(locale: Locale, work: () => T): T {
  return current.run(locale, work);
}

/** Options of a field that gives the language of another field of its object. */
export const LANG = {
  nullable: true,
  description: '« en » where it is said in English here; null: as the shop wrote it.',
};

/**
 * Returns the `lang` attribute for a shop's text: its language when it differs from that of the reader's document, else
 * undefined.
 */
export function langOf(lang = 'fr'): string | undefined {
  return locale() === 'en' && lang !== 'en' ? lang : undefined;
}

/** Returns a shop's text for the reader: the English one when the reader reads English and the shop provided it. */
export function toReader<T>(written: T, english: T | null | undefined): T {
  return locale() === 'en' ? (english ?? written) : written;
}
