import { text } from './text';

/** What `Intl` knows the locale by. */
export const language = text({ fr: 'fr-FR', en: 'en-GB' });

/**
 * Formatters take a slow phone longer to make than a whole card: each is made when first used, once a language and zone.
 * @__NO_SIDE_EFFECTS__
 */
export function perLocale<T, Zone extends (string | undefined)[]>(make: (language: string, ...zone: Zone) => T) {
  const made: Partial<Record<string, T>> = {};
  return (...zone: Zone): T => (made[language() + zone.join()] ??= make(language(), ...zone));
}

const rules = perLocale((language) => new Intl.PluralRules(language));

/** The form a count asks for: French says « 0 article », English « 0 items ». */
export function plural(count: number, one: string, other: string): string {
  return rules().select(count) === 'one' ? one : other;
}
