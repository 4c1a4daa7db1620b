import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IntentRequest } from '../../../server/payments/stripe/gateway';
import { type PaymentGateway, stripeGateway } from '../../../server/payments/stripe/stripe-gateway';
import { createServices } from '../../../server/platform/context';
import { freshDatabase } from '../../support/database';
import { addToCart, windowsOf } from '../../support/ordering';
import { aPaymentSandbox, BAKERY, KEYS } from '../../support/payment-sandbox';
import { aCustomer, anItem, aShop, createFixtures } from '../../support/fixtures';

let sandbox: Awaited<ReturnType<typeof aPaymentSandbox>>;
beforeAll(async () => {
  sandbox = await aPaymentSandbox({ databaseUrl: await freshDatabase() });
});
afterAll(() => sandbox.close());

const request = (more: Partial<IntentRequest>): IntentRequest => ({
  amountCents: 1279,
  destination: BAKERY,
  applicationFeeCents: 29,
  statementSuffix: 'LE FOURNIL',
  metadata: { checkoutId: 'c', shopId: 's' },
  idempotencyKey: 'key',
  ...more,
});

describe('a 500 error of the payment provider', () => {
  const ITS_OWN = { error: { type: 'api_error', message: 'An unexpected error occurred.' } };

  test('a 500 error is replayed for its idempotency key, and retries create exactly one payment', async () => {
    await sandbox.pool.query(`
      create function payment_sandbox.fail() returns trigger language plpgsql as $$ begin raise 'down'; end $$;
      create trigger down before insert on payment_sandbox.objects execute function payment_sandbox.fail()`);
    const asked = request({ idempotencyKey: 'failed' });
    await expect(sandbox.gateway.createIntent(asked)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await sandbox.pool.query('drop function payment_sandbox.fail cascade');

    const same = {
      ...{ amount: 1279, currency: 'eur', allowed_payment_method_types: ['card' as const] },
      ...{ transfer_data: { destination: BAKERY }, application_fee_amount: 29 },
      ...{ statement_descriptor_suffix: 'LE FOURNIL', metadata: { checkoutId: 'c', shopId: 's' } },
    };
    const again = sandbox.stripe.paymentIntents.create(same, { idempotencyKey: 'failed' });
    await expect(again).rejects.toMatchObject({ statusCode: 500, headers: { 'idempotent-replayed': 'true' } });
    const answers = await Promise.all([asked, asked, asked].map((one) => sandbox.gateway.createIntent(one)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await sandbox.gateway.createIntent(asked)).id).toBe(answers[0]?.id);
  });

  test('a refund whose success was hidden by a 500 error is not made twice', async () => {
    const { id } = await sandbox.anIntent(1000);
    await sandbox.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    const idempotencyKey = `refund:hidden ${id}`;
    const ask = () =>
      sandbox.gateway.refund({
        ...{ intentId: id, amountCents: 400, idempotencyKey, requestedAt: sandbox.clock.now() },
        ...{ reason: 'Annulée', fromShop: { serviceChargeCents: 29 } },
      });
    const made = await ask();
    await sandbox.pool.query(
      `update payment_sandbox.idempotency set status = 500, answer = $2 where key = 'secret:' || $1`,
      [idempotencyKey, JSON.stringify(ITS_OWN)],
    );
    expect(await ask()).toEqual(made);
    expect(await sandbox.gateway.retrieveIntent(id)).toMatchObject({ refundedCents: 400 });
  });
});

describe('the shared deadline of payment provider calls', () => {
  test('calls that share a deadline all fail with UNAVAILABLE once it has passed', async () => {
    const asked: string[] = [];
    const silent = createServer((socket) => void socket.once('data', (data) => asked.push(data.toString())));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const base = new URL(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    const hanging = stripeGateway(KEYS, { clock: sandbox.clock, sandboxBase: () => base });
    const answerBy = performance.now() + 3000;
    const calls = [
      () => hanging.createIntent(request({ answerBy })),
      () => hanging.cancelIntent('pi_1', answerBy),
      () => hanging.retrieveIntent('pi_1', answerBy),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(asked).toHaveLength(1);
    silent.close();
  });

  test('all payment provider calls of one checkout share a deadline of at most eight seconds', async () => {
    const fixtures = await createFixtures(await freshDatabase(), {}, { faults: { silent: true } });
    try {
      const shop = await aShop(fixtures, { capacityUnits: 9 });
      const itemId = await anItem(fixtures, shop.id);
      const customer = await aCustomer(fixtures);
      await addToCart(fixtures, customer, { itemId });
      const windows = await windowsOf(fixtures, shop.id, customer.token);
      const { gateway } = fixtures.product.parts;
      let given: (number | undefined)[] = [];
      const watched: PaymentGateway = {
        ...gateway,
        createIntent: (asked) => (given.push(asked.answerBy), gateway.createIntent(asked)),
        cancelIntent: (id, answerBy) => (given.push(answerBy), gateway.cancelIntent(id, answerBy)),
        retrieveIntent: (id, answerBy) => (given.push(answerBy), gateway.retrieveIntent(id, answerBy)),
      };
      const { checkouts } = createServices({ ...fixtures.product.parts, gateway: watched });
      const start = async (startsAt: string | undefined) => {
        given = [];
        const window = { startsAt: new Date(startsAt ?? '') };
        await checkouts.start(customer.id, { shopId: shop.id, window, statedTotalCents: null });
        const [answerBy = 0] = given;
        expect(answerBy).toBeLessThan(performance.now() + 8000);
        return given.map((one) => one === answerBy);
      };
      expect(await start(windows[0])).toEqual([true]);
      expect(await start(windows[0])).toEqual([true, true]);
      expect(await start(windows[1])).toEqual([true, true]);
    } finally {
      await fixtures.stop();
    }
  });
});
