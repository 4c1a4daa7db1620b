import { text } from '../../../graphql/texts/text';

export const daysToCome = text({ fr: 'Jours à venir', en: 'Days to come' });
export const today = text({ fr: 'Commandes d’aujourd’hui', en: 'Today’s orders' });
export const loading = text({ fr: 'Chargement des commandes…', en: 'Loading the orders…' });
export const none = text({ fr: 'Aucune commande pour les jours à venir.', en: 'No orders for the days to come.' });
export const offered = text({
  fr: 'Elles apparaissent ici dès qu’elles sont payées, et sur votre tableau le jour même.',
  en: 'They appear here once they are paid, and on your board on their day.',
});
export const cancelled = text({
  fr: 'Commande annulée : le client est prévenu et remboursé.',
  en: 'Order cancelled: the customer is told and refunded.',
});
export const todayOnly = text({
  fr: 'Vos clients commandent pour aujourd’hui seulement.',
  en: 'Your customers order for today only.',
});
export const offerDays = text({ fr: 'Proposer d’autres jours', en: 'Offer other days' });
