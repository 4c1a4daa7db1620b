import { text } from '../../../graphql/texts/text';

export const forgotten = text({ fr: 'Mot\u00a0de\u00a0passe oublié', en: 'Forgotten password' });
export const whichAccount = text({
  fr: 'Indiquez l’adresse de votre compte : nous y envoyons un lien pour en choisir un autre.',
  en: 'Enter your account’s email address: we send a link there for choosing a new one.',
});
export const sent = text({ fr: 'Regardez vos e-mails', en: 'Check your email' });
export const remembered = text({ fr: 'Il vous revient ?', en: 'Remembered it?' });
export const signIn = text({ fr: 'Se connecter', en: 'Sign in' });
export const withShop = text({ fr: 'Vous tenez une boutique ?', en: 'Do you run a shop?' });
export const forOwners = text({ fr: 'Espace commerçant', en: 'Shop area' });

export const choosing = text({ fr: 'Un nouveau mot de passe', en: 'A new password' });
export const expired = text({ fr: 'Ce lien ne fonctionne plus', en: 'This link no longer works' });
export const changed = text({ fr: 'C’est fait', en: 'All done' });
