import * as t from './payout-status.texts';

/** `incomplete`: its owner has a form to fill in; `restricted`: Stripe wants more; `disconnected`: the link was cut. */
export type PayoutState = 'none' | 'creating' | 'incomplete' | 'review' | 'active' | 'restricted' | 'disconnected';

interface PayoutWords {
  badge: () => string;
  tone: 'neutral' | 'positive' | 'caution' | 'danger';
  title: () => string;
  text: () => string;
}

export const payoutWords: Record<PayoutState, PayoutWords> = {
  none: { badge: t.none, tone: 'neutral', title: t.noneTitle, text: t.noneText },
  creating: { badge: t.creating, tone: 'neutral', title: t.creatingTitle, text: t.creatingText },
  incomplete: { badge: t.incomplete, tone: 'caution', title: t.incompleteTitle, text: t.incompleteText },
  review: { badge: t.review, tone: 'neutral', title: t.reviewTitle, text: t.reviewText },
  active: { badge: t.active, tone: 'positive', title: t.activeTitle, text: t.activeText },
  restricted: { badge: t.restricted, tone: 'danger', title: t.restrictedTitle, text: t.restrictedText },
  disconnected: { badge: t.disconnected, tone: 'danger', title: t.disconnectedTitle, text: t.disconnectedText },
};

/** The button works only once the account exists and while there is something to do (specification 7.11). */
export function canConnect(state: PayoutState): boolean {
  return state === 'incomplete' || state === 'restricted' || state === 'disconnected';
}

/** Where nothing is left to do the button would only confuse. */
export function offersConnect(state: PayoutState): boolean {
  return state !== 'active' && state !== 'review';
}
