import * as t from './cancel-reasons.texts';

/** Ready-made reasons a shop can choose from when it cancels an order. */
export const cancelReasons = {
  SOLD_OUT: t.soldOut,
  CLOSING_EARLY: t.closingEarly,
  ASKED_BY_CUSTOMER: t.requestedByCustomer,
};

export type CancelReason = keyof typeof cancelReasons;

export const cancelReasonNames = Object.keys(cancelReasons) as CancelReason[];
