import { text } from '../../graphql/texts/text';

export const notAdded = text({
  fr: 'L’article n’a pas pu être ajouté au panier. Réessayez.',
  en: 'The item could not be added to the cart. Try again.',
  // Specification 3.4.
  specified: "Erreur lors de l'ajout au panier. Veuillez réessayer.",
});
export const offlineNow = text({ fr: 'Vous êtes hors connexion.', en: 'You are offline.' });
export const noServer = text({
  fr: 'Le serveur ne répond pas. Réessayez plus tard.',
  en: 'The server does not answer. Try again later.',
  // Specification 3.4.
  specified: 'Erreur serveur, veuillez réessayer plus tard.',
});
