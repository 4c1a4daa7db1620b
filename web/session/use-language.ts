import { useEffect, useState } from 'react';
import type { Language as AccountLanguage } from '../../graphql/generated/schema';
import { useSaveLanguageMutation } from '../../graphql/generated/shared/language';
import { type Language, locale } from '../../texts/text';
import { chosenLanguage, speak } from './language';

const ACCOUNT_LANGUAGES = { fr: 'FR', en: 'EN' } as const;

/** The language of this device and, of somebody signed in, of the account: pages now, mails and notifications to come. */
export function useLanguage(viewer: { language: AccountLanguage | null } | null | undefined) {
  const [save] = useSaveLanguageMutation();
  const now = locale();
  const [coming, setComing] = useState<Language | null>(null);
  return {
    value: coming ?? (now === 'specified' ? null : now),
    onChange: (language: Language) => {
      setComing(language);
      const saved = viewer ? save({ variables: { language: ACCOUNT_LANGUAGES[language] } }) : Promise.resolve();
      // Without a network the page cannot come in another language either.
      void saved.then(() => speak(language)).catch(() => setComing(null));
    },
  };
}

/** A device on which nothing was chosen takes up what its person chose elsewhere; a new account what its device has. */
export function useSharedLanguage(viewer: { language: AccountLanguage | null } | null | undefined): void {
  const [save] = useSaveLanguageMutation();
  const theirs = viewer?.language;
  useEffect(() => {
    if (theirs === undefined) return;
    const ours = chosenLanguage();
    if (ours === null && theirs !== null) void speak(theirs === 'EN' ? 'en' : 'fr');
    if (ours !== null && theirs === null)
      void save({ variables: { language: ACCOUNT_LANGUAGES[ours] } }).catch(() => undefined);
  }, [theirs, save]);
}
