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

/** Why, to each reader in their language; what a person wrote stays as they wrote it. */
export function sayReason(kept: string, toCustomer = false): string {
  return toCustomer && TO_CUSTOMER.has(kept) ? cancelled.asYouAsked() : (REASONS.get(kept)?.() ?? kept);
}

const NOBODY = { COUNTER: counter.nobody, CLOSED: closing.nobody, FORGOTTEN: retained.nobody };
const NAMES = sayings(NOBODY);

/** What is kept for a name where an order has none. */
export const nobody = (why: keyof typeof NOBODY): string => inLocale('specified', NOBODY[why]);

/** Whom an order is for, to each reader in their language. */
export const sayName = (kept: string): string => NAMES.get(kept)?.() ?? kept;
