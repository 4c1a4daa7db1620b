import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import type { PaymentAccount } from './stripe/gateway';
import { payoutAccountOf, withoutAccount, PayoutState } from './payout.service';

const account = (more: Partial<PaymentAccount> = {}): PaymentAccount => ({
  id: 'acct_1',
  chargesEnabled: false,
  payoutsEnabled: false,
  detailsSubmitted: true,
  wanted: [],
  wantedBy: null,
  ...more,
});
const all = { chargesEnabled: true, payoutsEnabled: true };
const soon = new Date('2026-11-30T12:00:00Z');

const wanted = { wanted: ['external_account'], wantedBy: soon };
const nothing = { wanted: [], wantedBy: null };

describe('payout account state', () => {
  test.each([
    [
      'INCOMPLETE and lists no requirements until the account’s form is submitted',
      { detailsSubmitted: false, ...wanted },
      { state: 'INCOMPLETE', charges: 'WAITING', payouts: 'WAITING', ...nothing },
    ],
    [
      'REVIEW when the form is submitted and neither charges nor payouts are enabled yet',
      {},
      { state: 'REVIEW', charges: 'WAITING', payouts: 'WAITING', ...nothing },
    ],
    [
      'REVIEW when the form is submitted and payouts are not enabled yet',
      { chargesEnabled: true },
      { state: 'REVIEW', charges: 'ON', payouts: 'WAITING', ...nothing },
    ],
    ['ACTIVE when charges and payouts are enabled', all, { state: 'ACTIVE', charges: 'ON', payouts: 'ON', ...nothing }],
    [
      'RESTRICTED when Stripe requires more information, even while charges still work',
      { chargesEnabled: true, ...wanted },
      { state: 'RESTRICTED', charges: 'ON', payouts: 'OFF', ...wanted },
    ],
  ])('payout state is %s', (_when, facts, expected) => {
    expect(payoutAccountOf(account(facts))).toEqual(expected);
  });

  test('payout state reports only "no account" when the shop has none', () => {
    expect(withoutAccount(PayoutState.NONE)).toEqual({ state: 'NONE', charges: null, payouts: null, ...nothing });
  });
});
