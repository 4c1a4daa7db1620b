import { locale } from '../../texts/text';
import { inLocale } from '../locale';
import { Language } from './account.entity';

/** Whatever `work` says is said in this language, that an account chose, else in the one spoken already. */
export function inLanguageOf<T>({ language }: { language: `${Language}` | null }, work: () => T): T {
  return language === null ? work() : inLocale(language === 'FR' ? 'fr' : 'en', work);
}

/** In which somebody who signs up is spoken to, to be remembered as theirs; the documents’ own words are nobody’s language. */
export const spokenLanguage = () => ({ fr: Language.FR, en: Language.EN, specified: null })[locale()];
