import { PAYOUT_PAGE } from '../accounts/account-mails';
import type { Letter } from '../mail/mail-layout';
import type { Bill, Fact } from '../mail/mail-parts';
import { formatEuros } from '../money';
import type { Incident, IncidentKind } from '../payments/incident.entity';

/** An incident as its mails say it; texts in French. */
export interface MailedIncident {
  incident: Pick<Incident, 'id' | 'kind' | 'amountCents' | 'reason' | 'status' | 'takenCents' | 'shopOwesCents'>;
  shop: { id: string; name: string };
  /** « 1 décembre 2026 à 12:00 ». */
  answerBy: string | null;
  /** What shows that the order was made and handed over; null where it is about no order. */
  evidence: { token: string; facts: readonly Fact[]; bill: Bill } | null;
}

type Origin = string;
type Words = Pick<Letter, 'subject' | 'preview' | 'title' | 'paragraphs'>;

/** To the shop's owner, when it happens and, of a dispute, when the bank has decided. */
export function incidentLetter(mailed: MailedIncident, ownerName: string, isClosed: boolean, origin: Origin): Letter {
  const { evidence } = mailed;
  return {
    ...(isClosed ? closedWords(mailed) : WORDS[mailed.incident.kind](mailed)),
    name: ownerName,
    ...(evidence && { facts: evidence.facts }),
    action: evidence
      ? { label: 'Voir la commande', href: `${origin}/order/${evidence.token}` }
      : { label: 'Voir mes paiements', href: `${origin}${PAYOUT_PAGE}` },
    notes: ['Une question ? Répondez à ce message.'],
  };
}

/** To whoever runs the product, with all that can be shown to the bank. */
export function incidentAtOperatorLetter(mailed: MailedIncident, isClosed: boolean): Letter {
  const { incident, shop, answerBy, evidence } = mailed;
  const { subject, preview, title } = isClosed ? closedWords(mailed) : WORDS[incident.kind](mailed);
  return {
    ...{ subject: `${subject} (${shop.name})`, preview, title, name: 'l’équipe' },
    paragraphs: [
      evidence
        ? 'Le reçu et les étapes de la commande sont ci-dessous, à joindre à la réponse chez Stripe.'
        : 'La boutique en est prévenue.',
    ],
    facts: [
      { label: 'Chez Stripe', text: incident.id },
      { label: 'Motif', text: `${incident.reason}, ${incident.status}` },
      { label: 'Montant', text: formatEuros(incident.amountCents ?? 0) },
      ...(answerBy === null ? [] : [{ label: 'Répondre avant le', text: answerBy }]),
      { label: 'Boutique', text: `${shop.name} (${shop.id})` },
      { label: 'Repris à la boutique', text: formatEuros(incident.takenCents) },
      { label: 'Dû par la boutique', text: formatEuros(incident.shopOwesCents) },
      ...(evidence?.facts ?? []),
    ],
    ...(evidence && { bill: evidence.bill }),
    notes: [],
  };
}

const orderOf = ({ evidence }: MailedIncident) => (evidence === null ? 'un paiement' : `la commande ${evidence.token}`);
/** What becomes of it when the bank decides for the shop. */
const shareOf = ({ incident: { takenCents } }: MailedIncident) =>
  takenCents > 0
    ? `votre part de ${formatEuros(takenCents)} vous est reversée sur votre compte Stripe`
    : 'rien ne vous est repris';
const amountOf = ({ incident }: MailedIncident) => formatEuros(incident.amountCents ?? 0);

const WORDS: Readonly<Record<IncidentKind, (mailed: MailedIncident) => Words>> = {
  DISPUTE: (mailed) => ({
    subject: `Paiement contesté : ${amountOf(mailed)}`,
    preview: `Le client conteste ${orderOf(mailed)} auprès de sa banque.`,
    title: 'Paiement contesté',
    paragraphs: [
      `Le client conteste auprès de sa banque les ${amountOf(mailed)} de ${orderOf(mailed)}. La banque les a repris ; votre part l’est aussi, jusqu’à ce qu’elle tranche.`,
      mailed.answerBy === null
        ? 'Nous répondons à la banque avec le reçu et l’heure du retrait.'
        : `Nous répondons à la banque avec le reçu et l’heure du retrait. Tout ce qui montre que la commande a été remise aide : envoyez-le-nous avant le ${mailed.answerBy}.`,
    ],
  }),
  FRAUD_WARNING: (mailed) => ({
    subject: `Paiement douteux : ${amountOf(mailed)}`,
    preview: `Une banque soupçonne une fraude pour ${orderOf(mailed)}.`,
    title: 'Paiement douteux',
    paragraphs: [
      `La banque du client soupçonne une fraude pour ${orderOf(mailed)}. Rien n’est repris pour l’instant.`,
      'Si la commande n’est pas encore remise, vous pouvez l’annuler : le client est remboursé et la contestation évitée.',
    ],
  }),
  PAYOUT_FAILED: (mailed) => ({
    subject: `Un virement n’est pas arrivé : ${amountOf(mailed)}`,
    preview: 'Votre banque l’a refusé.',
    title: 'Virement refusé',
    paragraphs: [
      `Votre banque a refusé le virement de ${amountOf(mailed)}. L’argent reste sur votre compte Stripe ; les virements s’arrêtent tant que votre IBAN n’est pas vérifié.`,
    ],
  }),
  DEAUTHORIZED: () => ({
    subject: 'Votre compte Stripe n’est plus relié',
    preview: 'Vos clients ne voient plus votre boutique.',
    title: 'Compte détaché',
    paragraphs: [
      'Votre compte Stripe a été détaché de MêmePrix : plus aucune commande ne peut être payée, et vos clients ne voient plus votre boutique.',
      'Ce n’était pas voulu ? Reliez-le à nouveau depuis votre page de paiements.',
    ],
  }),
};

function closedWords(mailed: MailedIncident): Words {
  const isWon = mailed.incident.status === 'won' || mailed.incident.status === 'warning_closed';
  return {
    subject: `Contestation ${isWon ? 'gagnée' : 'perdue'} : ${amountOf(mailed)}`,
    preview: `La banque a tranché pour ${orderOf(mailed)}.`,
    title: isWon ? 'Contestation gagnée' : 'Contestation perdue',
    paragraphs: [
      isWon
        ? `La banque vous donne raison pour ${orderOf(mailed)} : ${shareOf(mailed)}.`
        : `La banque a donné raison au client pour ${orderOf(mailed)} : les ${amountOf(mailed)} lui restent.`,
    ],
  };
}
