import { cancelReasons } from '../../graphql/rules/cancel-reasons';
import { LOCALES } from '../../texts/text';
import { inLocale } from '../locale';
import * as cancelled from './cancellation.texts';
import * as closing from './account-closing.texts';
import * as counter from './counter-order.texts';
import * as refunded from './refund.texts';
import * as retained from './retention.texts';
import * as unplaced from './settlement.texts';

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

type Said = () => string;

/** Maps a stored reason to its text: the stored value is a code or, in older rows, the sentence in any language. */
const sayings = (ours: Record<string, Said>): ReadonlyMap<string, Said> =>
  new Map(
    Object.entries(ours).flatMap(([name, said]) =>
      [name, ...LOCALES.map((locale) => inLocale(locale, said))].map((kept) => [kept, said] as const),
    ),
  );

const REASONS = sayings(OURS);
const TO_CUSTOMER = sayings({ ASKED_BY_CUSTOMER: OURS.ASKED_BY_CUSTOMER });

/**
 * Columns of a reason. A null code means that a person typed the reason; an empty code, that the release that wrote the
 * row had no codes.
 */
export interface Reason {
  /** The text a person typed, or a copy of the code. */
  reason: string;
  reasonCode: string | null;
}

/** Both columns hold the code, because the previous release reads it from the text column. */
export const codedReason = (code: OurReason) => ({ reason: code, reasonCode: code });
export const typedReason = (reason: string) => ({ reason, reasonCode: null });

/** Returns the reason in the reader's language; a typed text is returned unchanged. */
export function reasonText({ reason: kept, reasonCode }: Reason, toCustomer = false): string {
  if (reasonCode === null) return kept;
  return toCustomer && TO_CUSTOMER.has(kept) ? cancelled.asYouAsked() : (REASONS.get(kept)?.() ?? kept);
}

/** Columns of an order from which its name to call out is derived. */
export interface NamedOrder {
  /**
   * Name given with the order; empty for a counter order without a name, a closed account, or an order anonymised when
   * its retention ended.
   */
  customerName: string;
  source: string;
  customer: unknown;
}

/** Returns the name to call out, or a text in the reader's language when the order has none. */
export function orderName({ customerName, source, customer }: NamedOrder): string {
  if (customerName !== '') return customerName;
  if (source === 'COUNTER') return counter.counter();
  return customer === null ? retained.anonymous() : closing.closedAccount();
}
