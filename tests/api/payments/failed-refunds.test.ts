import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createServices } from '../../../server/platform/context';
import type { PaymentGateway } from '../../../server/payments/stripe/stripe-gateway';
import { aPaymentWebhook } from '../../support/payment-webhook';
import { ownFixtures } from '../../support/own-fixtures';

const fixtures = await ownFixtures();
const room = await aPaymentWebhook(fixtures);

/** A refund enqueued for a payment that was made; no worker has carried it out yet. */
async function aPromise() {
  const { intentId } = await room.aPayment();
  const id = randomUUID();
  await room.rows(
    `insert into refund (id, intent_id, amount_cents, reason, cause, state, created_at)
     values ($1, $2, 100, 'Tombé.', 'LINES', 'PENDING', $3)`,
    [id, intentId, fixtures.product.clock.now()],
  );
  return { id, intentId };
}
const stateOf = async (id: string) =>
  (await room.rows<{ provider_id: string }>('select state, provider_id from refund where id = $1', [id]))[0];
const shownToOperator = () => room.audited('I1d');
const carriedOut = (refundId: string, gateway: Partial<PaymentGateway> = {}) =>
  createServices({
    ...fixtures.product.parts,
    gateway: { ...fixtures.product.parts.gateway, ...gateway },
  }).housekeeping.refund(refundId);

describe('a refund that fails at the provider', () => {
  test.each(['failed', 'canceled'])(
    'a refund answered as %s is recorded as failed, shown by the audit and not requested again',
    async (status) => {
      const { id } = await aPromise();
      let asked = 0;
      const refund = async () => ({ id: `re_${id}`, status, request: `refund:${id}`, asked: ++asked });
      await expect(carriedOut(id, { refund })).rejects.toThrow('Le prestataire n’a pas pu rembourser.');
      expect(await stateOf(id)).toEqual({ state: 'FAILED', provider_id: `re_${id}` });
      expect(await shownToOperator()).toContain(id);
      await carriedOut(id, { refund });
      expect(asked).toBe(1);
    },
  );

  test.each([
    ['refund.failed', 'failed'],
    ['refund.updated', 'failed'],
    ['charge.refund.updated', 'canceled'],
  ])(
    'a completed refund is recorded as failed and shown by the audit when %s reports the failure later',
    async (type, status) => {
      const { id, intentId } = await aPromise();
      await carriedOut(id);
      const done = await stateOf(id);
      expect(done).toMatchObject({ state: 'DONE' });
      expect(await shownToOperator()).not.toContain(id);
      const failed = { id: done?.provider_id, object: 'refund', status, payment_intent: intentId, metadata: {} };
      expect(await room.deliver(room.anEvent(type, failed))).toBe(200);
      expect(await stateOf(id)).toEqual({ ...done, state: 'FAILED' });
      expect(await shownToOperator()).toContain(id);
    },
  );

  test('a refund’s failure event that arrives before the answer of the call is matched by its request', async () => {
    const { id } = await aPromise();
    const failed = { id: `re_${id}`, object: 'refund', status: 'failed', metadata: { request: `refund:${id}` } };
    await carriedOut(id, {
      refund: async () => {
        await room.deliver(room.anEvent('refund.failed', failed));
        return { id: `re_${id}`, status: 'pending', request: `refund:${id}` };
      },
    });
    expect(await stateOf(id)).toEqual({ state: 'FAILED', provider_id: `re_${id}` });
  });
});

test('events of a completed refund or of unknown refunds change nothing', async () => {
  const { id } = await aPromise();
  await carriedOut(id);
  const done = await stateOf(id);
  const arrived = { id: done?.provider_id, object: 'refund', status: 'succeeded', metadata: {} };
  await room.deliver(room.anEvent('refund.updated', arrived));
  for (const metadata of [null, { request: 'refund:nonsense' }, { request: `refund:${randomUUID()}` }]) {
    const refund = { id: `re_${randomUUID()}`, object: 'refund', status: 'failed', metadata };
    const other = room.anEvent('refund.failed', refund);
    expect(await room.deliver(other)).toBe(200);
    expect(await room.rows('select 1 from stripe_event where id = $1 and handled_at is null', [other.id])).toEqual([]);
  }
  expect(await stateOf(id)).toEqual(done);
});
