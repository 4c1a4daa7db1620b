import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';

export const orderCount = text({
  fr: (count: number) => `${count} ${plural(count, 'commande', 'commandes')}`,
  en: (count) => `${count} ${plural(count, 'order', 'orders')}`,
});
export const toMake = text({ fr: 'À préparer', en: 'To make' });
export const orders = text({ fr: 'Commandes', en: 'Orders' });
export const cancel = text({ fr: 'Annuler la commande', en: 'Cancel the order' });
export const asked = text({
  fr: 'Fermé : le client choisit un autre jour, ou son remboursement.',
  en: 'Closed: the customer is choosing another day or a refund.',
});
export const print = text({ fr: 'Imprimer la liste', en: 'Print the list' });
