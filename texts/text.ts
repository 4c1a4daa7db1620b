import { frenchSpaces } from './french-spaces.ts';

/** All in French, all in English, or as the documents quote it with French where they quote nothing. */
export const LOCALES = ['fr', 'en', 'specified'] as const;
export type Locale = (typeof LOCALES)[number];
/** What people choose between. */
export type Language = Exclude<Locale, 'specified'>;

/** The one locale a bundle was built with (build-plugin.ts). */
declare const LOCALE: Locale;

let chosen: () => Locale = () => 'specified';

/** For a program that speaks all of them: who knows which it is now. Answers who knew before. */
export function chooseLocale(now: () => Locale): () => Locale {
  const before = chosen;
  chosen = now;
  return before;
}

export function locale(): Locale {
  return typeof LOCALE === 'undefined' ? chosen() : LOCALE;
}

interface Said<T> {
  fr: T;
  en: T;
  /** Only where the documents quote something else than `fr`. */
  specified?: T;
}

/** A text of the catalogue, said in the locale of the moment it is called in. Only in `*.texts.ts`, as an exported constant. */
export function text(said: Said<string>): () => string;
export function text<Named extends unknown[], T>(said: Said<(...named: Named) => T>): (...named: Named) => T;
export function text(said: Said<string | ((...named: unknown[]) => unknown)>) {
  return (...named: unknown[]) => {
    const one = said[locale()] ?? said.fr;
    const made = typeof one === 'string' ? one : one(...named);
    return locale() === 'fr' ? spaced(made) : made;
  };
}

/** Of a mail every part too; elements of React have their words spaced where they are written. */
function spaced(made: unknown): unknown {
  if (typeof made === 'string') return frenchSpaces(made);
  if (Array.isArray(made)) return made.map(spaced);
  const isPlain = typeof made === 'object' && made?.constructor === Object && !('$$typeof' in made);
  return isPlain ? Object.fromEntries(Object.entries(made).map(([key, part]) => [key, spaced(part)])) : made;
}
