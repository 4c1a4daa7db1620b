import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../../ui/base/price/format-euros';

export const yourPayments = text({ fr: 'Vos paiements', en: 'Your payments' });
export const kept = text({
  fr: 'Vous donnez votre pièce d’identité et votre IBAN directement à Stripe ; MêmePrix ne les voit pas.',
  en: 'You give your identity document and your IBAN directly to Stripe; MêmePrix does not see them.',
});
export const loading = text({
  fr: 'Chargement de votre compte de paiement…',
  en: 'Loading your payment account…',
});
export const ownersOnly = text({ fr: 'Réservé au commerçant', en: 'For shop owners only' });
export const signInFirst = text({
  fr: 'Connectez-vous à votre espace commerçant pour relier votre compte.',
  en: 'Sign in to your shop area to connect your account.',
});
export const signIn = text({ fr: 'Se connecter', en: 'Sign in' });

// Specification 7.11.
export const notCreated = text({
  fr: 'Le compte Stripe n’a pas pu être créé. Veuillez réessayer.',
  en: 'The Stripe account could not be created. Please try again.',
  specified: 'Stripe account creation failed',
});
export const noLink = text({
  fr: 'Le formulaire de Stripe n’a pas pu être ouvert. Veuillez réessayer.',
  en: 'Stripe’s form could not be opened. Please try again.',
  specified: 'Failed to generate onboarding link',
});

export const shopDocument = text({ fr: 'Document de l’établissement', en: 'Document about the business' });
export const proofOfAddress = text({ fr: 'Justificatif de domicile', en: 'Proof of address' });
export const identityDocument = text({ fr: 'Pièce d’identité', en: 'Identity document' });
export const iban = text({ fr: 'IBAN de l’établissement', en: 'IBAN of the business' });
export const terms = text({ fr: 'Acceptation des conditions de Stripe', en: 'Acceptance of Stripe’s terms' });
export const birthDate = text({ fr: 'Date de naissance', en: 'Date of birth' });
export const address = text({ fr: 'Adresse', en: 'Address' });
export const phone = text({ fr: 'Numéro de téléphone', en: 'Phone number' });
export const email = text({ fr: 'Adresse e-mail', en: 'Email address' });
export const names = text({ fr: 'Nom et prénom', en: 'First and last name' });
export const registration = text({ fr: 'Numéro SIREN ou de TVA', en: 'SIREN or VAT number' });
export const people = text({ fr: 'Personnes qui dirigent l’établissement', en: 'People who run the business' });
export const business = text({ fr: 'Informations sur l’établissement', en: 'Details of the business' });
export const somethingElse = text({
  fr: 'Une information que Stripe vous précisera',
  en: 'A detail that Stripe will ask you for',
});
export const wantedBefore = text({
  fr: (day: string) => `À donner avant le ${day}.`,
  en: (day) => `To be given before ${day}.`,
});

interface Dispute {
  cents: number;
  token: string | null;
  /** Day until which the bank hears the shop. */
  answerBy: string | null;
}
const whichFr = ({ cents, token }: Dispute) => `${formatEuros(cents)}${token === null ? '' : `, commande ${token}`}`;
const whichEn = ({ cents, token }: Dispute) => `${formatEuros(cents)}${token === null ? '' : `, order ${token}`}`;
const evidence = text({
  fr: (day: string | null) =>
    day === null ? '' : ` Envoyez-nous ce qui montre que la commande a été remise, avant le ${day}.`,
  en: (day) => (day === null ? '' : ` Send us what shows that the order was handed over, before ${day}.`),
});
export const dispute = text({
  fr: (dispute: Dispute) =>
    `Paiement contesté (${whichFr(dispute)}) : la banque du client a repris l’argent, votre part comprise, jusqu’à sa décision.${evidence(dispute.answerBy)}`,
  en: (dispute) =>
    `Payment disputed (${whichEn(dispute)}): the customer’s bank has taken the money back, your share included, until it decides.${evidence(dispute.answerBy)}`,
});
export const inquiry = text({
  fr: (dispute: Dispute) =>
    `Paiement contesté (${whichFr(dispute)}) : la banque du client demande des explications ; l’argent n’est pas repris pour l’instant.${evidence(dispute.answerBy)}`,
  en: (dispute) =>
    `Payment disputed (${whichEn(dispute)}): the customer’s bank asks for an explanation; the money has not been taken back so far.${evidence(dispute.answerBy)}`,
});
export const failedRefunds = text({
  fr: (count: number) =>
    `${count} ${plural(count, 'remboursement n’est pas arrivé', 'remboursements ne sont pas arrivés')} : ${plural(count, 'ce client attend', 'ces clients attendent')} l’argent, à rendre comme indiqué plus haut.`,
  en: (count) =>
    `${count} ${plural(count, 'refund has', 'refunds have')} not arrived: the customer still waits for the money, to be given back as described above.`,
});
