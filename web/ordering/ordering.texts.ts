import { plural } from '../../graphql/texts/language.texts';
import { text } from '../../graphql/texts/text';
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
export const tooLateToCancel = text({
  fr: 'Trop tard pour annuler en ligne : pour tout changement, appelez la boutique.',
  en: 'Too late to cancel online: for any change, call the shop.',
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
  fr: ({ name, choice }: { name: string; choice: string | null }) =>
    `${name} : ${choice === null ? 'un de vos choix' : `« ${choice} »`} n’est plus proposé, composez-le à nouveau.`,
  en: ({ name, choice }) =>
    `${name}: ${choice === null ? 'one of your choices' : `“${choice}”`} is no longer offered, please choose again.`,
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

export const orderNotFound = text({
  fr: 'Commande introuvable.',
  en: 'Order not found.',
  // Specification 5.6.
  specified: 'No order found.',
});
export const myOrders = text({ fr: 'Voir mes commandes', en: 'See my orders' });
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
