import * as t from './cancel-reasons.texts';

/** Why a shop calls an order off, where it chooses rather than writes. */
export const cancelReasons = {
  SOLD_OUT: t.soldOut,
  CLOSING_EARLY: t.closingEarly,
  ASKED_BY_CUSTOMER: t.askedByCustomer,
};

export type CancelReason = keyof typeof cancelReasons;

export const cancelReasonNames = Object.keys(cancelReasons) as CancelReason[];
