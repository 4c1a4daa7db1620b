import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../base/price/format-euros';

export const title = text({
  fr: (token: string) => `Rembourser des articles de ${token}`,
  en: (token) => `Refund items of ${token}`,
});
export const keep = text({ fr: 'Ne pas rembourser', en: 'Don’t refund' });
export const refund = text({ fr: 'Rembourser', en: 'Refund' });
export const refundAmount = text({
  fr: (cents: number) => `Rembourser ${formatEuros(cents)}`,
  en: (cents) => `Refund ${formatEuros(cents)}`,
});
export const leftToPrepare = text({
  fr: 'La commande reste à préparer.',
  en: 'The order is still to be prepared.',
});
export const leftToHandOver = text({
  fr: 'La commande reste à remettre.',
  en: 'The order is still to be handed over.',
});
export const consequences = text({
  fr: (customerName: string) => `${customerName} lira votre raison ; la somme part de votre compte vers sa carte.`,
  en: (customerName) => `${customerName} will read your reason; the amount goes from your account to their card.`,
});
export const choiceNeeded = text({ fr: 'Choisissez ce qui est remboursé.', en: 'Choose what is refunded.' });
export const reason = text({
  fr: 'La raison, telle que le client la lira',
  en: 'The reason, as the customer will read it',
});
export const reasonNeeded = text({ fr: 'Écrivez la raison.', en: 'Write the reason.' });
/** Below the price of a piece. */
export const mealDealDeducted = text({ fr: 'formule déduite', en: 'meal deal deducted' });
export const alreadyRefunded = text({ fr: 'Déjà remboursé', en: 'Already refunded' });
/** Before the name of an item. */
export const refundItem = text({ fr: 'Rembourser', en: 'Refund' });
