import { text } from '../../../graphql/texts/text';

export const yourOrder = text({ fr: 'Votre commande', en: 'Your order' });
export const windowLost = text({ fr: 'Créneau perdu :', en: 'Pickup time lost:' });
export const refunded = text({ fr: 'Remboursé', en: 'Refunded' });
export const total = text({ fr: 'Total', en: 'Total' });
