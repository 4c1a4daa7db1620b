import { text } from '../../graphql/texts/text';
import { formatEuros } from '../money';

export const cartEmpty = text({
  fr: 'Votre panier est vide.',
  en: 'Your cart is empty.',
  specified: 'Your cart is empty.',
});
export const tooManyHolds = text({
  fr: 'Trois paniers sont déjà réservés à votre nom : payez-en un, ou attendez la fin d’une réservation (10 minutes au plus).',
  en: 'Three carts are already held for you: pay for one, or wait until a hold ends (10 minutes at most).',
});
export const tooManyGuests = text({
  fr: 'Trop de commandes sans compte sont en cours de paiement depuis ce réseau. Réessayez dans dix minutes, ou connectez-vous.',
  en: 'Too many orders without an account are being paid for from this network. Try again in ten minutes, or sign in.',
});
export const beingPaidElsewhere = text({
  fr: 'Ce panier est en train d’être payé ailleurs. Réessayez dans un instant.',
  en: 'This cart is being paid elsewhere. Try again in a moment.',
});

export const phoneAsked = text({
  fr: 'Cette boutique demande un numéro de téléphone. Reprenez votre commande en donnant le vôtre.',
  en: 'This shop asks for a phone number. Start your order again with yours.',
});
export const tooSmall = text({
  fr: (leastCents: number) => `Le paiement par carte commence à ${formatEuros(leastCents)}.`,
  en: (leastCents) => `Card payments start at ${formatEuros(leastCents)}.`,
});
export const tooLarge = text({
  fr: 'Ce montant dépasse ce qu’une carte peut payer.',
  en: 'This amount is more than a card can pay.',
});
export const noPayment = text({ fr: 'Paiement introuvable.', en: 'Payment not found.' });
export const noAccount = text({ fr: 'Compte de paiement introuvable.', en: 'Payment account not found.' });
export const shopNotPayable = text({
  fr: 'Cette boutique ne peut pas être payée pour le moment.',
  en: 'This shop cannot be paid at the moment.',
});
export const alreadyRefunded = text({
  fr: 'Ce paiement a déjà été remboursé.',
  en: 'This payment has already been refunded.',
});
export const amountRefunded = text({
  fr: 'Cette somme a déjà été remboursée.',
  en: 'This amount has already been refunded.',
});
export const unexpectedState = text({
  fr: 'Ce paiement n’est plus dans l’état attendu.',
  en: 'This payment is no longer in the state it should be in.',
});
export const unavailable = text({
  fr: 'Le paiement est momentanément indisponible. Réessayez dans un instant.',
  en: 'Payment is unavailable for the moment. Try again shortly.',
});
export const failed = text({ fr: 'Le paiement a échoué.', en: 'The payment failed.' });
export const usedForAnother = text({
  fr: 'Cette demande de paiement a déjà servi à autre chose.',
  en: 'This payment request was already used for something else.',
});
export const refused = text({
  fr: 'Le paiement a été refusé par le prestataire.',
  en: 'The payment was refused by the payment provider.',
});
export const noCard = text({ fr: 'Cette carte n’est plus enregistrée.', en: 'This card is no longer saved.' });
export const wrongSignature = text({ fr: 'Signature invalide.', en: 'Invalid signature.' });
export const nothingPaidOut = text({
  fr: 'Ce paiement n’a rien versé à la boutique.',
  en: 'This payment transferred nothing to the shop.',
});
export const disputed = text({
  fr: 'Ce paiement est contesté auprès de la banque du client : c’est elle qui décide.',
  en: 'This payment is disputed at the customer’s bank, which decides.',
});
