import { cancelReasons } from '../../graphql/rules/cancel-reasons';
import { LOCALES } from '../../texts/text';
import { inLocale } from '../locale';
import * as cancelled from './cancellation.texts';
import * as refunded from './refund.texts';
import * as unplaced from './settlement.texts';

const OURS = {
  ...cancelReasons,
  BY_CUSTOMER: cancelled.byCustomer,
  UNSEEN: cancelled.unseen,
  NO_ROOM: unplaced.noRoom,
  NO_WINDOW: unplaced.noWindow,
  WINDOW_OVER: unplaced.windowOver,
  ELSEWHERE: refunded.elsewhere,
};

/** Reasons of the house, or chosen from a list, are kept by these names. */
export type OurReason = keyof typeof OURS;

/** By what is kept: the name, or in older rows the sentence in whatever language it was written. */
const SAYINGS = new Map(
  Object.entries(OURS).flatMap(([name, said]) =>
    [name, ...LOCALES.map((locale) => inLocale(locale, said))].map((kept) => [kept, said] as const),
  ),
);

/** Why, to each reader in their language; what a person wrote stays as they wrote it. */
export const sayReason = (kept: string): string => SAYINGS.get(kept)?.() ?? kept;
