import { expect, test } from 'vitest';
import type { PayoutAccountStateFragment } from '../../../graphql/generated/owner/payouts';
import { incomplete } from '../../../.storybook/results/payouts';
import { isMissing, toStanding, wantedTexts } from './payouts-view';

const ZONE = 'Europe/Paris';
const account = (more: Partial<PayoutAccountStateFragment> = {}): PayoutAccountStateFragment => ({
  ...incomplete,
  state: 'RESTRICTED',
  charges: 'ON',
  payouts: 'OFF',
  ...more,
});

test.each([
  ['external_account', 'IBAN de l’établissement'],
  ['individual.verification.document', 'Pièce d’identité'],
  ['individual.verification.additional_document', 'Justificatif de domicile'],
  ['individual.dob.day', 'Date de naissance'],
  ['individual.address.line1', 'Adresse'],
  ['tos_acceptance.date', 'Acceptation des conditions de Stripe'],
  ['business_profile.name', 'Informations sur l’établissement'],
  ['company.tax_id', 'Numéro SIREN ou de TVA'],
  ['company.verification.document', 'Document de l’établissement'],
  ['something.new', 'Une information que Stripe vous précisera'],
])('Stripe’s requirement %s is listed as « %s », once', (code, text) => {
  expect(wantedTexts([code, code.replace('individual', 'person_1')])).toEqual([text]);
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
