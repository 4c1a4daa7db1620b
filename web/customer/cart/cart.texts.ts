import { text } from '../../../graphql/texts/text';

export const title = text({ fr: 'Votre panier', en: 'Your cart' });
export const carts = text({ fr: 'Vos paniers', en: 'Your carts' });
export const loading = text({
  fr: 'Chargement du panier…',
  en: 'Loading the cart…',
  specified: 'Chargement du panier...',
});
export const findShop = text({ fr: 'Trouver un commerce', en: 'Find a shop' });
export const menu = text({ fr: 'Voir la carte', en: 'See the menu' });

export const empty = text({
  fr: 'Votre panier est vide.',
  en: 'Your cart is empty.',
  // Specification 4.2.
  specified: 'Your cart is empty.',
});
export const howToFill = text({
  fr: 'Ajoutez ce qui vous fait envie, puis choisissez quand venir le chercher.',
  en: 'Add what you fancy, then choose when to come and get it.',
});
export const items = text({ fr: 'Articles', en: 'Items' });
export const yourItems = text({ fr: 'Vos articles', en: 'Your items' });
export const notAsBefore = text({
  fr: 'Tout n’est pas comme dans votre commande précédente :',
  en: 'Not everything is as it was in your previous order:',
});
export const pickupWindow = text({ fr: 'Créneau de retrait', en: 'Pickup time' });
export const when = text({ fr: 'Quand venez-vous ?', en: 'When will you come?' });

export const total = text({ fr: 'Total de la commande', en: 'Order total' });
export const order = text({ fr: 'Commander', en: 'Order' });
export const pickupAt = text({
  fr: (window: string) => `Retrait ${window}`,
  en: (window) => `Pickup ${window}`,
});
export const change = text({ fr: 'Changer', en: 'Change' });
export const payNext = text({ fr: 'Vous payez à l’étape suivante.', en: 'You pay in the next step.' });

export const notOrderable = text({
  fr: 'Certains articles ne peuvent pas être commandés.',
  en: 'Some items cannot be ordered.',
});
export const today = text({ fr: 'Aujourd’hui', en: 'Today' });
export const tomorrow = text({ fr: 'Demain', en: 'Tomorrow' });
export const closed = text({ fr: 'Fermé', en: 'Closed' });
export const full = text({ fr: 'Complet', en: 'Full' });
export const fromDay = text({
  fr: ({ why, day }: { why: string; day: string }) => `${why} À partir du ${day}.`,
  en: ({ why, day }) => `${why} From ${day}.`,
});
export const noDay = text({
  fr: 'Aucun jour ne convient à tout le panier : retirez un article.',
  en: 'No day suits the whole cart: remove an item.',
});
export const otherDay = text({ fr: 'Choisissez un autre jour.', en: 'Choose another day.' });

export const noWindowLeft = text({
  fr: 'Plus de créneau aujourd’hui : revenez un jour d’ouverture.',
  en: 'No pickup time left today: come back on a day the shop opens.',
});
export const chooseWindow = text({
  fr: 'Choisissez un créneau de retrait.',
  en: 'Choose a pickup time.',
  // Specification 4.2.
  specified: 'Please select a valid pickup window.',
});

export const unreachable = text({
  fr: 'Votre panier n’a pas pu être chargé. Réessayez.',
  en: 'Your cart could not be loaded. Try again.',
  // Specification 4.2.
  specified: 'Failed to fetch data',
});
export const failure = text({
  fr: (reason: string) => reason,
  en: (reason) => reason,
  // Specification 4.2.
  specified: (reason) => `Error: ${reason}`,
});
