import type { ReactNode } from 'react';
import { perLocale, plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../base/price/format-euros';
export { customer, kitchenTicket, pickup } from '../voice-lines/voice-lines.texts';

const whole = perLocale((language) => new Intl.NumberFormat(language));

export const orderCountText = text({
  fr: (count: number) => `${whole().format(count)} ${plural(count, 'commande', 'commandes')}`,
  en: (count) => `${whole().format(count)} ${plural(count, 'order', 'orders')}`,
});
export const orders = text({ fr: 'Commandes', en: 'Orders' });
export const orderList = text({ fr: 'Liste des commandes', en: 'List of orders' });
export const orderPages = text({ fr: 'Pages des commandes', en: 'Pages of orders' });
export const noOrders = text({ fr: 'Aucune commande disponible.', en: 'No orders yet.' });

export const allStatuses = text({ fr: 'Tous les statuts', en: 'All statuses' });
export const showAllStatuses = text({ fr: 'Voir tous les statuts', en: 'Show all statuses' });

export const order = text({ fr: 'Commande', en: 'Order' });
export const orderOf = text({ fr: (token: string) => `Commande ${token}`, en: (token) => `Order ${token}` });
export const detailsOf = text({
  fr: (token: string) => `Détails de la commande ${token}`,
  en: (token) => `Details of order ${token}`,
});
export const status = text({ fr: 'Statut', en: 'Status' });
export const total = text({ fr: 'Total', en: 'Total' });
export const payment = text({ fr: 'Paiement', en: 'Payment' });
export const payAtCounter = text({ fr: 'À régler au comptoir', en: 'To pay at the counter' });
export const orderedAt = text({ fr: 'Commandé', en: 'Ordered' });
export const items = text({ fr: 'Articles', en: 'Items' });
export const loading = text({ fr: 'Chargement de la commande…', en: 'Loading the order…' });

interface Fee {
  cents: number;
  paidByShop: boolean;
}

export const paymentFee = text({
  fr: ({ cents, paidByShop }: Fee) =>
    `Frais Stripe : ${formatEuros(cents)}, ${paidByShop ? 'déduits de votre part.' : 'payés par MêmePrix.'}`,
  en: ({ cents, paidByShop }) =>
    `Stripe fee: ${formatEuros(cents)}, ${paidByShop ? 'deducted from your share.' : 'paid by MêmePrix.'}`,
});

export const printReceipt = text({
  fr: (): ReactNode => 'Imprimer le reçu',
  en: () => 'Print receipt',
  specified: () => <span lang="en">Print Receipt</span>,
});
export const kitchenCopy = text({
  fr: 'Réimprimer en cuisine (duplicata)',
  en: 'Print again in the kitchen (duplicate)',
});
