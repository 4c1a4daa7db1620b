import { inLocale } from '../locale';
import { type Account, Language } from './account.entity';

/** Whatever `work` says is said in the language the account chose, else in the one spoken already. */
export function inLanguageOf<T>({ language }: Pick<Account, 'language'>, work: () => T): T {
  return language === null ? work() : inLocale(language === Language.FR ? 'fr' : 'en', work);
}
