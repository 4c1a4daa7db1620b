import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';

export const title = text({ fr: 'Vos commandes', en: 'Your orders', specified: 'Your Orders' });
export const loading = text({
  fr: 'Chargement des commandes…',
  en: 'Loading orders…',
  specified: 'Chargement des commandes...',
});
export const empty = text({
  fr: 'Vous n’avez pas encore de commande.',
  en: 'You have no orders yet.',
  specified: 'No orders found.',
});
export const findShop = text({ fr: 'Trouver un commerce', en: 'Find a shop' });

export const orderOf = text({ fr: (token: string) => `Commande ${token}`, en: (token) => `Order ${token}` });
export const pickupNumber = text({ fr: 'Numéro de retrait', en: 'Pickup number' });
export const shop = text({ fr: 'Boutique', en: 'Shop' });
export const pickup = text({ fr: 'Retrait', en: 'Pickup' });
export const orderDate = text({ fr: 'Date de commande', en: 'Order date' });
export const itemCount = text({
  fr: (count: number) => `${count} ${plural(count, 'article', 'articles')}`,
  en: (count) => `${count} ${plural(count, 'item', 'items')}`,
});
export const total = text({ fr: 'Total', en: 'Total' });
export const track = text({ fr: 'Suivre', en: 'Track' });
export const details = text({ fr: 'Détails', en: 'Details' });
export const showMore = text({ fr: 'Voir plus', en: 'Show more' });
export const giveReview = text({ fr: 'Donner mon avis', en: 'Write a review' });
export const myReview = text({ fr: 'Mon avis', en: 'My review' });
