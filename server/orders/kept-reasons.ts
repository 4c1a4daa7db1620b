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

/** Reasons of the house, or chosen from a list, are kept by these names. */
export type OurReason = keyof typeof OURS;

/** After whose id stands an address that was erased: no mail is ever delivered there (RFC 2606). */
export const NOWHERE = '@compte-supprime.invalid';

type Said = () => string;

/** By what is kept: the name, or in older rows the sentence in whatever language it was written. */
const sayings = (ours: Record<string, Said>): ReadonlyMap<string, Said> =>
  new Map(
    Object.entries(ours).flatMap(([name, said]) =>
      [name, ...LOCALES.map((locale) => inLocale(locale, said))].map((kept) => [kept, said] as const),
    ),
  );

const REASONS = sayings(OURS);
const TO_CUSTOMER = sayings({ ASKED_BY_CUSTOMER: OURS.ASKED_BY_CUSTOMER });

/** Columns of a reason. Null as the code: a person typed the reason. Empty: the release that wrote the row had no codes. */
export interface Reason {
  /** The text a person typed, or the code once more. */
  reason: string;
  reasonCode: string | null;
}

/** The release before reads the code from the column of the text. */
export const codedReason = (code: OurReason) => ({ reason: code, reasonCode: code });
export const typedReason = (reason: string) => ({ reason, reasonCode: null });

/** The reason in the reader's language; a typed text is returned unchanged. */
export function reasonText({ reason: kept, reasonCode }: Reason, toCustomer = false): string {
  if (reasonCode === null) return kept;
  return toCustomer && TO_CUSTOMER.has(kept) ? cancelled.asYouAsked() : (REASONS.get(kept)?.() ?? kept);
}

/** What an order's name to call out is read from. */
export interface NamedOrder {
  /** Empty: taken at the counter without a name, of a closed account, or anonymised when its retention ended. */
  customerName: string;
  source: string;
  customer: unknown;
}

/** The name to call out, in the reader's language where the order has none. */
export function orderName({ customerName, source, customer }: NamedOrder): string {
  if (customerName !== '') return customerName;
  if (source === 'COUNTER') return counter.counter();
  return customer === null ? retained.anonymous() : closing.closedAccount();
}
