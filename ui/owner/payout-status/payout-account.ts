import * as t from './payout-status.texts';

/** `INCOMPLETE`: its owner has a form to fill in; `RESTRICTED`: Stripe wants more. */
export type PayoutState = 'NONE' | 'CREATING' | 'INCOMPLETE' | 'REVIEW' | 'ACTIVE' | 'RESTRICTED';

interface PayoutWords {
  badge: () => string;
  tone: 'neutral' | 'positive' | 'caution' | 'danger';
  title: () => string;
  text: () => string;
}

export const payoutWords: Record<PayoutState, PayoutWords> = {
  NONE: { badge: t.none, tone: 'neutral', title: t.noneTitle, text: t.noneText },
  CREATING: { badge: t.creating, tone: 'neutral', title: t.creatingTitle, text: t.creatingText },
  INCOMPLETE: { badge: t.incomplete, tone: 'caution', title: t.incompleteTitle, text: t.incompleteText },
  REVIEW: { badge: t.review, tone: 'neutral', title: t.reviewTitle, text: t.reviewText },
  ACTIVE: { badge: t.active, tone: 'positive', title: t.activeTitle, text: t.activeText },
  RESTRICTED: { badge: t.restricted, tone: 'danger', title: t.restrictedTitle, text: t.restrictedText },
};

/** In place of `ACTIVE` while a dispute or a failed refund is open. */
export const pendingWords: PayoutWords = {
  badge: t.pending,
  tone: 'caution',
  title: t.pendingTitle,
  text: t.pendingText,
};

/** The button works only once the account exists and while there is something to do (specification 7.11). */
export function canConnect(state: PayoutState): boolean {
  return state === 'INCOMPLETE' || state === 'RESTRICTED';
}

/** Where nothing is left to do the button would only confuse. */
export function offersConnect(state: PayoutState): boolean {
  return state !== 'ACTIVE' && state !== 'REVIEW';
}
