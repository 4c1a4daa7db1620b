import { plural } from '../../texts/language.texts';
import { text } from '../../texts/text';
import { formatEuros } from '../../ui/base/price/format-euros';

interface Moment {
  /** Where it is not today. */
  day: string | undefined;
  time: string;
}
export const cancellableUntil = text({
  fr: ({ day, time }: Moment) => (day ? `jusqu’au ${day} à ${time}` : `jusqu’à ${time}`),
  en: ({ day, time }) => (day ? `until ${day} at ${time}` : `until ${time}`),
});
export const dayClosed = text({ fr: 'Jour fermé : à vous de choisir', en: 'Day closed: your choice' });
export const plannedFor = text({ fr: (day: string) => `Prévue ${day}`, en: (day) => `Planned for ${day}` });
export const sent = text({ fr: 'Transmise à la boutique', en: 'Sent to the shop' });
export const preparationBegun = text({
  fr: 'La préparation a commencé : pour tout changement, appelez la boutique.',
  en: 'Preparation has begun: for any change, call the shop.',
});
export const cancelledByShop = text({
  fr: (reason: string) => `La boutique a annulé cette commande : ${reason}`,
  en: (reason) => `The shop cancelled this order: ${reason}`,
});
export const cancelledByYou = text({ fr: 'Vous avez annulé cette commande.', en: 'You cancelled this order.' });
export const cancelledByCustomer = text({
  fr: 'Le client a annulé cette commande.',
  en: 'The customer cancelled this order.',
});

export const nothingToRefund = text({
  fr: 'Rien n’a été payé, rien n’est à rembourser.',
  en: 'Nothing was paid, so there is nothing to refund.',
});
export const refundDelay = text({ fr: 'sous 5 à 10 jours', en: 'within 5 to 10 days' });
export const refundPending = text({
  fr: (cents: number) => `Remboursement de ${formatEuros(cents)} demandé : il arrive sur votre carte ${refundDelay()}.`,
  en: (cents) => `Refund of ${formatEuros(cents)} requested: it reaches your card ${refundDelay()}.`,
});
export const customerRefundPending = text({
  fr: (cents: number) => `Remboursement de ${formatEuros(cents)} demandé.`,
  en: (cents) => `Refund of ${formatEuros(cents)} requested.`,
});
export const refundDone = text({
  fr: (cents: number) =>
    `${formatEuros(cents)} ${plural(cents / 100, 'remboursé', 'remboursés')} sur votre carte : votre banque ${plural(cents / 100, 'l’affiche', 'les affiche')} ${refundDelay()}.`,
  en: (cents) => `${formatEuros(cents)} refunded to your card: your bank shows it ${refundDelay()}.`,
});
export const customerRefundDone = text({
  fr: (cents: number) =>
    `${formatEuros(cents)} ${plural(cents / 100, 'remboursé', 'remboursés')} sur la carte du client.`,
  en: (cents) => `${formatEuros(cents)} refunded to the customer’s card.`,
});
export const refundFailed = text({
  fr: (cents: number) => `Le remboursement de ${formatEuros(cents)} n’est pas arrivé : nous vous avons écrit.`,
  en: (cents) => `The refund of ${formatEuros(cents)} did not arrive: we have written to you.`,
});
export const customerRefundFailed = text({
  fr: (cents: number) => `Le remboursement de ${formatEuros(cents)} n’est pas arrivé au client.`,
  en: (cents) => `The refund of ${formatEuros(cents)} did not reach the customer.`,
});
export const refundSettled = text({
  fr: (cents: number) =>
    `${formatEuros(cents)} ${plural(cents / 100, 'vous a été remboursé', 'vous ont été remboursés')} autrement.`,
  en: (cents) => `${formatEuros(cents)} was refunded to you in another way.`,
});
export const customerRefundSettled = text({
  fr: (cents: number) => `${formatEuros(cents)} ${plural(cents / 100, 'remboursé', 'remboursés')} au client autrement.`,
  en: (cents) => `${formatEuros(cents)} was refunded to the customer in another way.`,
});

export const itemWithdrawn = text({
  fr: (name: string) => `${name} : n’est plus à la carte.`,
  en: (name) => `${name}: no longer on the menu.`,
});
export const itemSoldOut = text({
  fr: (name: string) => `${name} : épuisé pour aujourd’hui.`,
  en: (name) => `${name}: sold out for today.`,
});
export const choiceUnavailable = text({
  fr: (name: string) => `${name} : un de vos choix n’est plus proposé, composez-le à nouveau.`,
  en: (name) => `${name}: one of your choices is no longer offered, please choose again.`,
});
export const fewerLeft = text({
  fr: ({ name, quantity }: { name: string; quantity: number }) => `${name} : il n’en reste que ${quantity}.`,
  en: ({ name, quantity }) => `${name}: only ${quantity} left.`,
});
export const cartFull = text({
  fr: (name: string) => `${name} : votre panier est plein.`,
  en: (name) => `${name}: your cart is full.`,
});
export const alreadyThere = text({
  fr: ({ name, quantity }: { name: string; quantity: number }) =>
    `${name} : ${quantity} de plus, déjà dans votre panier.`,
  en: ({ name, quantity }) => `${name}: ${quantity} more, already in your cart.`,
});

export const orderFailed = text({
  fr: 'La commande n’a pas pu être chargée.',
  en: 'The order could not be loaded.',
  specified: 'Failed to fetch order details',
});
export const orderFailedHint = text({
  fr: 'Nous réessayons automatiquement. Si vous venez de payer, votre commande est enregistrée.',
  en: 'We keep trying automatically. If you have just paid, your order is recorded.',
});

export const qrCode = text({
  fr: (token: string) => `Code QR de la commande ${token}`,
  en: (token) => `QR code of order ${token}`,
});

export const paidByCard = text({ fr: 'Carte bancaire', en: 'Card' });
export const paidAtCounter = text({ fr: 'Au comptoir', en: 'At the counter' });
export const noteOn = text({
  fr: ({ name, note }: { name: string; note: string }) => `${name} « ${note} »`,
  en: ({ name, note }) => `${name} “${note}”`,
});
export const percent = text({ fr: (number: string) => `${number} %`, en: (number) => `${number}%` });
export const itemCount = text({
  fr: (count: number) => `${count} ${plural(count, 'article', 'articles')}`,
  en: (count) => `${count} ${plural(count, 'item', 'items')}`,
});
export const totalNow = text({
  fr: (cents: number) => `Le total est maintenant de ${formatEuros(cents)}.`,
  en: (cents) => `The total is now ${formatEuros(cents)}.`,
});
