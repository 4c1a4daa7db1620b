import { text } from '../../graphql/texts/text';

export const sessionOver = text({ fr: 'Session expirée', en: 'Session expired' });
export const sessionOverHeading = text({
  fr: 'Session expirée\u00a0: les commandes ne sonnent plus ici',
  en: 'Session expired: orders no longer ring here',
});
export const sessionOverText = text({
  fr: 'Elles arrivent toujours. Reconnectez-vous : le tableau les montre toutes, et sonne de nouveau.',
  en: 'They still arrive. Sign in again: the board shows them all, and rings again.',
});
export const signInAgain = text({ fr: 'Se reconnecter', en: 'Sign in again' });

export const title = text({ fr: 'Espace commerçant', en: 'Shop area' });
export const heading = text({ fr: 'Cette page est réservée aux commerçants', en: 'This page is for shop owners' });
export const signedInAsCustomer = text({
  fr: 'Vous êtes connecté en tant que client. Connectez-vous avec le compte de votre boutique pour l’ouvrir.',
  en: 'You are signed in as a customer. Sign in with your shop’s account to open it.',
});
export const shopNeeded = text({
  fr: 'Connectez-vous avec le compte de votre boutique pour l’ouvrir.',
  en: 'Sign in with your shop’s account to open it.',
});
export const signIn = text({ fr: 'Se connecter à l’espace commerçant', en: 'Sign in to the shop area' });
export const backToShops = text({ fr: 'Continuer mes courses', en: 'Continue shopping' });

// Specification 7.1 and 7.4.
export const dashboardNoToken = text({
  fr: 'Vous n’êtes pas connecté à une boutique. Veuillez vous connecter.',
  en: 'You are not signed in to a shop. Please sign in.',
  specified: 'Aucun jeton trouvé. Veuillez vous connecter.',
});
export const dashboardNoShop = text({
  fr: 'Ce compte n’a pas de boutique. Veuillez vous connecter.',
  en: 'This account has no shop. Please sign in.',
  specified: 'Aucun ownerId dans le jeton. Veuillez vous connecter.',
});
export const categoryNoToken = text({
  fr: 'Vous n’êtes pas connecté à une boutique.',
  en: 'You are not signed in to a shop.',
  specified: 'Utilisateur non connecté. Jeton introuvable.',
});
export const categoryNoShop = text({
  fr: 'Votre boutique n’a pas été trouvée. Patientez un instant, ou vérifiez votre connexion.',
  en: 'Your shop was not found. Wait a moment, or check your connection.',
  specified: 'ID du restaurant non encore chargé ou introuvable. Veuillez patienter ou vérifier votre connexion/jeton.',
});
