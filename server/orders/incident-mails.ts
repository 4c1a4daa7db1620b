import { PAYOUT_PAGE } from '../accounts/account-mails';
import type { Letter } from '../mail/mail-layout';
import { formatEuros } from '../money';
import type { IncidentKind } from '../payments/incident.entity';
import * as t from './incident-mails.texts';
import type { MailedIncident } from './incident-mails.texts';

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
      ? { label: t.seeOrder(), href: `${origin}/order/${evidence.token}` }
      : { label: t.seePayments(), href: `${origin}${PAYOUT_PAGE}` },
    notes: [t.question()],
  };
}

/** To whoever runs the product, with all that can be shown to the bank. */
export function incidentAtOperatorLetter(mailed: MailedIncident, isClosed: boolean): Letter {
  const { incident, shop, answerBy, evidence } = mailed;
  const { subject, preview, title } = isClosed ? closedWords(mailed) : WORDS[incident.kind](mailed);
  return {
    ...{ subject: `${subject} (${shop.name})`, preview, title, name: t.team() },
    paragraphs: [evidence ? t.toTheBank() : t.shopTold()],
    facts: [
      { label: t.atStripe(), text: incident.id },
      { label: t.reason(), text: `${incident.reason}, ${incident.status}` },
      { label: t.amount(), text: formatEuros(incident.amountCents ?? 0) },
      ...(answerBy === null ? [] : [{ label: t.answerBefore(), text: answerBy }]),
      { label: t.shop(), text: `${shop.name} (${shop.id})` },
      { label: t.takenFromShop(), text: formatEuros(incident.takenCents) },
      { label: t.owedByShop(), text: formatEuros(incident.shopOwesCents) },
      ...(evidence?.facts ?? []),
    ],
    ...(evidence && { bill: evidence.bill }),
    notes: [],
  };
}

const WORDS: Readonly<Record<IncidentKind, (mailed: MailedIncident) => Words>> = {
  DISPUTE: t.dispute,
  FRAUD_WARNING: t.fraudWarning,
  PAYOUT_FAILED: t.payoutFailed,
  DEAUTHORIZED: t.deauthorized,
};

function closedWords(mailed: MailedIncident): Words {
  const isWon = mailed.incident.status === 'won' || mailed.incident.status === 'warning_closed';
  return isWon ? t.disputeWon(mailed) : t.disputeLost(mailed);
}
