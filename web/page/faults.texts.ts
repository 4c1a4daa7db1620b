import { text } from '../../graphql/texts/text';

export const offline = text({
  fr: 'Vous êtes hors connexion. La page revient avec le réseau.',
  en: 'You are offline. The page comes back with the network.',
});
export const network = text({
  fr: 'La connexion a échoué. Vérifiez votre réseau puis réessayez.',
  en: 'The connection failed. Check your network, then try again.',
});
export const unknown = text({
  fr: 'Une erreur est survenue. Veuillez réessayer.',
  en: 'Something went wrong. Please try again.',
});
