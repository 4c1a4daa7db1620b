import type { PayoutAccountStateFragment, PayoutsPageQuery } from '../../../graphql/generated/owner/payouts';
import type { PayoutStatusProps } from '../../../ui/owner/payout-status/payout-status';
import { formatDay } from '../../page/moments';
import * as t from './payouts.texts';

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
    // A new account is made at once; one that was cut off is seen only where that failed, and then there is none to open.
    state: creating ? 'CREATING' : state === 'DISCONNECTED' ? 'NONE' : state,
    charges,
    payouts,
    missing: wantedTexts(wanted),
    deadlineText: wantedBy === null ? undefined : t.wantedBefore(formatDay(wantedBy, zone)),
  };
}

/** What is open about money of the shop, and what it means. */
export function pendingTexts({ openDisputes, failedRefunds, ownShop }: PayoutsPageQuery): string[] {
  const disputes = openDisputes.map(({ cents, token, state, answerBy }) =>
    (state === 'INQUIRY' ? t.inquiry : t.dispute)({
      cents,
      token,
      answerBy: answerBy === null ? null : formatDay(answerBy, ownShop.zone),
    }),
  );
  return failedRefunds.length === 0 ? disputes : [...disputes, t.failedRefunds(failedRefunds.length)];
}

/** Whether there is no account that the provider knows, so that one is to be made. */
export function isMissing({ state }: PayoutAccountStateFragment): boolean {
  return state === 'NONE' || state === 'DISCONNECTED';
}
