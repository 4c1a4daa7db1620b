import type { EntityManager } from '@mikro-orm/postgresql';
import { Account, Role } from '../../accounts/account.entity';
import type { LetterSender } from '../../accounts/letter-sender';
import type { Clock } from '../../clock';
import type { Letter } from '../../mail/mail-layout';
import { Checkout } from '../../payments/payment.entity';
import { isHeldByBank } from '../../payments/enqueue-refund';
import { Refund, RefundCause } from '../../payments/refund.entity';
import type { Jobs } from '../../queue';
import { reasonText } from '../stored-reasons';
import { linesToRead, Order } from '../order.entity';
import { orderPage } from '../customers/guest-order.service';
import { confirmationOf } from './order-mail.service';
import { billOf } from './order-mails';
import { refundsIn } from '../refunds/refund.service';
import { closedAccount } from '../customers/account-closing.texts';
import * as t from './refund-mails.texts';
import type { MailedRefund } from './refund-mails.texts';
import { comesAgain } from '../refunds/refund-outcome';
import { PAYOUT_PAGE } from '../../accounts/registration/account-mail.service';
import { formatEuros } from '../../money';

/** Mails about refunds, regardless of mail preferences; each reports one state of the refund. */
export class RefundMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly letters: LetterSender,
  ) {}

  /** Sends a refund mail, unless the refund's state has changed. Throws when it is refused: the job is retried. */
  async send({ refundId, news, to = 'CUSTOMER' }: Jobs['refundMail']): Promise<void> {
    const em = this.em.fork();
    const refund = await em.findOneOrFail(Refund, { id: refundId }, { populate: ['payment'] });
    if (news !== undefined && refund.state !== news) return;
    const of = { id: refund.payment.checkout.id };
    const { customer, shop } = await em.findOneOrFail(Checkout, of, { populate: ['customer', 'shop'] });
    const order = await em.findOne(Order, { paymentIntentId: refund.payment.intentId }, { populate: ['lines'] });
    const refunds = order ? await refundsIn(em, order) : [];
    const isWithBank = await isHeldByBank(em, refund.payment.intentId);
    const { id, amountCents, reason, shopOwesCents, settledHow, settledHowCode, attempt, cause } = refund;
    const mailed: MailedRefund = {
      ...{ id, amountCents, reason, shop, shopOwesCents, comesAgain: comesAgain(refund), isWithBank },
      settledHow: settledHow && reasonText({ reason: settledHow, reasonCode: settledHowCode }),
      customerName: order?.customerName ?? customer.name,
      token: order?.token ?? null,
    };
    const about = news === undefined ? `refunded.${id}` : `refund-${news}.${id}.${attempt}.${to}`.toLowerCase();
    const { foot } = this.letters;
    if (to === 'OPERATOR') {
      const operator = { email: foot.supportEmail, language: null };
      return this.letters.send(operator, () => refundFailedAtOperatorLetter(mailed), { about });
    }
    const reader = to === 'SHOP' ? await em.findOneOrFail(Account, { id: shop.id }) : customer;
    if (reader.removedAt !== null) return;
    if (to === 'SHOP') {
      const named = () => ({ ...mailed, customerName: mailed.customerName || closedAccount() });
      const write = () => refundFailedAtShopLetter(named(), reader.name, foot.publicUrl);
      return this.letters.send(reader, write, { about });
    }
    const page = await this.page(order, { customer, shop });
    const write = () => {
      const said = { ...mailed, reason: reasonText(refund) };
      if (news !== undefined) return refundLetter(news, said, page);
      if (order === null || cause === RefundCause.TOO_LATE) return refundLetter('TOO_LATE', said, page);
      const bill = billOf({ ...order, lines: linesToRead(order), refunds });
      return { ...refundLetter('LINES', said, page), bill };
    };
    return this.letters.send(reader, write, { about, ...(order && { follows: confirmationOf(order.id) }) });
  }

  /** Returns the page of the order, else of the cart; null for a guest without an order, who has no link to it. */
  private async page(order: Order | null, { customer, shop }: Pick<Checkout, 'customer' | 'shop'>) {
    const origin = this.letters.foot.publicUrl;
    if (order) return orderPage(this.em.fork(), origin, order, customer, this.clock.now());
    return customer.role === Role.GUEST ? null : `${origin}/cart/${shop.id}`;
  }
}

/** By the refund's new state; before it has one, by whether its order stands or the payment came too late. */
const WORDS = { DONE: t.done, FAILED: t.failed, SETTLED: t.settled, LINES: t.ofLines, TOO_LATE: t.tooLate };

/** Mail to the customer; `page` is about the refund, null when there is none. */
export function refundLetter(what: keyof typeof WORDS, refund: MailedRefund, page: string | null): Letter {
  const label = refund.token === null ? t.seeCart() : t.seeOrder();
  const action = page !== null && { action: { label, href: page } };
  return { name: refund.customerName, notes: [], ...action, ...WORDS[what](refund) };
}

/** Mail to the shop's owner that a refund failed. */
export function refundFailedAtShopLetter(refund: MailedRefund, ownerName: string, origin: string): Letter {
  const action = { label: t.seePayments(), href: `${origin}${PAYOUT_PAGE}` };
  return { ...t.failedAtShop(refund), name: ownerName, action, notes: [] };
}

/** Mail to the operator that a refund failed. */
export function refundFailedAtOperatorLetter(refund: MailedRefund): Letter {
  const { id, shop, token, customerName, amountCents, shopOwesCents } = refund;
  return {
    ...t.failedAtOperator(refund),
    facts: [
      { label: t.shop(), text: `${shop.name} (${shop.id})` },
      { label: t.customer(), text: customerName },
      { label: t.order(), text: token ?? t.noOrder() },
      { label: t.amount(), text: formatEuros(amountCents) },
      { label: t.owedByShop(), text: formatEuros(shopOwesCents) },
      { label: t.toNoteIt(), text: t.command(id) },
    ],
    notes: [],
  };
}
