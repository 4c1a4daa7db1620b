import { AsyncLocalStorage } from 'node:async_hooks';
import { chooseLocale, type Locale } from '../texts/text';

const current = new AsyncLocalStorage<Locale>();
chooseLocale(() => current.getStore() ?? 'specified');

/** Whatever `work` says, and what it awaits, it says in this locale. */
export function inLocale<T>(locale: Locale, work: () => T): T {
  return current.run(locale, work);
}
