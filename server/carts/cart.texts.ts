import { text } from '../../graphql/texts/text';
import { formatEuros } from '../money';

export const fullOfLines = text({
  fr: (most: number) => `Votre panier est plein : ${most} lignes au plus.`,
  en: (most) => `Your cart is full: ${most} lines at most.`,
});
export const fullOfCents = text({
  fr: (most: number) => `Votre panier est plein : ${formatEuros(most)} au plus.`,
  en: (most) => `Your cart is full: ${formatEuros(most)} at most.`,
});
export const totalChanged = text({
  fr: (amount: string) => `Le total a changé : ${amount}.`,
  en: (amount) => `The total has changed: ${amount}.`,
});
export const itemGone = text({ fr: 'Article introuvable.', en: 'Item not found.' });
export const lineGone = text({
  fr: 'Cette ligne n’est plus dans votre panier.',
  en: 'This line is no longer in your cart.',
});
export const lineWithoutItem = text({ fr: 'Chaque ligne nomme un article.', en: 'Each line names an item.' });
export const quantity = text({
  fr: (most: number) => `La quantité va de 1 à ${most}.`,
  en: (most) => `The quantity goes from 1 to ${most}.`,
});
export const deviceCart = text({ fr: 'Panier de l’appareil illisible.', en: 'The device’s cart cannot be read.' });
export const anItem = text({ fr: 'Un article', en: 'An item' });
export const note = text({ fr: 'La note', en: 'The note' });
export const mostFavourites = text({
  fr: (most: number) => `Vous avez déjà ${most} favoris : retirez-en un d’abord.`,
  en: (most) => `You already have ${most} favourites: remove one first.`,
});
export const favouriteGone = text({ fr: 'Ce favori n’existe plus.', en: 'This favourite is no longer there.' });
