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

describe('an account', () => {
  test('whose form was not filled in waits for its owner, and lists nothing: the form asks for everything', () => {
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

  test('that was filled in and cannot be charged yet is being checked', () => {
    expect(payoutAccountOf(account())).toMatchObject({ state: 'REVIEW', charges: 'WAITING', payouts: 'WAITING' });
    expect(payoutAccountOf(account({ chargesEnabled: true }))).toMatchObject({
      state: 'REVIEW',
      charges: 'ON',
      payouts: 'WAITING',
    });
  });

  test('that can be charged and paid out is active', () => {
    expect(payoutAccountOf(account(all))).toMatchObject({ state: 'ACTIVE', charges: 'ON', payouts: 'ON' });
  });

  test('of which something more is wanted is restricted, whatever still works', () => {
    expect(
      payoutAccountOf(account({ ...all, payoutsEnabled: false, wanted: ['external_account'], wantedBy: soon })),
    ).toEqual({ state: 'RESTRICTED', charges: 'ON', payouts: 'OFF', wanted: ['external_account'], wantedBy: soon });
  });

  test('that is none says nothing else', () => {
    expect(withoutAccount(PayoutState.NONE)).toEqual({
      state: 'NONE',
      charges: null,
      payouts: null,
      wanted: [],
      wantedBy: null,
    });
  });
});
