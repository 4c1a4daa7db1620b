import type { ApolloClient } from '@apollo/client';
import { useState } from 'react';
import { type Language, locale } from '../../graphql/texts/text';

/** Language of this device, and of the account whose `client` is given: pages, future mails and notifications. */
export function useLanguage(client: ApolloClient | null) {
  const now = locale();
  const [coming, setComing] = useState<Language | null>(null);
  return {
    value: coming ?? (now === 'specified' ? null : now),
    onChange: (language: Language) => {
      setComing(language);
      // Loaded on demand, because few users choose a language.
      void import('./language')
        .then(({ chooseLanguage }) => chooseLanguage(language, client))
        .catch(() => setComing(null));
    },
  };
}
