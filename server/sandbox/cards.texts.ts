import { text } from '../../graphql/texts/text';

export const refused = text({ fr: 'Votre carte a été refusée.', en: 'Your card has been declined.' });
export const onlyTestCards = text({
  fr: 'Votre carte a été refusée. Le bac à sable n’accepte que les cartes de test.',
  en: 'Your card has been declined. The sandbox accepts test cards only.',
});
export const noFunds = text({
  fr: 'Votre carte ne dispose pas de fonds suffisants.',
  en: 'Your card has insufficient funds.',
});
export const expired = text({ fr: 'Votre carte a expiré.', en: 'Your card has expired.' });
export const trouble = text({
  fr: 'Une erreur est survenue lors du traitement de votre carte. Réessayez dans un instant.',
  en: 'An error occurred while processing your card. Try again in a moment.',
});
export const wrongNumber = text({
  fr: 'Votre numéro de carte est incorrect.',
  en: 'Your card number is incorrect.',
});
export const wrongCvc = text({
  fr: 'Le code de sécurité de votre carte est incorrect.',
  en: 'Your card’s security code is incorrect.',
});
export const invalidCvc = text({
  fr: 'Le code de sécurité de votre carte est invalide.',
  en: 'Your card’s security code is invalid.',
});
export const wrongMonth = text({
  fr: 'Le mois d’expiration de votre carte est invalide.',
  en: 'Your card’s expiry month is invalid.',
});
export const wrongYear = text({
  fr: 'L’année d’expiration de votre carte est invalide.',
  en: 'Your card’s expiry year is invalid.',
});
export const notConfirmed = text({
  fr: 'Votre banque n’a pas confirmé le paiement. Choisissez une autre carte ou réessayez.',
  en: 'Your bank has not confirmed the payment. Choose another card or try again.',
});
