import { text } from '../../graphql/texts/text';

export const board = text({ fr: 'Tableau des commandes', en: 'Order board', specified: 'Tableau de bord' });
export const orders = text({ fr: 'Mes commandes', en: 'My orders' });
export const account = text({ fr: 'Mon compte', en: 'My account' });
export const signOut = text({ fr: 'Se déconnecter', en: 'Sign out' });

export const sessionOver = text({
  fr: 'Session expirée : reconnectez-vous. Votre panier est gardé.',
  en: 'Your session has expired: sign in again. Your cart is kept.',
});

export const loading = text({ fr: 'Chargement…', en: 'Loading…' });
export const failed = text({ fr: 'Une erreur est survenue', en: 'Something went wrong' });
export const outdated = text({
  fr: 'Une partie de la page n’a pas pu être chargée.',
  en: 'Part of the page could not be loaded.',
});
export const unknown = text({
  fr: 'Cela ne vient pas de vous. Réessayez dans un instant.',
  en: 'This is not your fault. Try again in a moment.',
});
