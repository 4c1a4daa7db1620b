import { text } from '../../graphql/texts/text';

export const language = text({ fr: 'fr', en: 'en' });
export const sandbox = text({ fr: 'Bac à sable', en: 'Sandbox' });
export const title = text({ fr: 'Recevoir vos paiements', en: 'Receive your payments' });
export const purpose = text({
  fr: 'Ces informations servent à verser l’argent de vos ventes sur votre compte bancaire.',
  en: 'These details are used to pay the money from your sales into your bank account.',
});
export const simulation = text({
  fr: `Ceci est une simulation : aucun argent réel ne circule. N’entrez pas vos vraies coordonnées bancaires,
      l’IBAN de test proposé suffit.`,
  en: 'This is a simulation: no real money moves. Do not enter your real bank details, the test IBAN is enough.',
});
export const name = text({ fr: 'Nom de l’établissement', en: 'Business name' });
export const iban = text({ fr: 'IBAN', en: 'IBAN' });
export const accept = text({
  fr: 'J’accepte les conditions du service de paiement.',
  en: 'I accept the terms of the payment service.',
});
export const activate = text({ fr: 'Activer les paiements', en: 'Activate payments' });
export const later = text({ fr: 'Plus tard', en: 'Later' });
export const linkGone = text({ fr: 'Ce lien n’est plus valable', en: 'This link is no longer valid' });
export const askAgain = text({
  fr: 'Revenez sur la page des paiements de votre boutique et demandez un nouveau lien.',
  en: 'Go back to your shop’s payments page and ask for a new link.',
});
export const invalidLink = text({ fr: 'Lien non valable', en: 'Invalid link' });
export const nameNeeded = text({
  fr: 'Indiquez le nom de votre établissement.',
  en: 'Enter the name of your business.',
});
export const wrongIban = text({
  fr: 'Cet IBAN n’est pas valable. Il commence par FR et compte 27 caractères.',
  en: 'This IBAN is not valid. It starts with FR and has 27 characters.',
});
export const acceptanceNeeded = text({
  fr: 'Acceptez les conditions pour recevoir des paiements.',
  en: 'Accept the terms to receive payments.',
});
