import { text } from '../../../graphql/texts/text';

export const emailNeeded = text({
  fr: 'Indiquez une adresse e-mail complète, par exemple camille@exemple.fr.',
  en: 'Enter a full email address, for example camille@example.com.',
});
export const nameNeeded = text({ fr: 'Indiquez votre nom.', en: 'Enter your name.' });
export const noAddressInName = text({
  fr: 'Écrivez votre nom sans adresse de site ni e-mail : un espace suit chaque point.',
  en: 'Write your name without a web or email address: a space follows each full stop.',
});
// What is too long, or holds characters it must not.
export const email = text({ fr: 'L’adresse e-mail', en: 'The email address' });
export const name = text({ fr: 'Le nom', en: 'The name' });
export const phone = text({ fr: 'Le numéro de téléphone', en: 'The phone number' });
