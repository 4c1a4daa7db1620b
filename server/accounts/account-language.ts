import { locale } from '../../texts/text';
import { inLocale } from '../locale';
import { type Account, Language } from './account.entity';

/** Whatever `work` says is said in the language the account chose, else in the one spoken already. */
export function inLanguageOf<T>({ language }: Pick<Account, 'language'>, work: () => T): T {
  return language === null ? work() : inLocale(language === Language.FR ? 'fr' : 'en', work);
}

/** In which somebody who signs up is spoken to, to be remembered as theirs; the documents’ own words are nobody’s language. */
export const spokenLanguage = () => ({ fr: Language.FR, en: Language.EN, specified: null })[locale()];

/** In which a mail is asked for. */
export function askedIn(): 'fr' | 'en' | undefined {
  const spoken = locale();
  return spoken === 'specified' ? undefined : spoken;
}
