import type { PayoutAccountStateFragment, PayoutsPageQuery } from '../../../graphql/generated/owner/payouts';
import type { PayoutStatusProps } from '../../../ui/owner/payout-status/payout-status';
import { formatDay } from '../../page/moments';
import * as t from './payouts.texts';

// Patterns for the provider's names of its requirements, from specific to general; the first match gives the text.
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
    // A missing account is created at once, so DISCONNECTED remains only when that failed; there is then no account to
    // open, as with NONE.
    state: creating ? 'CREATING' : state === 'DISCONNECTED' ? 'NONE' : state,
    charges,
    payouts,
    missing: wantedTexts(wanted),
    deadlineText: wantedBy === null ? undefined : t.wantedBefore(formatDay(wantedBy, zone)),
  };
}

/** Messages about open disputes and failed refunds of the shop. */
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

/** Whether the provider knows no account of the shop, so that one must be created. */
export function isMissing({ state }: PayoutAccountStateFragment): boolean {
  return state === 'NONE' || state === 'DISCONNECTED';
}
