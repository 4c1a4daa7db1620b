import { frenchSpaces } from './french-spaces.ts';

/** French, English, or the wording quoted in the specification, with French for texts it does not quote. */
export const LOCALES = ['fr', 'en', 'specified'] as const;
export type Locale = (typeof LOCALES)[number];
/** Languages that people can choose. */
export type Language = Exclude<Locale, 'specified'>;

/** The locale of the bundle, set by build-plugin.ts; undefined on the server. */
declare const LOCALE: Locale;

let chosen: () => Locale = () => 'specified';

/**
 * Sets the function that returns the current locale, for programs that serve all locales; returns the previous
 * function.
 */
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
  /** The wording of the specification, when it differs from `fr`. */
  specified?: T;
}

/**
 * Defines a text of the catalogue, formatted in the locale at the time of the call. Only in `*.texts.ts`, as an
 * exported constant.
 */
export function text(said: Said<string>): () => string;
export function text<Named extends unknown[], T>(said: Said<(...named: Named) => T>): (...named: Named) => T;
export function text(said: Said<string | ((...named: unknown[]) => unknown)>) {
  return (...named: unknown[]) => {
    const one = said[locale()] ?? said.fr;
    const made = typeof one === 'string' ? one : one(...named);
    return locale() === 'fr' ? spaced(made) : made;
  };
}

/**
 * Applies French spacing to every string of a value, such as the parts of a mail; React elements get theirs at build
 * time.
 */
function spaced(made: unknown): unknown {
  if (typeof made === 'string') return frenchSpaces(made);
  if (Array.isArray(made)) return made.map(spaced);
  const isPlain = typeof made === 'object' && made?.constructor === Object && !('$$typeof' in made);
  return isPlain ? Object.fromEntries(Object.entries(made).map(([key, part]) => [key, spaced(part)])) : made;
}
