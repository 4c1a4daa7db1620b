import type { ApolloClient } from '@apollo/client';
import { SaveLanguageDocument } from '../../graphql/generated/shared/language';
import { SessionCheckDocument } from '../../graphql/generated/shared/session';
import { type Language, locale } from '../../graphql/texts/text';
import { storeChosenLanguage } from '../service-worker/chosen-language';
import { readStored, writeStored } from '../page/storage';
import { readSession } from './session';

/** Set while this device's language follows the account's; one chosen on the device is never overridden. */
const TAKEN_UP = 'languageTakenUp';
const YEAR_SECONDS = 31_536_000;
const NEXT_WORKER_MS = 10_000;

/** Saves the language, if signed in, for the account and for this device, then reloads the page in it. */
export async function chooseLanguage(language: Language, client: ApolloClient | null): Promise<void> {
  if (client && isSomebodyHere()) await save(language, client);
  await prepare(language, false);
  location.reload();
}

/** Takes over the account's language (true) unless one was chosen here; an account without one gets this device's. */
export async function shareLanguage(client: ApolloClient): Promise<boolean> {
  if (!isSomebodyHere()) return false;
  const { data } = await client.query({ query: SessionCheckDocument });
  const [, ours] = /(?:^|;\s*)language=(fr|en)(?:;|$)/.exec(document.cookie) ?? [];
  const theirs = data?.viewer?.language?.toLowerCase() as Language | undefined;
  if (ours !== undefined && data?.viewer?.language === null) await save(ours as Language, client);
  const isChosenHere = ours !== undefined && readStored(TAKEN_UP) === null;
  if (isChosenHere || !theirs || theirs === locale()) return false;
  await prepare(theirs, true);
  return true;
}

function isSomebodyHere(): boolean {
  const { customer, owner } = readSession();
  return Boolean(customer ?? owner);
}

async function save(language: Language, client: ApolloClient): Promise<void> {
  await client.mutate({
    mutation: SaveLanguageDocument,
    variables: { language: language.toUpperCase() as Uppercase<Language> },
  });
}

async function prepare(language: Language, isTakenUp: boolean): Promise<void> {
  writeStored(TAKEN_UP, isTakenUp ? language : null);
  const log = (error: unknown) => console.warn('The service worker stays as it is.', error);
  // Stored before the cookie is set, because the cookie brings a worker of this language, which reads the stored
  // choice.
  if ('serviceWorker' in navigator) await storeChosenLanguage(language).catch(log);
  document.cookie = `language=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  if ('serviceWorker' in navigator)
    await Promise.race([nextWorker().catch(log), new Promise((resolve) => setTimeout(resolve, NEXT_WORKER_MS))]);
}

/** Waits until the worker of the new language takes over, because a worker serves offline pages in one language. */
async function nextWorker(): Promise<void> {
  const takenOver = new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  if (registration?.installing ?? registration?.waiting) await takenOver;
}
