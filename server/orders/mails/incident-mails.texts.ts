import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../money';
import type { Bill, Fact } from '../../mail/mail-parts';
import type { Incident } from '../../payments/incident.entity';

/** An incident as its mails say it. */
export interface MailedIncident {
  incident: Pick<Incident, 'id' | 'kind' | 'amountCents' | 'reason' | 'status' | 'takenCents' | 'shopOwesCents'>;
  shop: { id: string; name: string };
  /** « 1 décembre 2026 à 12:00 ». */
  answerBy: string | null;
  /** What shows that the order was made and handed over; null where it is about no order. */
  evidence: { token: string; facts: readonly Fact[]; bill: Bill } | null;
}

const amountOf = ({ incident }: MailedIncident) => formatEuros(incident.amountCents ?? 0);
const deQuoi = ({ evidence }: MailedIncident) => (evidence === null ? 'un paiement' : `la commande ${evidence.token}`);
const ofWhat = ({ evidence }: MailedIncident) => (evidence === null ? 'a payment' : `order ${evidence.token}`);

export const dispute = text({
  fr: (mailed: MailedIncident) => ({
    subject: `Paiement contesté : ${amountOf(mailed)}`,
    preview: `Le client conteste ${deQuoi(mailed)} auprès de sa banque.`,
    title: 'Paiement contesté',
    paragraphs: [
      `Le client conteste auprès de sa banque ${mailed.evidence === null ? `un paiement de ${amountOf(mailed)}` : `les ${amountOf(mailed)} de ${deQuoi(mailed)}`}. La banque les a repris ; votre part l’est aussi, jusqu’à ce qu’elle tranche.`,
      mailed.answerBy === null
        ? 'Nous répondons à la banque avec le reçu et l’heure du retrait.'
        : `Nous répondons à la banque avec le reçu et l’heure du retrait. Tout ce qui montre que la commande a été remise aide : envoyez-le-nous avant le ${mailed.answerBy}.`,
    ],
  }),
  en: (mailed) => ({
    subject: `Disputed payment: ${amountOf(mailed)}`,
    preview: `The customer is disputing ${ofWhat(mailed)} with their bank.`,
    title: 'Disputed payment',
    paragraphs: [
      `The customer is disputing the ${amountOf(mailed)} of ${ofWhat(mailed)} with their bank. The bank has taken the money back, and with it your share, until it decides.`,
      mailed.answerBy === null
        ? 'We answer the bank with the receipt and the time of pickup.'
        : `We answer the bank with the receipt and the time of pickup. Anything that shows that the order was handed over helps: send it to us before ${mailed.answerBy}.`,
    ],
  }),
});
export const fraudWarning = text({
  fr: (mailed: MailedIncident) => ({
    subject: `Paiement douteux : ${amountOf(mailed)}`,
    preview: `Une banque soupçonne une fraude pour ${deQuoi(mailed)}.`,
    title: 'Paiement douteux',
    paragraphs: [
      `La banque du client soupçonne une fraude pour ${deQuoi(mailed)}. Rien n’est repris pour l’instant.`,
      'Si la commande n’est pas encore remise, vous pouvez l’annuler : le client est remboursé et la contestation évitée.',
    ],
  }),
  en: (mailed) => ({
    subject: `Suspicious payment: ${amountOf(mailed)}`,
    preview: `A bank suspects fraud for ${ofWhat(mailed)}.`,
    title: 'Suspicious payment',
    paragraphs: [
      `The customer’s bank suspects fraud for ${ofWhat(mailed)}. Nothing has been taken back so far.`,
      'If the order is not handed over yet, you can cancel it: the customer is refunded and a dispute avoided.',
    ],
  }),
});
export const payoutFailed = text({
  fr: (mailed: MailedIncident) => ({
    subject: `Un virement n’est pas arrivé : ${amountOf(mailed)}`,
    preview: 'Votre banque l’a refusé.',
    title: 'Virement refusé',
    paragraphs: [
      `Votre banque a refusé le virement de ${amountOf(mailed)}. L’argent reste sur votre compte Stripe ; les virements s’arrêtent tant que votre IBAN n’est pas vérifié.`,
    ],
  }),
  en: (mailed) => ({
    subject: `A payout did not arrive: ${amountOf(mailed)}`,
    preview: 'Your bank refused it.',
    title: 'Payout refused',
    paragraphs: [
      `Your bank refused the payout of ${amountOf(mailed)}. The money stays in your Stripe account; payouts stop until your IBAN is checked.`,
    ],
  }),
});
export const deauthorized = text({
  fr: () => ({
    subject: 'Votre compte Stripe n’est plus relié',
    preview: 'Vos clients ne voient plus votre boutique.',
    title: 'Compte détaché',
    paragraphs: [
      'Votre compte Stripe a été détaché de MêmePrix : plus aucune commande ne peut être payée, et vos clients ne voient plus votre boutique.',
      'Ce n’était pas voulu ? Reliez-le à nouveau depuis votre page de paiements.',
    ],
  }),
  en: () => ({
    subject: 'Your Stripe account is no longer linked',
    preview: 'Your customers no longer see your shop.',
    title: 'Account unlinked',
    paragraphs: [
      'Your Stripe account was unlinked from MêmePrix: orders can no longer be paid for, and your customers no longer see your shop.',
      'You did not mean to? Link it again from your payments page.',
    ],
  }),
});
export const disputeWon = text({
  fr: (mailed: MailedIncident) => ({
    subject: `Contestation gagnée : ${amountOf(mailed)}`,
    preview: `La banque a tranché pour ${deQuoi(mailed)}.`,
    title: 'Contestation gagnée',
    paragraphs: [
      `La banque vous donne raison pour ${deQuoi(mailed)} : ${
        mailed.incident.takenCents > 0
          ? `votre part de ${formatEuros(mailed.incident.takenCents)} vous est reversée sur votre compte Stripe`
          : 'rien ne vous est repris'
      }.`,
    ],
  }),
  en: (mailed) => ({
    subject: `Dispute won: ${amountOf(mailed)}`,
    preview: `The bank has decided on ${ofWhat(mailed)}.`,
    title: 'Dispute won',
    paragraphs: [
      `The bank decided in your favour on ${ofWhat(mailed)}: ${
        mailed.incident.takenCents > 0
          ? `your share of ${formatEuros(mailed.incident.takenCents)} is paid back to your Stripe account`
          : 'nothing is taken back from you'
      }.`,
    ],
  }),
});
export const disputeLost = text({
  fr: (mailed: MailedIncident) => ({
    subject: `Contestation perdue : ${amountOf(mailed)}`,
    preview: `La banque a tranché pour ${deQuoi(mailed)}.`,
    title: 'Contestation perdue',
    paragraphs: [`La banque a donné raison au client pour ${deQuoi(mailed)} : les ${amountOf(mailed)} lui restent.`],
  }),
  en: (mailed) => ({
    subject: `Dispute lost: ${amountOf(mailed)}`,
    preview: `The bank has decided on ${ofWhat(mailed)}.`,
    title: 'Dispute lost',
    paragraphs: [`The bank decided for the customer on ${ofWhat(mailed)}: they keep the ${amountOf(mailed)}.`],
  }),
});
export const seeOrder = text({ fr: 'Voir la commande', en: 'See the order' });
export const seePayments = text({ fr: 'Voir mes paiements', en: 'See my payments' });
export const question = text({
  fr: 'Une question ? Répondez à ce message.',
  en: 'A question? Reply to this message.',
});

export const team = text({ fr: 'l’équipe', en: 'team' });
export const toTheBank = text({
  fr: 'Le reçu et les étapes de la commande sont ci-dessous, à joindre à la réponse chez Stripe.',
  en: 'The receipt and the steps of the order are below, to attach to the answer at Stripe.',
});
export const shopTold = text({ fr: 'La boutique en est prévenue.', en: 'The shop has been told.' });
export const atStripe = text({ fr: 'Chez Stripe', en: 'At Stripe' });
export const reason = text({ fr: 'Motif', en: 'Reason' });
export const amount = text({ fr: 'Montant', en: 'Amount' });
export const answerBefore = text({ fr: 'Répondre avant le', en: 'Answer before' });
export const shop = text({ fr: 'Boutique', en: 'Shop' });
export const takenFromShop = text({ fr: 'Repris à la boutique', en: 'Taken from the shop' });
export const owedByShop = text({ fr: 'Dû par la boutique', en: 'Owed by the shop' });

export const order = text({ fr: 'Commande', en: 'Order' });
export const customer = text({ fr: 'Client', en: 'Customer' });
export const paidOn = text({ fr: 'Payée le', en: 'Paid on' });
export const pickup = text({ fr: 'Retrait', en: 'Pickup' });
export const seenByShop = text({ fr: 'Vue par la boutique', en: 'Seen by the shop' });
export const collected = text({ fr: 'Remise contre son numéro', en: 'Handed over against its number' });
export const no = text({ fr: 'non', en: 'no' });
