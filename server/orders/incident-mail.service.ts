import type { EntityManager } from '@mikro-orm/postgresql';
import { language } from '../../texts/language.texts';
import { Account } from '../accounts/account.entity';
import { inLanguageOf } from '../accounts/account-language';
import { type Foot, layOut, type Letter } from '../mail/mail-layout';
import type { Mailer } from '../mail/mailer';
import { Incident, type IncidentKind } from '../payments/incident.entity';
import type { Jobs } from '../queue';
import * as t from './incident-mails.texts';
import type { MailedIncident } from './incident-mails.texts';
import { billOf, formatWindow } from './order-mails';
import { refundsIn } from './refund.service';
import { Order, OrderStep } from './order.entity';
import { OrderStatus } from './order-status';
import { PAYOUT_PAGE } from '../accounts/account-mail.service';
import { formatEuros } from '../money';

/** Mails about incidents at the payment provider, to the shop and to the operator. */
export class IncidentMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly mailer: Mailer,
    private readonly foot: Foot,
  ) {}

  /** Sends one incident mail. Throws when the mail server refuses it, so that the job is retried. */
  async send({ incidentId, to, closed }: Jobs['incidentMail']): Promise<void> {
    const em = this.em.fork();
    const incident = await em.findOneOrFail(Incident, { id: incidentId }, { populate: ['shop', 'payment'] });
    const owner = to === 'SHOP' ? await em.findOneOrFail(Account, { id: incident.shop.id }) : null;
    if (owner && owner.removedAt !== null) return;
    await inLanguageOf(owner ?? { language: null }, async () => {
      const { shop, answerBy } = incident;
      const mailed: MailedIncident = {
        ...{ incident, shop, answerBy: answerBy && formatInstant(answerBy, shop.zone) },
        evidence: await evidenceOf(em, incident.payment?.intentId ?? null),
      };
      const letter = owner
        ? incidentLetter(mailed, owner.name, closed === true, this.foot.publicUrl)
        : incidentAtOperatorLetter(mailed, closed === true);
      await this.mailer.send({
        to: owner ? owner.email : this.foot.supportEmail,
        ...layOut(letter, this.foot),
        about: `incident.${incidentId}.${closed ? 'closed' : 'new'}.${to}`.toLowerCase(),
      });
    });
  }
}

/**
 * Returns the evidence for the bank: receipt, pickup, when the shop saw the order and when it was handed over; null
 * without an order.
 */
async function evidenceOf(em: EntityManager, paymentIntentId: string | null): Promise<MailedIncident['evidence']> {
  const order =
    paymentIntentId === null
      ? null
      : await em.findOne(Order, { paymentIntentId }, { populate: ['lines', 'shop', 'window'] });
  if (!order) return null;
  const { token, shop, window, nameRead, createdAt, seenAt, feeCents, totalCents, lines } = order;
  const handed = await em.findOne(
    OrderStep,
    { order: order.id, to: OrderStatus.COLLECTED },
    { orderBy: { at: 'desc', id: 'desc' } },
  );
  const said = (at: Date | null | undefined) => (at ? formatInstant(at, shop.zone) : t.no());
  return {
    token,
    facts: [
      { label: t.order(), text: token },
      { label: t.customer(), text: nameRead },
      { label: t.paidOn(), text: said(createdAt) },
      { label: t.pickup(), text: formatWindow({ window, shop }) },
      { label: t.seenByShop(), text: said(seenAt) },
      { label: t.collected(), text: said(order.status === OrderStatus.COLLECTED ? handed?.at : null) },
    ],
    bill: billOf({ lines: lines.getItems(), feeCents, totalCents, refunds: await refundsIn(em, order) }),
  };
}

function formatInstant(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(language(), { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(at);
}

type Origin = string;
type Words = Pick<Letter, 'subject' | 'preview' | 'title' | 'paragraphs'>;

/** Mail to the shop's owner when an incident happens and, for a dispute, when the bank has decided. */
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

/** Mail to the operator with everything that can be shown to the bank. */
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
