import type { EntityManager } from '@mikro-orm/postgresql';
import type { OrderRefund } from '../../graphql/rules/refunds';
import { Account, Role } from '../accounts/account.entity';
import { inLanguageOf } from '../accounts/account-language';
import type { Clock } from '../clock';
import { type Foot, layOut, type Letter } from '../mail/mail-layout';
import type { Mailer } from '../mail/mailer';
import { Checkout } from '../payments/payment.entity';
import { isHeldByBank } from '../payments/enqueue-refund';
import { Refund, RefundCause } from '../payments/refund.entity';
import type { Jobs } from '../queue';
import { reasonText } from './stored-reasons';
import { linesToRead, Order } from './order.entity';
import { orderPage } from './guest-order.service';
import { confirmationOf } from './order-mail.service';
import { billOf } from './order-mails';
import { refundsIn } from './refund.service';
import { closedAccount } from './account-closing.texts';
import * as t from './refund-mails.texts';
import type { MailedRefund } from './refund-mails.texts';
import { comesAgain } from './refund-outcome';
import { PAYOUT_PAGE } from '../accounts/account-mail.service';
import type { Bill } from '../mail/mail-parts';
import { formatEuros } from '../money';

/** Mails about refunds, regardless of mail preferences; each reports one state of the refund. */
export class RefundMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    private readonly foot: Foot,
  ) {}

  /**
   * Sends one refund mail, or none when the refund's state has changed since. Throws when the mail server refuses it,
   * so that the job is retried.
   */
  async send({ refundId, news, to = 'CUSTOMER' }: Jobs['refundMail']): Promise<void> {
    const em = this.em.fork();
    const refund = await em.findOneOrFail(Refund, { id: refundId }, { populate: ['payment'] });
    if (news !== undefined && refund.state !== news) return;
    const of = { id: refund.payment.checkout.id };
    const { customer, shop } = await em.findOneOrFail(Checkout, of, { populate: ['customer', 'shop'] });
    const order = await em.findOne(Order, { paymentIntentId: refund.payment.intentId }, { populate: ['lines'] });
    const refunds = order ? await refundsIn(em, order) : [];
    const { id, amountCents, reason, shopOwesCents, settledHow, settledHowCode, attempt } = refund;
    const mailed: MailedRefund = {
      ...{ id, amountCents, reason, shop, shopOwesCents, comesAgain: comesAgain(refund) },
      settledHow: settledHow && reasonText({ reason: settledHow, reasonCode: settledHowCode }),
      isWithBank: await isHeldByBank(em, refund.payment.intentId),
      customerName: order?.customerName ?? customer.name,
      token: order?.token ?? null,
    };
    const about = news === undefined ? `refunded.${id}` : `refund-${news}.${id}.${attempt}.${to}`.toLowerCase();
    const send = (email: string, letter: Letter) =>
      this.mailer.send({
        to: email,
        ...layOut(letter, this.foot),
        about,
        ...(to === 'CUSTOMER' && order && { follows: confirmationOf(order.id) }),
      });
    if (to === 'OPERATOR') return send(this.foot.supportEmail, refundFailedAtOperatorLetter(mailed));
    const reader = to === 'SHOP' ? await em.findOneOrFail(Account, { id: shop.id }) : customer;
    if (reader.removedAt !== null) return;
    const origin = this.foot.publicUrl;
    const page = to === 'CUSTOMER' ? await this.page(order, { customer, shop }) : null;
    return inLanguageOf(reader, () =>
      to === 'SHOP'
        ? send(
            reader.email,
            refundFailedAtShopLetter(
              { ...mailed, customerName: mailed.customerName || closedAccount() },
              reader.name,
              origin,
            ),
          )
        : send(reader.email, letterOf(refund, { ...mailed, reason: reasonText(refund) }, news, page, order, refunds)),
    );
  }

  /**
   * Returns the page of the order, else of the cart; null for a guest without an order, who has no link to the cart.
   */
  private async page(order: Order | null, { customer, shop }: Pick<Checkout, 'customer' | 'shop'>) {
    const origin = this.foot.publicUrl;
    if (order) return orderPage(this.em.fork(), origin, order, customer, this.clock.now());
    return customer.role === Role.GUEST ? null : `${origin}/cart/${shop.id}`;
  }
}

function letterOf(
  { cause }: Refund,
  mailed: MailedRefund,
  news: Jobs['refundMail']['news'],
  page: string | null,
  order: Order | null,
  refunds: readonly OrderRefund[],
): Letter {
  switch (news) {
    case 'DONE':
      return refundDoneLetter(mailed, page);
    case 'FAILED':
      return refundFailedLetter(mailed, page);
    case 'SETTLED':
      return refundSettledLetter(mailed, page);
    case undefined: {
      const { token } = mailed;
      if (token === null || order === null || cause === RefundCause.TOO_LATE) return tooLateLetter(mailed, page);
      const { feeCents, totalCents } = order;
      const bill = billOf({ lines: linesToRead(order), feeCents, totalCents, refunds });
      return refundLetter({ ...mailed, token }, page, bill);
    }
  }
}

/** URL of the page about the refund; null when there is none. */
type Page = string | null;

/** Mail to the customer that part of an order is refunded while the order stands. */
export function refundLetter(refund: MailedRefund, page: Page, bill: Bill): Letter {
  const { said, ...words } = t.ofLines(refund);
  return {
    ...toPage(refund, page),
    ...words,
    paragraphs: [said, t.requestedOrWithBank(refund.amountCents, refund.isWithBank)],
    bill,
  };
}

/** Mail to the customer that a payment is refunded because it came too late to become an order. */
export function tooLateLetter(refund: MailedRefund, page: Page): Letter {
  const { said, ...words } = t.tooLate(refund);
  return {
    ...toPage(refund, page),
    ...words,
    paragraphs: [said, t.requestedOrWithBank(refund.amountCents, refund.isWithBank), t.orderAgain()],
  };
}

export function refundDoneLetter(refund: MailedRefund, page: Page): Letter {
  return { ...toPage(refund, page), ...t.done(refund) };
}

export function refundFailedLetter(refund: MailedRefund, page: Page): Letter {
  return { ...toPage(refund, page), ...t.failed(refund) };
}

export function refundSettledLetter(refund: MailedRefund, page: Page): Letter {
  return { ...toPage(refund, page), ...t.settled(refund) };
}

/** Mail to the shop's owner that a refund failed. */
export function refundFailedAtShopLetter(refund: MailedRefund, ownerName: string, origin: string): Letter {
  return {
    ...t.failedAtShop(refund),
    name: ownerName,
    action: { label: t.seePayments(), href: `${origin}${PAYOUT_PAGE}` },
    notes: [],
  };
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

function toPage({ token, customerName }: MailedRefund, page: Page): Pick<Letter, 'name' | 'action' | 'notes'> {
  return {
    name: customerName,
    ...(page !== null && { action: { label: token === null ? t.seeCart() : t.seeOrder(), href: page } }),
    notes: [],
  };
}
