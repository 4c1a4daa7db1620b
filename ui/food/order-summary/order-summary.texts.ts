import { plural } from '../../../texts/language.texts';
import { text } from '../../../texts/text';

export const orderOf = text({ fr: (token: string) => `Commande ${token}`, en: (token) => `Order ${token}` });
export const yourOrder = text({ fr: 'Votre commande', en: 'Your order' });
export const pickupNumber = text({ fr: 'Numéro de retrait', en: 'Pickup number' });
export const windowLost = text({ fr: 'Créneau perdu :', en: 'Pickup time lost:' });
export const itemCount = text({
  fr: (count: number) => `${count} ${plural(count, 'article', 'articles')}`,
  en: (count) => `${count} ${plural(count, 'item', 'items')}`,
});
export const refunded = text({ fr: 'Remboursé', en: 'Refunded' });
export const total = text({ fr: 'Total', en: 'Total' });
