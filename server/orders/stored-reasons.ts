import { cancelReasons } from '../../graphql/rules/cancel-reasons';
import * as cancelled from './cancellation/cancellation.texts';
import * as closing from './customers/account-closing.texts';
import * as counter from './counter-order.texts';
import * as refunded from './refunds/refund.texts';
import * as retained from './jobs/retention.texts';
import * as unplaced from './settlement/settlement.texts';

const OURS = {
  ...cancelReasons,
  BY_CUSTOMER: cancelled.byCustomer,
  DAY_CLOSED: cancelled.dayClosed,
  UNSEEN: cancelled.unseen,
  NO_ROOM: unplaced.noRoom,
  NO_WINDOW: unplaced.noWindow,
  WINDOW_OVER: unplaced.windowOver,
  ELSEWHERE: refunded.elsewhere,
  BY_BANK: refunded.byBank,
};

/** Reasons that the system sets or a person picks from a list; they are stored as these codes. */
export type OurReason = keyof typeof OURS;

/** Suffix of an erased address, after the account's id; mail to this domain is never delivered (RFC 2606). */
export const DELETED_ACCOUNT_DOMAIN = '@compte-supprime.invalid';

/** Columns of a reason: the text a person typed, with a null code, or a code and its copy. */
export interface Reason {
  reason: string;
  reasonCode: string | null;
}

export const codedReason = (code: OurReason) => ({ reason: code, reasonCode: code });
export const typedReason = (reason: string) => ({ reason, reasonCode: null });

/** Returns the reason in the reader's language; a typed text, and the text beside an unknown code, as stored. */
export function reasonText({ reason, reasonCode }: Reason, toCustomer = false): string {
  if (!reasonCode) return reason;
  if (toCustomer && reasonCode === 'ASKED_BY_CUSTOMER') return cancelled.asYouAsked();
  return (OURS as Partial<Record<string, () => string>>)[reasonCode]?.() ?? reason;
}

/** Columns of an order from which its name to call out is derived. */
export interface NamedOrder {
  customerName: string;
  source: string;
  customer: unknown;
}

/**
 * Returns the name to call out; a text in the reader's language for a counter order without a name, a closed account and
 * an order anonymised when its retention ended.
 */
export function orderName({ customerName, source, customer }: NamedOrder): string {
  if (customerName !== '') return customerName;
  if (source === 'COUNTER') return counter.counter();
  return customer === null ? retained.anonymous() : closing.closedAccount();
}
