import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { reverseTransfer } from '../../../server/payments/stripe/stripe-refunds';
import { freshDatabase } from '../../support/database';
import { aPaymentSandbox } from '../../support/payment-sandbox';

let sandbox: Awaited<ReturnType<typeof aPaymentSandbox>>;
beforeAll(async () => {
  sandbox = await aPaymentSandbox({ databaseUrl: await freshDatabase() });
});
afterAll(() => sandbox.close());

test.each([
  ['before', 'retrieve'],
  ['after', 'retrieve'],
  ['before', 'listReversals'],
  ['after', 'listReversals'],
] as const)(
  'a transfer is reversed once when another process reverses it %s the call of transfers.%s',
  async (when, method) => {
    const { id } = await sandbox.anIntent(1279);
    await sandbox.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    const request = { intentId: id, amountCents: 1250, idempotencyKey: `dispute:${when}:${method}` };
    const { transfers } = sandbox.stripe;
    const original = transfers[method].bind(transfers) as (...args: unknown[]) => Promise<unknown>;
    const spy = vi.spyOn(transfers, method).mockImplementationOnce((async (...args: unknown[]) => {
      const answer = when === 'after' ? await original(...args) : null;
      expect(await sandbox.gateway.reverseTransfer(request)).toBe(1250);
      return answer ?? original(...args);
    }) as never);
    expect(await reverseTransfer(sandbox.stripe, request)).toBe(1250);
    spy.mockRestore();
    const { rows } = await sandbox.pool.query(
      `select (t.data->>'amount_reversed')::int as cents from payment_sandbox.objects t
       join payment_sandbox.objects c on c.id = t.data->>'source_transaction' where c.data->>'payment_intent' = $1`,
      [id],
    );
    expect(rows).toEqual([{ cents: 1250 }]);
  },
);
