import { createServer, type AddressInfo } from 'node:net';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { stripeGateway } from '../../../server/payments/stripe/stripe-gateway';
import { reverseTransfer } from '../../../server/payments/stripe/stripe-refunds';
import { freshDatabase } from '../../support/database';
import { aPaymentSandbox, BAKERY, intentRequest as request, KEYS } from '../../support/payment-sandbox';

const sandbox = await aPaymentSandbox({ databaseUrl: await freshDatabase() });
afterAll(() => sandbox.close());

const refundOf = (intentId: string, amountCents: number, idempotencyKey: string, hoursAgo = 0) =>
  sandbox.gateway.refund({
    ...{ intentId, amountCents, idempotencyKey, reason: 'Annulée', fromShop: { serviceChargeCents: 29 } },
    requestedAt: new Date(sandbox.clock.now().getTime() - hoursAgo * 3_600_000),
  });

describe('requests with the same idempotency key', () => {
  test('twenty simultaneous requests with one idempotency key create one payment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sandbox.gateway.createIntent(request({ idempotencyKey: 'race' }))),
    );

    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await sandbox.eventsOf(answers[0]?.id ?? '', 'payment_intent.created')).toBe(1);
  });

  test('a request with a used idempotency key and another content fails with CONFLICT', async () => {
    await sandbox.gateway.createIntent(request({ idempotencyKey: 'reused' }));
    const reused = sandbox.gateway.createIntent(request({ idempotencyKey: 'reused', amountCents: 2000 }));
    await expect(reused).rejects.toMatchObject({ name: 'Fault', code: 'CONFLICT' });
  });

  test('a request refused as invalid may be sent again, corrected, with the same idempotency key', async () => {
    const tooSmall = sandbox.gateway.createIntent(request({ idempotencyKey: 'mended', amountCents: 49 }));
    await expect(tooSmall).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    const mended = await sandbox.gateway.createIntent(request({ idempotencyKey: 'mended' }));
    expect(mended).toMatchObject({ amountCents: 1279 });
  });

  test('a repeated card confirmation returns the same decline without asking the bank again', async () => {
    const { id } = await sandbox.anIntent();
    const card = { payment_method: 'pm_card_visa_chargeDeclined' };
    const pay = () => sandbox.stripe.paymentIntents.confirm(id, card, { idempotencyKey: `pay:${id}` });
    const declined = { type: 'StripeCardError', decline_code: 'generic_decline' };
    for (let time = 0; time < 2; time++) await expect(pay()).rejects.toMatchObject(declined);
    expect(await sandbox.eventsOf(id, 'payment_intent.payment_failed')).toBe(1);
  });
});

test('a payment to an account that does not exist or cannot be charged yet fails with CONFLICT', async () => {
  const unknown = sandbox.gateway.createIntent(request({ idempotencyKey: 'nobody', destination: 'acct_nobody' }));
  await expect(unknown).rejects.toMatchObject({ code: 'CONFLICT' });
  const owner = { shopId: 's', email: 'new@demo.test', idempotencyKey: 'acct:s' };
  const account = await sandbox.gateway.createAccount(owner);
  expect(account).toMatchObject({ chargesEnabled: false, payoutsEnabled: false, detailsSubmitted: false });
  const early = sandbox.gateway.createIntent(request({ idempotencyKey: 'early', destination: account.id }));
  const message = 'Cette boutique ne peut pas être payée pour le moment.';
  await expect(early).rejects.toMatchObject({ code: 'CONFLICT', message });
});

describe('saved cards at the payment gateway', () => {
  const aPayer = (accountId: string) =>
    sandbox.gateway.createPayer({ accountId, idempotencyKey: `payer:${accountId}` });

  test('a card is saved when it has paid, not when it was declined, and pays for its own customer only', async () => {
    const { gateway, stripe } = sandbox;
    const [payer, other] = [await aPayer('b'), await aPayer('c')];
    const [{ id: intentId }, { id: others }] = [await sandbox.anIntent(), await sandbox.anIntent()];
    expect(await gateway.attachStripeCustomer({ intentId, payer, keepsCard: true })).toBe(true);
    const refused = stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa_chargeDeclined' });
    await expect(refused).rejects.toMatchObject({ type: 'StripeCardError' });
    expect(await gateway.listCards(payer)).toEqual([]);
    await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_mastercard' });
    const [card] = await gateway.listCards(payer);
    expect(card).toMatchObject({ brand: 'mastercard', last4: '4444' });

    const id = card?.id ?? '';
    await gateway.attachStripeCustomer({ intentId: others, payer: other, keepsCard: false });
    await expect(stripe.paymentIntents.confirm(others, { payment_method: id })).rejects.toThrow('does not belong');
    await gateway.attachStripeCustomer({ intentId: others, payer, keepsCard: false });
    expect(await stripe.paymentIntents.confirm(others, { payment_method: id })).toMatchObject({ status: 'succeeded' });
    // What is paid stays as it is.
    expect(await gateway.attachStripeCustomer({ intentId: others, payer: other, keepsCard: true })).toBe(true);

    await gateway.discardCard(id);
    await gateway.discardCard(id);
    expect(await gateway.listCards(payer)).toEqual([]);
  });

  test('an unknown Stripe customer cannot be attached, has no cards and can be deleted without an error', async () => {
    const { id: intentId } = await sandbox.anIntent();
    expect(await sandbox.gateway.attachStripeCustomer({ intentId, payer: 'cus_nobody', keepsCard: true })).toBe(false);
    expect(await sandbox.gateway.listCards('cus_nobody')).toEqual([]);
    await sandbox.gateway.deleteStripeCustomer('cus_nobody');
  });
});

describe('refunds at the payment gateway', () => {
  test('refunds never exceed the amount paid, in parts or at once', async () => {
    const { id } = await sandbox.aPaidIntent(1000);
    const refund = (cents: number, key: string) => refundOf(id, cents, `${id}:${key}`);
    const parts = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => refund(300, String(n))));

    expect(parts.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await sandbox.gateway.retrieveIntent(id)).toMatchObject({ status: 'succeeded', refundedCents: 900 });
    expect(await refund(100, 'rest')).toMatchObject({ status: 'succeeded' });
    expect(await sandbox.gateway.retrieveIntent(id)).toMatchObject({ refundedCents: 1000 });
    expect(await sandbox.eventsOf(id, 'charge.refunded')).toBe(4);
    await expect(refund(100, 'again')).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('refunds that return the platform’s fee return it in proportion', async () => {
    const { id } = await sandbox.aPaidIntent(1329);
    const feeBackAfter = async (amount: number) => {
      const asked = { payment_intent: id, amount, refund_application_fee: true, expand: ['charge'] };
      const { charge } = await sandbox.stripe.refunds.create(asked);
      const { application_fee: fee } = charge as { application_fee: string };
      return (await sandbox.stripe.applicationFees.retrieve(fee)).amount_refunded;
    };
    expect(await feeBackAfter(650)).toBe(14);
    expect(await feeBackAfter(679)).toBe(29);
  });

  test.each([1000, 400])(
    'a refund of %i of 1000 cents repeated after its idempotency key expired is the same refund',
    async (cents) => {
      const { id } = await sandbox.aPaidIntent(1000);
      const first = await refundOf(id, cents, `refund:${id}`);
      await sandbox.pool.query('delete from payment_sandbox.idempotency');
      expect(await refundOf(id, cents, `refund:${id}`, 25)).toEqual(first);
      expect(await sandbox.gateway.retrieveIntent(id)).toMatchObject({ refundedCents: cents });
    },
  );

  test('refunding a payment intent that is not paid fails', async () => {
    const { id } = await sandbox.anIntent();
    await expect(refundOf(id, 500, `early:${id}`)).rejects.toMatchObject({ name: 'Fault' });
  });
});

test('cancelIntent returns a payment that has succeeded instead of cancelling it', async () => {
  const { id } = await sandbox.aPaidIntent(1000);
  expect(await sandbox.gateway.cancelIntent(id)).toMatchObject({ id, status: 'succeeded' });
});

test('an unknown payment is retrieved as null, and cancelling it fails with NOT_FOUND', async () => {
  expect(await sandbox.gateway.retrieveIntent('pi_unknown')).toBeNull();
  await expect(sandbox.gateway.cancelIntent('pi_unknown')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('listRecentIntents returns every payment since an instant, over several pages', async () => {
  const made = await Promise.all(Array.from({ length: 105 }, () => sandbox.anIntent(600)));
  const since = new Date(sandbox.clock.now().getTime() - 60_000);

  const listed = new Set<string>();
  for await (const { id } of sandbox.gateway.listRecentIntents(since)) listed.add(id);

  expect(made.filter(({ id }) => !listed.has(id))).toEqual([]);
  const later = new Date(sandbox.clock.now().getTime() + 60_000);
  for await (const { id } of sandbox.gateway.listRecentIntents(later)) expect.unreachable(id);
});

test.each([
  ['before', 'retrieve'],
  ['after', 'retrieve'],
  ['before', 'listReversals'],
  ['after', 'listReversals'],
] as const)(
  'a transfer is reversed once when another process reverses it %s the call of transfers.%s',
  async (when, method) => {
    const { id } = await sandbox.aPaidIntent();
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
      ...{ statement_descriptor_suffix: 'LE FOURNIL', metadata: asked.metadata },
    };
    const again = sandbox.stripe.paymentIntents.create(same, { idempotencyKey: 'failed' });
    await expect(again).rejects.toMatchObject({ statusCode: 500, headers: { 'idempotent-replayed': 'true' } });
    const answers = await Promise.all([asked, asked, asked].map((one) => sandbox.gateway.createIntent(one)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await sandbox.gateway.createIntent(asked)).id).toBe(answers[0]?.id);
  });

  test('a refund whose success was hidden by a 500 error is not made twice', async () => {
    const { id } = await sandbox.aPaidIntent(1000);
    const idempotencyKey = `refund:hidden ${id}`;
    const ask = () => refundOf(id, 400, idempotencyKey);
    const made = await ask();
    await sandbox.pool.query(
      `update payment_sandbox.idempotency set status = 500, answer = $2 where key = 'secret:' || $1`,
      [idempotencyKey, JSON.stringify(ITS_OWN)],
    );
    expect(await ask()).toEqual(made);
    expect(await sandbox.gateway.retrieveIntent(id)).toMatchObject({ refundedCents: 400 });
  });
});

describe('the payment API called from a browser', () => {
  const ask = (path: string, key: string | undefined, form?: Record<string, string>) =>
    fetch(new URL(path, sandbox.base), {
      method: form ? 'POST' : 'GET',
      ...(key && { headers: { authorization: `Bearer ${key}` } }),
      ...(form && { body: new URLSearchParams(form) }),
    });

  test('a browser with a payment’s client secret reads that payment only, without its metadata', async () => {
    const { id, clientSecret } = await sandbox.anIntent();
    const seen = await ask(`/v1/payment_intents/${id}?client_secret=${clientSecret}`, KEYS.publishableKey);
    expect(seen.status).toBe(200);
    expect(Object.keys((await seen.json()) as object)).not.toEqual(expect.arrayContaining(['metadata']));
    const other = await sandbox.anIntent();
    const stolen = await ask(`/v1/payment_intents/${other.id}?client_secret=${clientSecret}`, KEYS.publishableKey);
    expect(stolen.status).toBe(404);
    expect((await ask(`/v1/payment_intents/${id}`, KEYS.publishableKey)).status).toBe(400);
  });

  test('a browser’s publishable key is rejected for calls that belong to the server', async () => {
    const { id } = await sandbox.anIntent();
    const paths = ['/v1/payment_intents', '/v1/refunds', `/v1/accounts/${BAKERY}`];
    for (const path of paths) expect((await ask(path, KEYS.publishableKey)).status).toBe(401);
    expect((await ask(`/v1/payment_intents/${id}/cancel`, KEYS.publishableKey, {})).status).toBe(401);
    expect((await ask('/v1/refunds', undefined)).status).toBe(401);
    expect((await ask('/v1/refunds', 'sk_test_wrong')).status).toBe(401);
  });

  test('invalid requests to the payment API get an error of one shape, whatever they contain', async () => {
    const JSON_TYPE = { 'content-type': 'application/json' };
    const answers = await Promise.all([
      ask('/v1/nothing', KEYS.secretKey),
      ask('/v1/payment_intents', KEYS.secretKey, { 'a[b][c][d][e][f][g][h][i]': '1' }),
      ask('/v1/payment_intents', KEYS.secretKey, { amount: '1e3', currency: 'eur' }),
      ask('/v1/payment_intents', KEYS.secretKey, { __proto__: 'x', 'constructor[prototype]': 'x' }),
      ask('/v1/payment_intents', KEYS.secretKey, { amount: '450', currency: 'eur', 'metadata[note]': 'a\0b' }),
      ask('/v1/payment_intents/pi_%00', KEYS.secretKey),
      ask('/v1/refunds?created[gte]=99999999999', KEYS.secretKey),
      fetch(new URL('/v1/refunds', sandbox.base), { method: 'POST', body: '{}', headers: JSON_TYPE }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 400, 400, 400, 400, 400, 200, 415]);
    const error = expect.objectContaining({ type: 'invalid_request_error', message: expect.any(String) }) as object;
    for (const answer of answers.filter(({ ok }) => !ok)) expect(await answer.json()).toEqual({ error });
  });
});

test('a payment provider that cannot be reached is reported as UNAVAILABLE', async () => {
  const nowhere = stripeGateway(KEYS, { clock: sandbox.clock, sandboxBase: () => new URL('http://127.0.0.1:9') });
  const message = 'Le paiement est momentanément indisponible. Réessayez dans un instant.';
  await expect(nowhere.retrieveIntent('pi_1')).rejects.toMatchObject({ code: 'UNAVAILABLE', message });
});

test('calls that share a deadline all fail with UNAVAILABLE once it has passed', async () => {
  const asked: string[] = [];
  const silent = createServer((socket) => void socket.once('data', (data) => asked.push(data.toString())));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const base = new URL(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  const hanging = stripeGateway(KEYS, { clock: sandbox.clock, sandboxBase: () => base });
  const answerBy = performance.now() + 3000;
  const calls = [
    () => hanging.createIntent(request({ idempotencyKey: 'key', answerBy })),
    () => hanging.cancelIntent('pi_1', answerBy),
    () => hanging.retrieveIntent('pi_1', answerBy),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(asked).toHaveLength(1);
  silent.close();
});
