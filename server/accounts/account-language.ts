import { locale } from '../../graphql/texts/text';
import { inLocale } from '../locale';
import { Language } from './account.entity';

/** Runs `work` in the language the account chose, or in the current locale when it has chosen none. */
export function inLanguageOf<T>({ language }: { language: `${Language}` | null }, work: () => T): T {
  return language === null ? work() : inLocale(language === 'FR' ? 'fr' : 'en', work);
}

/** The preference of a new account; null for the locale `specified`, which is no language. */
export const spokenLanguage = () => ({ fr: Language.FR, en: Language.EN, specified: null })[locale()];
