import type { PaymentAccount } from './gateway';
import { type PayoutAccountView, PayoutCapability, PayoutState } from './payout.results';

/** No account, or one the provider no longer knows. */
export function withoutAccount(state: PayoutState.NONE | PayoutState.DISCONNECTED): PayoutAccountView {
  return { state, charges: null, payouts: null, wanted: [], wantedBy: null };
}

/** What an account that exists can do, and what it still takes. */
export function payoutAccountOf(account: PaymentAccount): PayoutAccountView {
  const state = stateOf(account);
  const capability = (enabled: boolean) => {
    if (enabled) return PayoutCapability.ON;
    // Before everything was asked nothing can have been stopped.
    return state === PayoutState.RESTRICTED ? PayoutCapability.OFF : PayoutCapability.WAITING;
  };
  return {
    state,
    charges: capability(account.chargesEnabled),
    payouts: capability(account.payoutsEnabled),
    // Before the form is filled in everything is wanted, and the form says so itself.
    wanted: state === PayoutState.RESTRICTED ? account.wanted : [],
    wantedBy: state === PayoutState.RESTRICTED ? account.wantedBy : null,
  };
}

function stateOf({ detailsSubmitted, wanted, chargesEnabled, payoutsEnabled }: PaymentAccount): PayoutState {
  if (!detailsSubmitted) return PayoutState.INCOMPLETE;
  if (wanted.length > 0) return PayoutState.RESTRICTED;
  return chargesEnabled && payoutsEnabled ? PayoutState.ACTIVE : PayoutState.REVIEW;
}
