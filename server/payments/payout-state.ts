import { registerEnumType } from 'type-graphql';
import type { PaymentAccount } from './gateway';

export enum PayoutState {
  NONE = 'NONE',
  INCOMPLETE = 'INCOMPLETE',
  REVIEW = 'REVIEW',
  ACTIVE = 'ACTIVE',
  RESTRICTED = 'RESTRICTED',
  DISCONNECTED = 'DISCONNECTED',
}
registerEnumType(PayoutState, {
  name: 'PayoutState',
  description: 'Where a shop’s account at the payment provider stands.',
  valuesConfig: {
    NONE: { description: 'There is none yet.' },
    INCOMPLETE: { description: 'The owner has not gone through the provider’s form.' },
    REVIEW: { description: 'The provider checks what it was told.' },
    ACTIVE: { description: 'Cards are charged and money is paid out.' },
    RESTRICTED: { description: 'The provider wants something more, or has stopped it.' },
    DISCONNECTED: { description: 'The provider no longer knows it.' },
  },
});

export enum PayoutCapability {
  ON = 'ON',
  WAITING = 'WAITING',
  OFF = 'OFF',
}
registerEnumType(PayoutCapability, {
  name: 'PayoutCapability',
  description: 'Whether one of the two things an account is for works.',
  valuesConfig: {
    ON: { description: 'It works.' },
    WAITING: { description: 'Not yet.' },
    OFF: { description: 'Stopped.' },
  },
});

/** An account as its owner understands it. */
export interface PayoutStanding {
  state: PayoutState;
  charges: PayoutCapability | null;
  payouts: PayoutCapability | null;
  wanted: string[];
  wantedBy: Date | null;
}

/** No account, or one the provider no longer knows. */
export function withoutAccount(state: PayoutState.NONE | PayoutState.DISCONNECTED): PayoutStanding {
  return { state, charges: null, payouts: null, wanted: [], wantedBy: null };
}

/** What an account that exists can do, and what it still takes. */
export function payoutAccountOf(account: PaymentAccount): PayoutStanding {
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
