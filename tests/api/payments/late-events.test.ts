import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createServices } from '../../../server/platform/context';
import { Fault } from '../../../server/errors';
import type { PaymentGateway } from '../../../server/payments/stripe/stripe-gateway';
import { signatureHeader } from '../../../server/sandbox/webhook-dispatcher';
import { cancelMine } from '../../support/order-steps';
import { addToCart, eventually, payByCard, placeOrder } from '../../support/ordering';
import { aPaymentWebhook } from '../../support/payment-webhook';
import { anItem, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures } from '../../support/own-fixtures';

// The provider's own news would come between: they wait.
const fixtures = await ownFixtures({}, { faults: { silent: true } });
const room = await aPaymentWebhook(fixtures);

const newsWith = (gateway: Partial<PaymentGateway>, now = () => fixtures.product.clock.now()) =>
  createServices({
    ...fixtures.product.parts,
    clock: { now },
    gateway: { ...fixtures.product.parts.gateway, ...gateway },
  }).paymentNews;
const receive = (event: object, news: ReturnType<typeof newsWith>) => {
  const body = JSON.stringify(event);
  return news.receive(Buffer.from(body), signatureHeader(body, fixtures.webhookSecret, fixtures.product.clock.now()));
};
const handled = async (id: string) =>
  (await room.rows('select 1 from stripe_event where id = $1 and handled_at is not null', [id])).length === 1;

test('an event that waits for the provider is acknowledged first and handled once, by no other process meanwhile', async () => {
  const account = `acct_${room.shop.id.replaceAll('-', '')}`;
  let asked = 0;
  const provider = Promise.withResolvers<void>();
  const slow = {
    async retrieveAccount(id: string) {
      asked++;
      await provider.promise;
      return fixtures.product.parts.gateway.retrieveAccount(id);
    },
  };
  const event = room.anEvent('account.updated', { id: account, object: 'account' }, { account });
  const start = fixtures.product.clock.now().getTime();
  await receive(event, newsWith(slow));
  expect(await handled(event.id)).toBe(false);

  // Whoever died over it would have left it by now.
  const rounds = newsWith(slow, () => new Date(start + 17_000));
  await pause(1000);
  await Promise.all([rounds.retry(), rounds.retry()]);
  provider.resolve();
  await eventually('it takes effect', () => handled(event.id));
  expect(asked).toBe(1);
});

test('an event that a killed process left unhandled is handled once by the next process', async () => {
  const { intent, intentId } = await room.aPayment();
  const event = room.anEvent('payment_intent.succeeded', intent);
  const start = fixtures.product.clock.now();
  const known = { ...event, account: null, intent: await fixtures.product.parts.gateway.retrieveIntent(intentId) };
  await room.rows(
    `insert into stripe_event (id, type, received_at, payload, next_try_at) values ($1, $2, $3, $4, $3::timestamptz + interval '15 seconds')`,
    [event.id, event.type, start, JSON.stringify(known)],
  );
  await newsWith({}, () => new Date(start.getTime() + 14_000)).retry();
  expect(await handled(event.id)).toBe(false);
  const later = newsWith({}, () => new Date(start.getTime() + 16_000));
  await Promise.all([later.retry(), later.retry()]);
  expect(await room.result(intentId)).toMatchObject({ orders: 1, outcome: 'ORDER' });
});

test('a refused card is counted once, however often its event is retried', async () => {
  const { intent, intentId } = await room.aPayment({ paid: false });
  let ends = 0;
  const silent = {
    cancelIntent: () => (ends++, Promise.reject(new Fault('UNAVAILABLE', 'Le paiement est indisponible.'))),
  };
  const refused = () => room.anEvent('payment_intent.payment_failed', { ...intent, status: 'requires_payment_method' });
  for (let card = 1; card <= 3; card++) await receive(refused(), newsWith({}));
  const fourth = refused();
  await receive(fourth, newsWith({}));
  for (let again = 0; again < 5; again++) {
    await room.rows(
      'update stripe_event set handled_at = null, next_try_at = received_at, payload = $2 where id = $1',
      [fourth.id, JSON.stringify({ ...fourth, account: null, intent: { id: intentId } })],
    );
    await newsWith(silent).retry();
    await eventually('it is taken up again', () => handled(fourth.id));
  }
  expect(ends).toBe(0);

  // The fifth ends the payment, also where that takes two tries.
  const fifth = refused();
  await receive(fifth, newsWith(silent));
  expect(await handled(fifth.id)).toBe(false);
  expect(ends).toBe(1);
  await room.rows('update stripe_event set next_try_at = received_at where id = $1', [fifth.id]);
  await newsWith({}).retry();
  expect(await handled(fifth.id)).toBe(true);
  const secret = String(intent['client_secret']);
  expect(await payByCard(fixtures, secret)).not.toBe('succeeded');
});

interface Paid {
  customer: Somebody;
  intentId: string;
}
const place = ({ customer }: Paid) => placeOrder(fixtures, customer, room.shop.id);
const leave = ({ customer }: Paid) => graphql(fixtures, customer.token, 'mutation { removeAccount { __typename } }');
const missWindow = ({ intentId }: Paid) =>
  room.rows(
    `with over as (insert into booked_window (id, shop_id, starts_at, ends_at, capacity_units, booked_units)
       values (gen_random_uuid(), $2, '2026-11-23T10:00Z', '2026-11-23T10:15Z', 9, 1) returning id)
     update checkout c set window_id = over.id from over, payment p where p.checkout_id = c.id and p.intent_id = $1`,
    [intentId, room.shop.id],
  );

const ORDER = { orders: 1, outcome: 'ORDER', refunds: 0 };

test.each<[string, (paid: Paid) => Promise<unknown>, object]>([
  ['that is held', async () => undefined, ORDER],
  ['that is an order', place, ORDER],
  [
    'whose order was cancelled',
    async (paid) => {
      const { id = '' } = await place(paid);
      return cancelMine(fixtures, paid.customer, id);
    },
    { ...ORDER, refunds: 1 },
  ],
  ['whose hold is over', ({ intentId }) => room.release(intentId), ORDER],
  [
    'that counts as cancelled',
    ({ intentId }) => room.rows(`update payment set state = 'CANCELED' where intent_id = $1`, [intentId]),
    ORDER,
  ],
  [
    'whose cart has changed',
    async ({ customer }) => addToCart(fixtures, customer, { itemId: await anItem(fixtures, room.shop.id) }),
    ORDER,
  ],
  ['whose customer left', leave, ORDER],
  ['whose customer ordered and left', async (paid) => [await place(paid), await leave(paid)], ORDER],
  ['nobody knows of', ({ intentId }) => room.rows('delete from payment where intent_id = $1', [intentId]), ORDER],
  ['whose window is over', missWindow, { orders: 0, outcome: 'REFUND', refunds: 1 }],
])(
  'payment_intent.succeeded of a payment %s has its effect once, however late and often it is delivered',
  async (_what, before, outcome) => {
    const paid = await room.aPayment();
    await before(paid);
    const event = room.anEvent('payment_intent.succeeded', paid.intent);
    const months = room.anEvent('payment_intent.succeeded', paid.intent, { created: event.created - 60 * 86_400 });
    for (const one of [event, event, months]) expect(await room.deliver(one)).toBe(200);
    await room.rows('delete from stripe_event where id = $1', [event.id]);
    expect(await room.deliver(event)).toBe(200);
    expect(await room.result(paid.intentId)).toMatchObject(outcome);
    expect(await room.rows('select problem from stripe_event where handled_at is null')).toEqual([]);
  },
);
