import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signatureHeader } from '../../server/payments/sandbox/webhook-signature';
import { freshDatabase } from '../support/database';
import { addToCart, payByCard, placeOrder, startCheckout, windowsOf } from '../support/ordering';
import { aCustomer, anItem, aShop, aWorld, type Somebody, type World } from '../support/world';

let world: World;
let shop: Somebody;
let item: string;
beforeAll(async () => {
  world = await aWorld(await freshDatabase());
  shop = await aShop(world, { capacityUnits: 500 });
  item = await anItem(world, shop.id, { preparationUnits: 1, priceCents: 650, stock: 500 });
});
afterAll(() => world.stop());

async function rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await world.product.pool.query<Row>(sql, values)).rows;
}

let events = 0;
const anEvent = (type: string, object: object, more: object = {}) => ({
  id: `evt_of_this_test_${++events}`,
  object: 'event',
  type,
  created: Math.floor(world.product.clock.now().getTime() / 1000),
  livemode: false,
  data: { object },
  ...more,
});

async function deliver(event: object, secret = world.webhookSecret): Promise<number> {
  const payload = JSON.stringify(event);
  const response = await fetch(`${world.base}/api/stripe/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signatureHeader(payload, secret, world.product.clock.now()),
    },
    body: payload,
  });
  return response.status;
}

/** A checkout, paid unless said otherwise, with its intent as the provider spells it. */
async function aPayment({ paid = true } = {}) {
  const customer = await aCustomer(world);
  await addToCart(world, customer, { itemId: item });
  const [windowStartsAt = ''] = await windowsOf(world, shop.id, customer.token);
  const { clientSecret, intentId } = await startCheckout(world, customer, {
    shopId: shop.id,
    windowStartsAt,
    totalCents: 679,
  });
  if (paid) expect(await payByCard(world, clientSecret)).toBe('succeeded');
  const [found] = await rows<{ data: Record<string, unknown> }>(
    'select data from payment_sandbox.objects where id = $1',
    [intentId],
  );
  return { customer, intentId, intent: found?.data ?? {} };
}

const RESULT = `select (select count(*)::int from orders where payment_intent_id = $1) as orders, (select state from payment where intent_id = $1) as state,
  (select kind from payment_outcome where intent_id = $1) as outcome, (select count(*)::int from refund where intent_id = $1) as refunds,
  (select count(*)::int from order_step s join orders o on o.id = s.order_id where o.payment_intent_id = $1) as steps`;
const ONE_ORDER = [{ orders: 1, state: 'SUCCEEDED', outcome: 'ORDER', refunds: 0, steps: 1 }];

describe('news of a payment', () => {
  test('in any order, however often repeated, ends in the same one order', async () => {
    const types = [
      'payment_intent.created',
      'payment_intent.processing',
      'payment_intent.payment_failed',
      'payment_intent.succeeded',
      'payment_intent.canceled',
    ];
    const [charge] = [
      {
        object: 'charge',
        id: 'ch_1',
        status: 'succeeded',
        amount: 679,
        currency: 'eur',
        livemode: false,
        amount_refunded: 0,
      },
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(types, { minLength: 5 }),
        fc.array(fc.nat(5), { maxLength: 6 }),
        async (order, again) => {
          const { intent, intentId } = await aPayment();
          const all = order.map((type) =>
            anEvent(type, type.endsWith('succeeded') ? intent : { ...intent, status: 'processing' }),
          );
          all.push(anEvent('charge.refunded', { ...charge, payment_intent: intentId, metadata: intent['metadata'] }));
          const sent = [...all, ...again.flatMap((index) => all[index] ?? [])];
          const answers = await Promise.all(sent.map((event) => deliver(event)));
          expect(new Set(answers)).toEqual(new Set([200]));
          expect(await rows(RESULT, [intentId])).toEqual(ONE_ORDER);
        },
      ),
      { numRuns: 10 },
    );
  });

  test('ten times at once is one order, and the customer’s own call finds it', async () => {
    const { intent, intentId, customer } = await aPayment();
    const event = anEvent('payment_intent.succeeded', intent);
    const [answers, placed] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => deliver(event))),
      placeOrder(world, customer, shop.id),
    ]);
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(placed.__typename).toBe('Order');
    expect(await rows(RESULT, [intentId])).toEqual(ONE_ORDER);
    expect(await rows('select count(*)::int as times from stripe_event where id = $1', [event.id])).toEqual([
      { times: 1 },
    ]);
  });

  test('that was heard once has no effect when it comes again', async () => {
    const { intent, intentId } = await aPayment({ paid: false });
    const event = anEvent('payment_intent.canceled', { ...intent, status: 'canceled' });
    const state = () => rows('select state from payment where intent_id = $1', [intentId]);
    expect(await deliver(event)).toBe(200);
    expect(await state()).toEqual([{ state: 'CANCELED' }]);
    await rows("update payment set state = 'OPEN' where intent_id = $1", [intentId]);
    expect(await deliver(event)).toBe(200);
    expect(await state()).toEqual([{ state: 'OPEN' }]);
  });

  test('of somebody else’s payment is heard and passed over, so that the provider does not try for days', async () => {
    const { intent } = await aPayment();
    for (const metadata of [{}, { checkoutId: 'nonsense' }, { checkoutId: crypto.randomUUID() }]) {
      expect(
        await deliver(anEvent('payment_intent.succeeded', { ...intent, id: `pi_elsewhere_${++events}`, metadata })),
      ).toBe(200);
    }
  });

  test.each<[string, object]>([
    ['another amount', { amount: 1, amount_received: 1 }],
    ['another currency', { currency: 'usd' }],
    ['another checkout', { metadata: { checkoutId: crypto.randomUUID() } }],
  ])('of %s than was asked for makes no order', async (_what, change) => {
    const { intent, intentId } = await aPayment();
    expect(await deliver(anEvent('payment_intent.succeeded', { ...intent, ...change }))).toBeGreaterThanOrEqual(200);
    const [result] = await rows<{ outcome: string | null }>(RESULT, [intentId]);
    expect(result?.outcome).not.toBe('REFUND');
    expect(await rows('select 1 from orders where payment_intent_id = $1 and total_cents <> 679', [intentId])).toEqual(
      [],
    );
  });

  test('without our signature is not heard', async () => {
    const { intent } = await aPayment();
    const event = anEvent('payment_intent.succeeded', intent);
    expect(await deliver(event, 'whsec_guessed')).toBe(400);
    expect(await rows('select 1 from stripe_event where id = $1', [event.id])).toEqual([]);
  });
});

test('news of a shop’s account make the shop ask the provider, so that old news cannot undo newer', async () => {
  const [account] = await rows<{ payment_account_id: string }>('select payment_account_id from shop where id = $1', [
    shop.id,
  ]);
  const stale = { id: account?.payment_account_id, object: 'account', charges_enabled: false };
  expect(await deliver(anEvent('account.updated', stale, { account: account?.payment_account_id }))).toBe(200);
  expect(await rows('select charges_enabled from shop where id = $1', [shop.id])).toEqual([{ charges_enabled: true }]);
});
