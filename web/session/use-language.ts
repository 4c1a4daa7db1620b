import type { ApolloClient } from '@apollo/client';
import { useState } from 'react';
import { type Language, locale } from '../../texts/text';

/** The language of this device and, of somebody signed in, by the client of their side, of the account: pages now, mails and notifications to come. */
export function useLanguage(client: ApolloClient | null) {
  const now = locale();
  const [coming, setComing] = useState<Language | null>(null);
  return {
    value: coming ?? (now === 'specified' ? null : now),
    onChange: (language: Language) => {
      setComing(language);
      // Late: few ever choose.
      void import('./language')
        .then(({ chooseLanguage }) => chooseLanguage(language, client))
        .catch(() => setComing(null));
    },
  };
}
