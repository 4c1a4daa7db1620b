import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../money';

export const nothingPaid = text({
  fr: 'Rien n’a été payé en ligne pour cette commande.',
  en: 'Nothing was paid online for this order.',
});
export const allBack = text({
  fr: 'Cette commande est annulée : tout est déjà remboursé.',
  en: 'This order is cancelled: everything has already been refunded.',
});
export const tooMuch = text({
  fr: 'Choisissez des articles qui ne sont pas encore remboursés.',
  en: 'Choose items that have not been refunded yet.',
});
export const reason = text({ fr: 'Le motif', en: 'The reason' });
export const reasonNeeded = text({ fr: 'Dites au client pourquoi.', en: 'Tell the customer why.' });
export const withoutId = text({
  fr: 'Cette demande n’a pas d’identifiant valable.',
  en: 'This request has no valid identifier.',
});
export const idTaken = text({
  fr: 'Cette demande a déjà servi à une autre commande.',
  en: 'This request was already used for another order.',
});

export const how = text({ fr: 'Le moyen', en: 'The explanation' });
export const howNeeded = text({
  fr: 'Dites comment vous avez remboursé le client.',
  en: 'Say how you refunded the customer.',
});
export const unknown = text({ fr: 'Remboursement introuvable.', en: 'Refund not found.' });
export const notFailed = text({
  fr: 'Ce remboursement n’a pas échoué : rien n’est à régler.',
  en: 'This refund did not fail: there is nothing to settle.',
});

export const elsewhere = text({
  fr: 'Remboursement fait depuis le tableau de bord du prestataire.',
  en: 'Refund made from the payment provider’s dashboard.',
});
export const moreThanLeft = text({
  fr: 'Plus a été remboursé que ce qui restait à rembourser.',
  en: 'More was refunded than was left to refund.',
});
export const notGivenBack = text({
  fr: 'Le prestataire n’a pas pu rembourser.',
  en: 'The payment provider could not make the refund.',
});
export const byBank = text({
  fr: 'la banque a rendu la somme contestée.',
  en: 'the bank has returned the disputed amount.',
});
export const bankReturned = text({
  fr: (leftCents: number) =>
    leftCents > 0
      ? `La banque du client lui a rendu une partie de ce paiement : il reste ${formatEuros(leftCents)} à rembourser.`
      : 'La banque du client lui a rendu ce paiement contesté : il n’y a rien à rembourser.',
  en: (leftCents) =>
    leftCents > 0
      ? `The customer’s bank has returned a part of this payment: ${formatEuros(leftCents)} can still be refunded.`
      : 'The customer’s bank has returned this disputed payment: there is nothing to refund.',
});
