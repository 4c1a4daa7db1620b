import type { PlacedOrderFragment } from '../../graphql/generated/customer/order';
import * as t from './refund.texts';

type Order = Pick<PlacedOrderFragment, 'isMine' | 'cancellation' | 'dispute'>;

export function cancellationMessage({ cancellation, isMine, dispute }: Order): string | undefined {
  if (!cancellation) return undefined;
  const { byShop, reason, refundCents, refundState } = cancellation;
  const who = byShop ? t.cancelledByShop(withFullStop(reason)) : isMine ? t.cancelledByYou() : t.cancelledByCustomer();
  const refund = refundCents > 0 && refundMessage({ cents: refundCents, state: refundState, dispute }, isMine);
  return `${who} ${refund || t.nothingToRefund()}`;
}

interface MoneyBack {
  cents: number;
  state: NonNullable<Order['cancellation']>['refundState'];
  dispute: Order['dispute'];
}

/** Whether the bank still decides about the payment (open dispute) or has returned it (lost dispute). */
export function isWithBank(dispute: Order['dispute']): boolean {
  return dispute === 'OPEN' || dispute === 'LOST';
}

/** Message about the state of a refund, worded for the customer (`isMine`) or for the shop. */
export function refundMessage({ cents, state, dispute }: MoneyBack, isMine: boolean): string {
  switch (state) {
    case 'PENDING':
      if (isWithBank(dispute)) return isMine ? t.refundWithBank(cents) : t.customerRefundWithBank(cents);
      return isMine ? t.refundPending(cents) : t.customerRefundPending(cents);
    case 'DONE':
      return isMine ? t.refundDone(cents) : t.customerRefundDone(cents);
    case 'FAILED':
      return isMine ? t.refundFailed(cents) : t.customerRefundFailed(cents);
    case 'SETTLED':
      return isMine ? t.refundSettled(cents) : t.customerRefundSettled(cents);
  }
}

function withFullStop(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
