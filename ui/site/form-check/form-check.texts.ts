import { text } from '../../../graphql/texts/text';

export const emailNeeded = text({
  fr: 'Indiquez une adresse e-mail complète, par exemple camille@exemple.fr.',
  en: 'Enter a full email address, for example camille@example.com.',
});
export const strongerNeeded = text({
  fr: 'Choisissez un mot de passe plus fort.',
  en: 'Choose a stronger password.',
});
