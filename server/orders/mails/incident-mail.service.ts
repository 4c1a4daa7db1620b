import type { EntityManager } from '@mikro-orm/postgresql';
import { language } from '../../../graphql/texts/language.texts';
import { Account } from '../../accounts/account.entity';
import type { LetterSender } from '../../accounts/letter-sender';
import type { Letter } from '../../mail/mail-layout';
import { Incident, type IncidentKind } from '../../payments/incident.entity';
import type { Jobs } from '../../queue';
import * as t from './incident-mails.texts';
import type { MailedIncident } from './incident-mails.texts';
import { billOf, formatWindow } from './order-mails';
import { refundsIn } from '../refunds/refund.service';
import { Order, OrderStep } from '../order.entity';
import { OrderStatus } from '../order-status';
import { PAYOUT_PAGE } from '../../accounts/registration/account-mail.service';
import { formatEuros } from '../../money';

/** Mails about incidents at the payment provider, to the shop and to the operator. */
export class IncidentMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly letters: LetterSender,
  ) {}

  /** Sends one incident mail. Throws when the mail server refuses it, so that the job is retried. */
  async send({ incidentId, to, closed }: Jobs['incidentMail']): Promise<void> {
    const em = this.em.fork();
    const isClosed = closed === true;
    const incident = await em.findOneOrFail(Incident, { id: incidentId }, { populate: ['shop', 'payment'] });
    const { shop, answerBy, payment } = incident;
    const owner = to === 'SHOP' ? await em.findOneOrFail(Account, { id: shop.id }) : null;
    if (owner && owner.removedAt !== null) return;
    const { publicUrl, supportEmail } = this.letters.foot;
    const evidence = await evidenceOf(em, payment?.intentId ?? null);
    const write = () => {
      const mailed = {
        ...{ incident, shop, evidence: evidence() },
        answerBy: answerBy && formatInstant(answerBy, shop.zone),
      };
      return owner
        ? incidentLetter(mailed, owner.name, isClosed, publicUrl)
        : incidentAtOperatorLetter(mailed, isClosed);
    };
    const about = `incident.${incidentId}.${isClosed ? 'closed' : 'new'}.${to}`.toLowerCase();
    await this.letters.send(owner ?? { email: supportEmail, language: null }, write, { about });
  }
}

/**
 * Returns a function that gives, in the language spoken when it is called, what shows the bank that the order was handed
 * over; null without an order.
 */
async function evidenceOf(
  em: EntityManager,
  paymentIntentId: string | null,
): Promise<() => MailedIncident['evidence']> {
  const order =
    paymentIntentId === null
      ? null
      : await em.findOne(Order, { paymentIntentId }, { populate: ['lines', 'shop', 'window'] });
  if (!order) return () => null;
  const { token, shop, createdAt, seenAt } = order;
  const refunds = await refundsIn(em, order);
  const where = { order: order.id, to: OrderStatus.COLLECTED };
  const handed = await em.findOne(OrderStep, where, { orderBy: { at: 'desc', id: 'desc' } });
  const said = (at: Date | null | undefined) => (at ? formatInstant(at, shop.zone) : t.no());
  return () => ({
    token,
    facts: [
      { label: t.order(), text: token },
      { label: t.customer(), text: order.nameRead },
      { label: t.paidOn(), text: said(createdAt) },
      { label: t.pickup(), text: formatWindow(order) },
      { label: t.seenByShop(), text: said(seenAt) },
      { label: t.collected(), text: said(order.status === OrderStatus.COLLECTED ? handed?.at : null) },
    ],
    bill: billOf({ ...order, lines: order.lines.getItems(), refunds }),
  });
}

function formatInstant(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(language(), { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(at);
}

type Words = Pick<Letter, 'subject' | 'preview' | 'title' | 'paragraphs'>;

/** Mail to the shop's owner when an incident happens and, for a dispute, when the bank has decided. */
export function incidentLetter(mailed: MailedIncident, ownerName: string, isClosed: boolean, origin: string): Letter {
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
