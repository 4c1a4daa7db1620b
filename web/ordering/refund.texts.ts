import { plural } from '../../graphql/texts/language.texts';
import { text } from '../../graphql/texts/text';
import { formatEuros } from '../../ui/base/price/format-euros';

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
const refundDelay = text({ fr: 'sous 5 à 10 jours', en: 'within 5 to 10 days' });
export const refundPending = text({
  fr: (cents: number) => `Remboursement de ${formatEuros(cents)} demandé : il arrive sur votre carte ${refundDelay()}.`,
  en: (cents) => `Refund of ${formatEuros(cents)} requested: it reaches your card ${refundDelay()}.`,
});
export const customerRefundPending = text({
  fr: (cents: number) => `Remboursement de ${formatEuros(cents)} demandé.`,
  en: (cents) => `Refund of ${formatEuros(cents)} requested.`,
});
/** The same while the bank decides about a disputed payment, or has returned it; as its mails say it. */
export const refundWithBank = text({
  fr: (cents: number) =>
    `Vous avez contesté ce paiement auprès de votre banque : c’est elle qui décide et qui vous rend ${formatEuros(cents)}. Si elle les laisse à la boutique, nous vous remboursons ce qui vous est dû.`,
  en: (cents) =>
    `You disputed this payment at your bank: it decides and returns ${formatEuros(cents)} to you. If it leaves the money to the shop, we refund what you are owed.`,
});
export const customerRefundWithBank = text({
  fr: (cents: number) =>
    `Le client a contesté ce paiement : sa banque décide et lui rend ${formatEuros(cents)}. Si elle vous les laisse, le client est remboursé.`,
  en: (cents) =>
    `The customer disputed this payment: their bank decides and returns ${formatEuros(cents)}. If it leaves the money to you, the customer is refunded.`,
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
