import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../base/price/format-euros';

export const title = text({ fr: 'Votre carte', en: 'Enter card details', specified: 'Enter Card Details' });
export const pay = text({ fr: 'Payer et commander', en: 'Pay and place order', specified: 'Pay & Place Order' });
export const paying = text({
  fr: 'Paiement en cours…',
  en: 'Processing payment…',
  specified: 'Processing Payment...',
});
export const total = text({ fr: 'Total', en: 'Total' });
export const secure = text({ fr: 'Paiement sécurisé par carte', en: 'Secure card payment' });

export const cardNumber = text({ fr: 'Numéro de carte', en: 'Card number' });
export const expiry = text({ fr: 'Expiration', en: 'Expiry date' });
export const expiryFormat = text({ fr: 'MM/AA', en: 'MM/YY' });
export const cvc = text({ fr: 'CVC', en: 'CVC' });
export const numberNeeded = text({ fr: 'Indiquez le numéro de votre carte.', en: 'Enter your card number.' });
export const wrongNumber = text({
  fr: 'Ce numéro de carte n’est pas valide.',
  en: 'This card number is not valid.',
});
export const wrongExpiry = text({
  fr: 'Indiquez le mois et l’année, par exemple 05/28.',
  en: 'Enter the month and year, for example 05/28.',
});
export const expired = text({ fr: 'Cette carte a expiré.', en: 'This card has expired.' });
export const wrongCvc = text({
  fr: 'Indiquez les 3 ou 4 chiffres du code.',
  en: 'Enter the 3 or 4 digits of the code.',
});

export const keep = text({
  fr: 'Garder cette carte pour la prochaine fois',
  en: 'Keep this card for next time',
});
export const express = text({ fr: 'Paiement express', en: 'Express payment' });
export const orByCard = text({ fr: 'ou par carte', en: 'or by card' });
export const WALLETS = [
  text({ fr: 'Apple Pay', en: 'Apple Pay' }),
  text({ fr: 'Google Pay', en: 'Google Pay' }),
  text({ fr: 'Link', en: 'Link' }),
];
export const sampleWallet = text({
  fr: (wallet: string) => `${wallet}, paiement d’essai`,
  en: (wallet) => `${wallet}, test payment`,
});

export const bankAsks = text({
  fr: 'Votre banque demande une confirmation',
  en: 'Your bank asks you to confirm',
});
export const payment = text({
  fr: ({ cents, shopName }: { cents: number; shopName: string }) => `Paiement de ${formatEuros(cents)} à ${shopName}.`,
  en: ({ cents, shopName }) => `Payment of ${formatEuros(cents)} to ${shopName}.`,
});
export const confirmPayment = text({ fr: 'Confirmer le paiement', en: 'Confirm the payment' });
export const refuse = text({ fr: 'Refuser', en: 'Refuse' });
