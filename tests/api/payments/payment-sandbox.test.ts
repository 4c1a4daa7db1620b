import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answerBankConfirmation, confirmSandboxCard } from '../../../web/customer/payment/sandbox-card';
import { freshDatabase } from '../../support/database';
import { aPaymentSandbox, BAKERY, KEYS } from '../../support/payment-sandbox';

const sandbox = await aPaymentSandbox({ databaseUrl: await freshDatabase() });
const { publishableKey } = KEYS;

beforeAll(() => {
  // The page and the sandbox share an origin, which Node's fetch does not have.
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => fetch(new URL(path, sandbox.base), init));
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await sandbox.close();
});

const card = (number: string) => ({ number, expMonth: 12, expYear: 34, cvc: '123' });
const GOOD = card('4242 4242 4242 4242');
const WITH_BANK = card('4000 0025 0000 3155');
const pay = (clientSecret: string, using = GOOD) => confirmSandboxCard({ publishableKey, clientSecret, card: using });
const bankAnswers = (clientSecret: string, approve: boolean) =>
  answerBankConfirmation({ publishableKey, clientSecret, approve });

test('a good card pays the shop, less the service charge', async () => {
  const { id, clientSecret } = await sandbox.anIntent(1279);

  expect(await pay(clientSecret)).toEqual({ status: 'succeeded' });

  expect(await sandbox.gateway.retrieveIntent(id)).toMatchObject({
    ...{ status: 'succeeded', amountCents: 1279, currency: 'eur', livemode: false, refundedCents: 0 },
    ...{ destination: BAKERY, metadata: { shopId: 'shop-1' } },
  });
  const paid = await sandbox.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  expect(paid.latest_charge).toMatchObject({
    paid: true,
    application_fee_amount: 29,
    transfer_data: { destination: BAKERY },
    payment_method_details: { card: { last4: '4242' } },
  });
});

test.each([
  ['4000 0000 0000 0002', 'card_declined', 'generic_decline', 'Votre carte a été refusée.'],
  ['4000 0000 0000 9995', 'card_declined', 'insufficient_funds', 'Votre carte ne dispose pas de fonds suffisants.'],
  ['4000 0000 0000 0069', 'expired_card', 'expired_card', 'Votre carte a expiré.'],
  ['4000 0000 0000 0127', 'incorrect_cvc', 'incorrect_cvc', 'Le code de sécurité de votre carte est incorrect.'],
])('the card %s is refused (%s, %s) and another one may then pay', async (number, code, declineCode, message) => {
  const { id, clientSecret } = await sandbox.anIntent();

  const refused = await pay(clientSecret, card(number));

  expect(refused).toEqual({ status: 'failed', message, declined: true });
  const after = { status: 'requires_payment_method', last_payment_error: { code, decline_code: declineCode } };
  expect(await sandbox.stripe.paymentIntents.retrieve(id)).toMatchObject(after);
  expect(await sandbox.eventsOf(id, 'payment_intent.payment_failed')).toBe(1);
  expect(await pay(clientSecret)).toMatchObject({ status: 'succeeded' });
});

test.each([
  [card('4242 4242 4242 4241'), 'Votre numéro de carte est incorrect.'],
  [{ ...GOOD, expYear: 2020 }, 'L’année d’expiration de votre carte est invalide.'],
  [{ ...GOOD, expMonth: 13 }, 'Le mois d’expiration de votre carte est invalide.'],
  [{ ...GOOD, cvc: '12' }, 'Le code de sécurité de votre carte est invalide.'],
])('a mistyped card is refused before the bank is asked: %o', async (mistyped, message) => {
  const { id, clientSecret } = await sandbox.anIntent();

  expect(await pay(clientSecret, mistyped)).toMatchObject({ status: 'failed', message });
  expect(await sandbox.eventsOf(id, 'payment_intent.payment_failed')).toBe(0);
});

test('a card number that is not a test card is never accepted by the sandbox', async () => {
  const { clientSecret } = await sandbox.anIntent();
  const refused = await pay(clientSecret, card('4111 1111 1111 1111'));
  expect(refused).toMatchObject({ status: 'failed', message: expect.stringContaining('cartes de test') });
});

test('a card that needs the bank’s confirmation is charged only after it', async () => {
  const { id, clientSecret } = await sandbox.anIntent();

  expect(await pay(clientSecret, WITH_BANK)).toEqual({ status: 'requires_action' });
  expect(await sandbox.gateway.retrieveIntent(id)).toMatchObject({ status: 'requires_action' });

  expect(await bankAnswers(clientSecret, true)).toMatchObject({ status: 'succeeded' });
  expect(await sandbox.eventsOf(id, 'payment_intent.requires_action')).toBe(1);
  expect(await sandbox.eventsOf(id, 'payment_intent.succeeded')).toBe(1);
});

test('a payment that the bank refused can be paid with another card', async () => {
  const { id, clientSecret } = await sandbox.anIntent();
  await pay(clientSecret, WITH_BANK);

  const refused = await bankAnswers(clientSecret, false);

  expect(refused).toMatchObject({ status: 'failed', message: expect.stringContaining('banque') });
  expect(await sandbox.eventsOf(id, 'payment_intent.payment_failed')).toBe(1);
  expect(await pay(clientSecret)).toMatchObject({ status: 'succeeded' });
});

test('a payment waiting for the bank’s confirmation can be cancelled and can then not be paid', async () => {
  const { id, clientSecret } = await sandbox.anIntent();
  await pay(clientSecret, WITH_BANK);

  expect(await sandbox.gateway.cancelIntent(id)).toMatchObject({ status: 'canceled' });

  expect(await bankAnswers(clientSecret, true)).toMatchObject({ status: 'failed' });
  expect(await pay(clientSecret)).toMatchObject({ status: 'failed' });
  expect(await sandbox.gateway.retrieveIntent(id)).toMatchObject({ status: 'canceled' });
});

test('twenty simultaneous confirmations charge the card once', async () => {
  const { id, clientSecret } = await sandbox.anIntent();

  const answers = await Promise.all(Array.from({ length: 20 }, () => pay(clientSecret)));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['succeeded']));
  expect(await sandbox.eventsOf(id, 'payment_intent.succeeded')).toBe(1);
  const charges = `select 1 from payment_sandbox.objects where type = 'charge' and data->>'payment_intent' = $1`;
  expect((await sandbox.pool.query(charges, [id])).rows).toHaveLength(1);
});

test('twenty simultaneous bank answers, approvals and refusals, have one result', async () => {
  const { id, clientSecret } = await sandbox.anIntent();
  await pay(clientSecret, WITH_BANK);

  await Promise.all(Array.from({ length: 20 }, (_, n) => bankAnswers(clientSecret, n % 2 === 0)));

  const paid = await sandbox.eventsOf(id, 'payment_intent.succeeded');
  expect(paid + (await sandbox.eventsOf(id, 'payment_intent.payment_failed'))).toBe(1);
});

test('of a simultaneous cancellation and payment one wins, and the gateway reports which', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id, clientSecret } = await sandbox.anIntent();

    const [canceled, paid] = await Promise.all([sandbox.gateway.cancelIntent(id), pay(clientSecret)]);

    expect(canceled.status === 'canceled').toBe(paid.status === 'failed');
    expect(await sandbox.gateway.retrieveIntent(id)).toMatchObject({ status: canceled.status });
  }
});
