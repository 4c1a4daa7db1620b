import { expect, test } from 'vitest';
import type { PayoutAccountStateFragment } from '../../../graphql/generated/owner/payouts';
import { isMissing, toStanding, wantedTexts } from './payouts-view';

const ZONE = 'Europe/Paris';
const account = (more: Partial<PayoutAccountStateFragment> = {}): PayoutAccountStateFragment => ({
  __typename: 'PayoutAccount',
  state: 'RESTRICTED',
  charges: 'ON',
  payouts: 'OFF',
  wanted: [],
  wantedBy: null,
  ...more,
});

test('Stripe’s requirements are listed in French without duplicates', () => {
  expect(
    wantedTexts([
      'external_account',
      'individual.verification.document',
      'person_1.verification.document',
      'individual.verification.additional_document',
      'individual.dob.day',
      'individual.address.line1',
      'tos_acceptance.date',
      'business_profile.name',
      'company.tax_id',
      'company.verification.document',
      'something.new',
    ]),
  ).toEqual([
    'IBAN de l’établissement',
    'Pièce d’identité',
    'Justificatif de domicile',
    'Date de naissance',
    'Adresse',
    'Acceptation des conditions de Stripe',
    'Informations sur l’établissement',
    'Numéro SIREN ou de TVA',
    'Document de l’établissement',
    'Une information que Stripe vous précisera',
  ]);
});

test('a payout account shows its state, missing information and deadline', () => {
  expect(toStanding(account({ wanted: ['external_account'], wantedBy: '2026-11-30T12:00:00Z' }), false, ZONE)).toEqual({
    state: 'RESTRICTED',
    charges: 'ON',
    payouts: 'OFF',
    missing: ['IBAN de l’établissement'],
    deadlineText: 'À donner avant le lundi 30 novembre.',
  });
});

test('a payout account that does not exist or was disconnected is to be created', () => {
  expect(
    (['NONE', 'DISCONNECTED', 'INCOMPLETE', 'ACTIVE'] as const).map((state) => isMissing(account({ state }))),
  ).toEqual([true, true, false, false]);
  const none = account({ state: 'NONE', charges: null, payouts: null });
  expect(toStanding(none, true, ZONE)).toMatchObject({ state: 'CREATING', charges: null });
  expect(toStanding(none, false, ZONE)).toMatchObject({ state: 'NONE' });
  expect(toStanding(account({ state: 'DISCONNECTED' }), false, ZONE)).toMatchObject({ state: 'NONE' });
});
