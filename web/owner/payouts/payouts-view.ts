import type { PayoutAccountStateFragment } from '../../../graphql/generated/owner/payouts';
import type { PayoutState } from '../../../ui/owner/payout-status/payout-account';
import type { Capability, PayoutStatusProps } from '../../../ui/owner/payout-status/payout-status';
import { formatDay } from '../../page/moments';
import * as t from './payouts.texts';

const states: Record<PayoutAccountStateFragment['state'], PayoutState> = {
  NONE: 'none',
  INCOMPLETE: 'incomplete',
  REVIEW: 'review',
  ACTIVE: 'active',
  RESTRICTED: 'restricted',
  // A new account is made at once; seen only where that failed, and then there is none to open.
  DISCONNECTED: 'none',
};
const capabilities = { ON: 'on', WAITING: 'waiting', OFF: 'off' } satisfies Record<string, Capability>;

// The provider's own words for what it asks, from the more particular to the more general.
const WANTED: readonly [pattern: RegExp, text: () => string][] = [
  [/company\.verification|documents/, t.shopDocument],
  [/verification\.additional_document/, t.proofOfAddress],
  [/verification\.(document|proof_of_liveness)/, t.identityDocument],
  [/external_account|bank_account/, t.iban],
  [/tos_acceptance/, t.terms],
  [/(^|\.)dob\b/, t.birthDate],
  [/(^|\.)address\b/, t.address],
  [/(^|\.)phone\b/, t.phone],
  [/(^|\.)email\b/, t.email],
  [/first_name|last_name/, t.names],
  [/tax_id|vat_id|registration/, t.registration],
  [/owners|directors|executives|representative/, t.people],
  [/business_profile|business_type|company/, t.business],
];

export function wantedTexts(wanted: readonly string[]): string[] {
  const texts = wanted.map((code) => (WANTED.find(([pattern]) => pattern.test(code))?.[1] ?? t.somethingElse)());
  return [...new Set(texts)];
}

type Standing = Pick<PayoutStatusProps, 'state' | 'charges' | 'payouts' | 'missing' | 'deadlineText'>;

export function toStanding(account: PayoutAccountStateFragment, creating: boolean, zone: string | undefined): Standing {
  const { state, charges, payouts, wanted, wantedBy } = account;
  return {
    state: creating ? 'creating' : states[state],
    charges: charges === null ? undefined : capabilities[charges],
    payouts: payouts === null ? undefined : capabilities[payouts],
    missing: wantedTexts(wanted),
    deadlineText: wantedBy === null ? undefined : t.wantedBefore(formatDay(wantedBy, zone)),
  };
}

/** Whether there is no account that the provider knows, so that one is to be made. */
export function isMissing({ state }: PayoutAccountStateFragment): boolean {
  return state === 'NONE' || state === 'DISCONNECTED';
}
