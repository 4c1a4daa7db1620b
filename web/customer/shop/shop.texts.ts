import { text } from '../../../graphql/texts/text';

export const toCart = text({ fr: 'Aller au panier', en: 'Skip to the cart' });

export const loading = text({
  fr: 'Chargement de la carte…',
  en: 'Loading the menu…',
  specified: 'Chargement du menu…',
});
export const empty = text({
  fr: 'La carte est vide pour le moment.',
  en: 'There is nothing on the menu at the moment.',
  // Specification 3.4.
  specified: 'This restaurant currently has no items on the menu.',
});
export const comeBack = text({
  fr: 'Revenez un peu plus tard, ou choisissez un autre commerce.',
  en: 'Come back a little later, or choose another shop.',
});
interface Ahead {
  /** What the shop’s hours say of now. */
  opening: string;
  /** When the first order can be picked up. */
  from: string;
}

export const closedYetOrders = text({
  fr: ({ opening, from }: Ahead) => `${opening}. Vous pouvez déjà commander : premier retrait à ${from}.`,
  en: ({ opening, from }) => `${opening}. You can already order: first pickup at ${from}.`,
});
export const pausedYetOrders = text({
  fr: (from: string) => `La boutique fait une pause. Vous pouvez déjà commander : premier retrait à ${from}.`,
  en: (from) => `The shop is taking a break. You can already order: first pickup at ${from}.`,
});
export const closed = text({
  fr: (opening: string) =>
    `${opening}. Vous pouvez regarder la carte et préparer votre panier ; la commande se passe un jour d’ouverture.`,
  en: (opening) => `${opening}. You can look at the menu and fill your cart; you can order when the shop is next open.`,
});
export const full = text({
  fr: 'Tous les créneaux d’aujourd’hui sont complets. Vous pouvez regarder la carte et préparer votre panier ; la commande se passe un autre jour.',
  en: 'All of today’s pickup times are full. You can look at the menu and fill your cart; you can order another day.',
});
export const over = text({
  fr: 'Il n’y a plus de retrait possible aujourd’hui. Vous pouvez regarder la carte et préparer votre panier ; la commande se passe un autre jour.',
  en: 'No more pickups are possible today. You can look at the menu and fill your cart; you can order another day.',
});

export const anotherDay = text({
  fr: 'Plus de retrait aujourd’hui : commandez pour un autre jour.',
  en: 'No more pickups today: order for another day.',
});

export const soldOutToday = text({ fr: 'Épuisé aujourd’hui', en: 'Sold out today' });
