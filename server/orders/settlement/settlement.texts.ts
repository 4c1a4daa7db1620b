import { text } from '../../../graphql/texts/text';

export const unknown = text({ fr: 'Paiement introuvable.', en: 'Payment not found.' });
export const notOurs = text({ fr: 'Paiement inconnu.', en: 'Unknown payment.' });
export const mismatch = text({
  fr: 'Ce paiement ne correspond pas à la commande.',
  en: 'This payment does not match the order.',
});
export const pending = text({
  fr: 'Le paiement n’est pas encore confirmé.',
  en: 'The payment is not confirmed yet.',
});
export const refunded = text({
  fr: 'Votre créneau n’était plus disponible : vous êtes intégralement remboursé.',
  en: 'Your pickup time was no longer available: you are refunded in full.',
});

export const noRoom = text({
  fr: 'Créneau ou stock épuisé au moment du paiement.',
  en: 'The pickup time or an item was gone when the payment arrived.',
});
export const noWindow = text({ fr: 'Aucun créneau n’a été choisi.', en: 'No pickup time was chosen.' });
export const windowOver = text({
  fr: 'Le créneau était passé au moment du paiement.',
  en: 'The pickup time was over when the payment arrived.',
});
