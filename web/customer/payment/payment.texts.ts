import type { StripeElementLocale } from '@stripe/stripe-js';
import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../../ui/base/price/format-euros';

export const title = text({ fr: 'Paiement', en: 'Payment' });
export const loading = text({ fr: 'Chargement…', en: 'Loading…' });
export const cart = text({ fr: 'Votre panier', en: 'Your cart' });
export const toCart = text({ fr: 'Retour au panier', en: 'Back to the cart' });
export const retry = text({ fr: 'Réessayer', en: 'Try again' });
export const nothingToPay = text({
  fr: 'Aucune commande à payer. Revenez à votre panier.',
  en: 'There is no order to pay for. Go back to your cart.',
  // Specification 4.6.
  specified: 'No order data found. Please go back to the cart.',
});

export const reserving = text({
  fr: 'Réservation de votre créneau…',
  en: 'Reserving your pickup time…',
  specified: 'Réservation de votre créneau...',
});
export const expired = text({ fr: 'Votre réservation a expiré.', en: 'Your reservation has expired.' });
export const heldTenMinutes = text({
  fr: 'Le créneau n’est gardé que 10 minutes. Rien n’a été débité.',
  en: 'The pickup time is kept for 10 minutes only. Nothing was charged.',
});
export const reserveAgain = text({ fr: 'Réserver à nouveau', en: 'Reserve again' });
export const take = text({
  fr: (pickupWindow: string) => `Prendre ${pickupWindow}`,
  en: (pickupWindow) => `Take ${pickupWindow}`,
});

export const nothingCharged = text({ fr: 'Rien n’a été débité.', en: 'Nothing was charged.' });
export const windowGone = text({
  fr: 'Le créneau choisi n’est plus proposé. Rien n’a été débité.',
  en: 'The pickup time you chose is no longer offered. Nothing was charged.',
});
export const continueAt = text({
  fr: (cents: number) => `Continuer à ${formatEuros(cents)}`,
  en: (cents) => `Continue at ${formatEuros(cents)}`,
});
export const priceChanged = text({
  fr: 'Vérifiez votre panier avant de payer. Rien n’a été débité.',
  en: 'Check your cart before you pay. Nothing was charged.',
});
export const removeItem = text({
  fr: 'Supprimez cet article de votre panier pour continuer. Rien n’a été débité.',
  en: 'Remove this item from your cart to go on. Nothing was charged.',
});
export const removeItems = text({
  fr: 'Supprimez des articles de votre panier pour continuer. Rien n’a été débité.',
  en: 'Remove items from your cart to go on. Nothing was charged.',
});

export const items = text({ fr: 'Articles', en: 'Items' });
export const serviceCharge = text({ fr: 'Frais de service', en: 'Service charge' });
export const today = text({ fr: 'Aujourd’hui, retrait sur place', en: 'Today, pickup at the shop' });
export const atTheShop = text({ fr: 'Retrait sur place', en: 'Pickup at the shop' });
export const otherDay = text({ fr: 'Choisir un autre jour', en: 'Choose another day' });
export const notAvailable = text({
  fr: 'Ce créneau n’est plus disponible',
  en: 'This pickup time is no longer available',
});
export const cartChanged = text({
  fr: (cents: number) =>
    `Votre panier a changé depuis. Vous payez les ${formatEuros(cents)} réservés ; ce que vous avez ajouté reste dans votre panier.`,
  en: (cents) =>
    `Your cart has changed since. You pay the ${formatEuros(cents)} reserved; what you added stays in your cart.`,
});

export const paid = text({ fr: 'Votre paiement est passé', en: 'Your payment went through' });
export const confirming = text({
  fr: (cents: number) =>
    `${formatEuros(cents)} ${plural(cents / 100, 'a été réglé', 'ont été réglés')}. Votre commande est en cours de confirmation : vous ne serez pas débité une seconde fois.`,
  en: (cents) =>
    `${formatEuros(cents)} has been paid. Your order is being confirmed: you will not be charged a second time.`,
});
export const retrying = text({
  fr: (trouble: string) => `${trouble} Nous réessayons automatiquement.`,
  en: (trouble) => `${trouble} We are trying again by ourselves.`,
});
export const refunded = text({
  fr: (cents: number) => `${formatEuros(cents)} ${plural(cents / 100, 'vous est remboursé', 'vous sont remboursés')}`,
  en: (cents) => `You are refunded ${formatEuros(cents)}`,
});
export const onYourCard = text({
  fr: 'La somme revient sur votre carte, sous 5 à 10 jours.',
  en: 'The money returns to your card within 5 to 10 days.',
});

export const testHint = text({
  fr: 'Paiement d’essai : aucune somme n’est débitée. Carte 4242 4242 4242 4242, une date à venir, un code au choix.',
  en: 'Test payment: no money is charged. Card 4242 4242 4242 4242, any future date, any code.',
});
export const failed = text({
  fr: 'Le paiement a échoué.',
  en: 'The payment failed.',
  // Specification 4.6.
  specified: 'Payment failed',
});
export const afterDecline = text({
  fr: 'Rien n’a été débité, votre créneau reste réservé. Vérifiez les chiffres, ou payez avec une autre carte.',
  en: 'Nothing was charged, your pickup time is still kept. Check the digits, or pay with another card.',
});
export const offline = text({
  fr: 'Vous êtes hors connexion : rien n’a été débité. Réessayez avec le réseau.',
  en: 'You are offline: nothing was charged. Try again with the network.',
});
export const away = text({
  fr: 'Le paiement est momentanément indisponible. Réessayez dans un instant.',
  en: 'Payment is unavailable for the moment. Try again shortly.',
});
export const intentExpired = text({
  fr: 'Ce paiement a expiré. Recommencez votre commande.',
  en: 'This payment has expired. Start your order again.',
});
export const notLoaded = text({
  fr: 'Le module de paiement n’a pas pu être chargé. Rechargez la page.',
  en: 'The payment form could not be loaded. Reload the page.',
});
/** What the provider’s own field speaks. */
export const fieldLanguage = text<[], StripeElementLocale>({ fr: () => 'fr', en: () => 'en-GB' });
