import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import type { PaymentAccount } from './gateway';
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

describe('payout account state', () => {
  test('payout state is INCOMPLETE and lists no requirements until the account’s form is submitted', () => {
    expect(payoutAccountOf(account({ detailsSubmitted: false, wanted: ['external_account'], wantedBy: soon }))).toEqual(
      {
        state: 'INCOMPLETE',
        charges: 'WAITING',
        payouts: 'WAITING',
        wanted: [],
        wantedBy: null,
      },
    );
  });

  test('payout state is REVIEW when the form is submitted and charges or payouts are not enabled yet', () => {
    expect(payoutAccountOf(account())).toMatchObject({ state: 'REVIEW', charges: 'WAITING', payouts: 'WAITING' });
    expect(payoutAccountOf(account({ chargesEnabled: true }))).toMatchObject({
      state: 'REVIEW',
      charges: 'ON',
      payouts: 'WAITING',
    });
  });

  test('payout state is ACTIVE when charges and payouts are enabled', () => {
    expect(payoutAccountOf(account(all))).toMatchObject({ state: 'ACTIVE', charges: 'ON', payouts: 'ON' });
  });

  test('payout state is RESTRICTED when Stripe requires more information, even while charges still work', () => {
    expect(
      payoutAccountOf(account({ ...all, payoutsEnabled: false, wanted: ['external_account'], wantedBy: soon })),
    ).toEqual({ state: 'RESTRICTED', charges: 'ON', payouts: 'OFF', wanted: ['external_account'], wantedBy: soon });
  });

  test('payout state reports only "no account" when the shop has none', () => {
    expect(withoutAccount(PayoutState.NONE)).toEqual({
      state: 'NONE',
      charges: null,
      payouts: null,
      wanted: [],
      wantedBy: null,
    });
  });
});
