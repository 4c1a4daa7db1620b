import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { paymentEventOf } from './stripe-views';

const incidentWith = (status: string, type = 'charge.dispute.closed') => {
  const dispute = { object: 'dispute', id: 'dp_1', amount: 679, reason: 'fraudulent', status, payment_intent: 'pi_1' };
  const data = { object: { ...dispute, evidence_details: { due_by: null } } };
  return paymentEventOf({ id: 'evt_1', type, livemode: false, data } as Stripe.Event).incident;
};

describe('paymentEventOf', () => {
  it.each([
    ['warning_needs_response', 'warning_needs_response', false, false],
    ['warning_under_review', 'warning_under_review', false, false],
    ['warning_closed', 'warning_closed', false, true],
    ['needs_response', 'needs_response', true, false],
    ['under_review', 'under_review', true, false],
    ['won', 'won', true, true],
    ['lost', 'lost', true, true],
    ['prevented', 'lost', true, true],
    ['charge_refunded', 'won', true, true],
  ])('reads a dispute with Stripe status %s as %s', (given, status, takesMoney, isClosed) => {
    expect(incidentWith(given)).toMatchObject({ status, takesMoney, isClosed });
  });

  it('reads a dispute whose funds are reinstated after a loss as won', () => {
    expect(incidentWith('lost', 'charge.dispute.funds_reinstated')).toMatchObject({ status: 'won', isClosed: true });
  });
});
