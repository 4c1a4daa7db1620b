import type { ReactNode } from 'react';
import { text } from '../../../graphql/texts/text';

export const information = text({ fr: 'Informations', en: 'Information' });
export const motto = text({ fr: 'Notre devise', en: 'Our motto' });

export const email = text({ fr: 'E-mail', en: 'Email' });
export const password = text({ fr: 'Mot de passe', en: 'Password' });
export const allNeeded = text({ fr: 'Veuillez remplir tous les champs.', en: 'Please fill in all fields.' });
export const signIn = text({ fr: 'Se connecter', en: 'Sign in' });
export const sendMail = text({ fr: 'Renvoyer l’e-mail d’activation', en: 'Send the activation email again' });
export const signingIn = text({ fr: 'Connexion…', en: 'Signing in…', specified: 'Connexion...' });

export const or = text({ fr: 'ou', en: 'or' });
export const facebook = text({
  fr: 'Facebook (bientôt)',
  en: 'Facebook (coming soon)',
  specified: 'Facebook (Coming Soon)',
});

interface Terms {
  terms: ReactNode;
  privacy: ReactNode;
}

export const accept = text({
  fr: ({ terms, privacy }: Terms) => (
    <>
      J’accepte les {terms} et j’ai lu la {privacy}.
    </>
  ),
  en: ({ terms, privacy }) => (
    <>
      I accept the {terms} and have read the {privacy}.
    </>
  ),
});
export const terms = text({
  fr: 'conditions générales de vente',
  en: 'terms of sale',
  specified: 'conditions d’utilisation',
});
export const privacy = text({ fr: 'politique de confidentialité', en: 'privacy policy' });
