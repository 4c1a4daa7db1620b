import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import type { PaymentAccount } from './stripe/gateway';
import { payoutAccountOf, withoutAccount, PayoutState } from './payout.service';

const nothing = { wanted: [], wantedBy: null };
const wanted = { wanted: ['external_account'], wantedBy: new Date('2026-11-30T12:00:00Z') };
const all = { chargesEnabled: true, payoutsEnabled: true };
const submitted = { id: 'acct_1', chargesEnabled: false, payoutsEnabled: false, detailsSubmitted: true, ...nothing };
const account = (more: Partial<PaymentAccount> = {}): PaymentAccount => ({ ...submitted, ...more });
const state = (name: string, charges: string, payouts: string) => ({ state: name, charges, payouts });

describe('payout account state', () => {
  test.each([
    [
      'INCOMPLETE until the account’s form is submitted',
      { detailsSubmitted: false, ...wanted },
      state('INCOMPLETE', 'WAITING', 'WAITING'),
      nothing,
    ],
    ['REVIEW before charges and payouts are enabled', {}, state('REVIEW', 'WAITING', 'WAITING'), nothing],
    ['REVIEW before payouts are enabled', { chargesEnabled: true }, state('REVIEW', 'ON', 'WAITING'), nothing],
    ['ACTIVE when both are enabled', all, state('ACTIVE', 'ON', 'ON'), nothing],
    [
      'RESTRICTED when Stripe requires more',
      { chargesEnabled: true, ...wanted },
      state('RESTRICTED', 'ON', 'OFF'),
      wanted,
    ],
  ])('payout state is %s, and lists requirements only while restricted', (_when, facts, expected, listed) => {
    expect(payoutAccountOf(account(facts))).toEqual({ ...expected, ...listed });
  });

  test('payout state reports only "no account" when the shop has none', () => {
    expect(withoutAccount(PayoutState.NONE)).toEqual({ state: 'NONE', charges: null, payouts: null, ...nothing });
  });
});
