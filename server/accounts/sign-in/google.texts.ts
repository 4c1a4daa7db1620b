import { text } from '../../../graphql/texts/text';

export const refused = text({
  fr: 'La connexion avec Google n’a pas abouti. Réessayez.',
  en: 'Signing in with Google did not work. Try again.',
});
export const confirmationNeeded = text({
  fr: 'Un compte existe déjà avec cette adresse. Voulez-vous le relier à Google ? Vous pourrez ensuite vous connecter des deux façons.',
  en: 'There is already an account with this address. Do you want to link it to Google? You can then sign in either way.',
});
export const unknownOwner = text({
  fr: 'Aucune boutique n’est inscrite avec cette adresse.',
  en: 'No shop is registered with this address.',
});
export const otherPerson = text({
  fr: 'Ce compte est relié à un autre compte Google.',
  en: 'This account is linked to another Google account.',
});
export const notOffered = text({
  fr: 'La connexion avec Google n’est pas proposée ici.',
  en: 'Signing in with Google is not offered here.',
});
export const unavailable = text({
  fr: 'La connexion avec Google est indisponible pour le moment.',
  en: 'Signing in with Google is unavailable at the moment.',
});
