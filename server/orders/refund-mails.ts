import { PAYOUT_PAGE } from '../accounts/account-mails';
import type { Letter } from '../mail/mail-layout';
import type { Bill } from '../mail/mail-parts';
import { formatEuros } from '../money';
import * as t from './refund-mails.texts';
import type { MailedRefund } from './refund-mails.texts';

/** Where its reader reads about it; null: nowhere. */
type Page = string | null;

/** To the customer: an order it keeps, of which something goes back. */
export function refundLetter(refund: MailedRefund, page: Page, bill: Bill): Letter {
  const { said, ...words } = t.ofLines(refund);
  return {
    ...toPage(refund, page),
    ...words,
    paragraphs: [said, t.requestedOrWithBank(refund.amountCents, refund.isWithBank)],
    bill,
  };
}

/** To the customer: a payment that became no order, since window or stock was gone when it arrived. */
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

/** To the shop’s owner. */
export function refundFailedAtShopLetter(refund: MailedRefund, ownerName: string, origin: string): Letter {
  return {
    ...t.failedAtShop(refund),
    name: ownerName,
    action: { label: t.seePayments(), href: `${origin}${PAYOUT_PAGE}` },
    notes: [],
  };
}

/** To whoever runs the product. */
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
