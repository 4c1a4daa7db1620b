import type { PayoutAccountStateFragment } from '../../../graphql/generated/owner/payouts';
import type { PayoutState } from '../../../ui/owner/payout-status/payout-account';
import type { Capability, PayoutStatusProps } from '../../../ui/owner/payout-status/payout-status';
import { formatDay } from '../../page/formatting';

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
const WANTED: readonly [pattern: RegExp, text: string][] = [
  [/company\.verification|documents/, 'Document de l’établissement'],
  [/verification\.additional_document/, 'Justificatif de domicile'],
  [/verification\.(document|proof_of_liveness)/, 'Pièce d’identité'],
  [/external_account|bank_account/, 'IBAN de l’établissement'],
  [/tos_acceptance/, 'Acceptation des conditions de Stripe'],
  [/(^|\.)dob\b/, 'Date de naissance'],
  [/(^|\.)address\b/, 'Adresse'],
  [/(^|\.)phone\b/, 'Numéro de téléphone'],
  [/(^|\.)email\b/, 'Adresse e-mail'],
  [/first_name|last_name/, 'Nom et prénom'],
  [/tax_id|vat_id|registration/, 'Numéro SIREN ou de TVA'],
  [/owners|directors|executives|representative/, 'Personnes qui dirigent l’établissement'],
  [/business_profile|business_type|company/, 'Informations sur l’établissement'],
];
const SOMETHING_ELSE = 'Une information que Stripe vous précisera';

export function wantedTexts(wanted: readonly string[]): string[] {
  const texts = wanted.map((code) => WANTED.find(([pattern]) => pattern.test(code))?.[1] ?? SOMETHING_ELSE);
  return [...new Set(texts)];
}

type Standing = Pick<PayoutStatusProps, 'state' | 'charges' | 'payouts' | 'missing' | 'deadlineText'>;

export function toStanding(account: PayoutAccountStateFragment, creating: boolean): Standing {
  const { state, charges, payouts, wanted, wantedBy } = account;
  return {
    state: creating ? 'creating' : states[state],
    charges: charges === null ? undefined : capabilities[charges],
    payouts: payouts === null ? undefined : capabilities[payouts],
    missing: wantedTexts(wanted),
    deadlineText: wantedBy === null ? undefined : `À donner avant le ${formatDay(wantedBy)}.`,
  };
}

/** Whether there is no account that the provider knows, so that one is to be made. */
export function isMissing({ state }: PayoutAccountStateFragment): boolean {
  return state === 'NONE' || state === 'DISCONNECTED';
}
