import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServices } from '../../../server/platform/context';
import { freshDatabase } from '../../support/database';
import { placeOrder } from '../../support/ordering';
import { randomNumbers } from '../../support/random-numbers';
import { aPaymentWebhook, FORGERIES, ONE_ORDER } from '../../support/payment-webhook';
import { trials } from '../../support/trials';
import { createFixtures, type Fixtures } from '../../support/fixtures';

let fixtures: Fixtures;
/** Another process on the same database, its own clock and keys but the same secret. */
let twin: Fixtures;
let room: Awaited<ReturnType<typeof aPaymentWebhook>>;
beforeAll(async () => {
  const url = await freshDatabase();
  // Its own news would come between: they never arrive.
  fixtures = await createFixtures(url, {}, { faults: { silent: true } });
  twin = await createFixtures(url, {}, { stripe: { ...fixtures.stripe } });
  room = await aPaymentWebhook(fixtures);
});
afterAll(() => Promise.all([fixtures.stop(), twin.stop()]));

const INTENT_NEWS = ['created', 'processing', 'payment_failed', 'succeeded'].map((what) => `payment_intent.${what}`);

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length === 0) return [[]];
  return all.flatMap((first, index) => permutations(all.toSpliced(index, 1)).map((rest) => [first, ...rest]));
}

describe('webhook events of a payment', () => {
  test('payment events in any order, with random repetitions, make one order', async () => {
    const random = randomNumbers(120);
    const inTurn = async (types: string[]) => {
      const { intent, intentId } = await room.aPayment();
      const refunded = {
        ...{ object: 'charge', id: `ch_${intentId}`, status: 'succeeded', amount: 679, currency: 'eur' },
        ...{ livemode: false, payment_intent: intentId, amount_refunded: 0, metadata: intent['metadata'] },
      };
      const sent: object[] = [];
      for (const type of types) {
        const status = type.endsWith('succeeded') ? 'succeeded' : 'requires_payment_method';
        sent.push(room.anEvent(type, type === 'charge.refunded' ? refunded : { ...intent, status }));
        while (random() < 0.4) sent.push(sent[Math.floor(random() * sent.length)] ?? {});
      }
      for (const event of sent) expect(await room.deliver(event)).toBe(200);
      expect(await room.result(intentId), types.join(', ')).toEqual(ONE_ORDER);
    };
    const orders = permutations([...INTENT_NEWS, 'charge.refunded']);
    expect(orders).toHaveLength(120);
    // Every fifth; all of them in `npm run test:soak -- repeats`.
    const all = orders.filter((_, index) => index % 5 === 0 || trials(1) > 1);
    const lanes = [0, 1, 2, 3].map(async (lane) => {
      for (let index = lane; index < all.length; index += 4) await inTurn(all[index] ?? []);
    });
    await Promise.all(lanes);
  });

  test('an event delivered ten times to each of two processes makes one order, which place-order returns', async () => {
    const { intent, intentId, customer } = await room.aPayment();
    const event = room.anEvent('payment_intent.succeeded', intent);
    const bases = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? fixtures.base : twin.base));
    const [answers, placed] = await Promise.all([
      Promise.all(bases.map((base) => room.deliver(event, { base }))),
      placeOrder(fixtures, customer, room.shop.id),
    ]);
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(placed.__typename).toBe('Order');
    expect(await room.result(intentId)).toEqual(ONE_ORDER);
    expect(await room.rows('select from stripe_event where id = $1', [event.id])).toHaveLength(1);
  });

  test('an event that was handled once has no effect when it is delivered again', async () => {
    const { intent, intentId } = await room.aPayment({ paid: false });
    const event = room.anEvent('payment_intent.canceled', { ...intent, status: 'canceled' });
    expect(await room.deliver(event)).toBe(200);
    expect(await room.result(intentId)).toMatchObject({ state: 'CANCELED' });
    await room.rows("update payment set state = 'OPEN' where intent_id = $1", [intentId]);
    expect(await room.deliver(event)).toBe(200);
    expect(await room.result(intentId)).toMatchObject({ state: 'OPEN' });
  });

  test('events of another product’s payment are acknowledged without effect, so that the provider does not retry them', async () => {
    const { intent } = await room.aPayment();
    for (const metadata of [{}, { checkoutId: 'nonsense' }, { checkoutId: crypto.randomUUID() }]) {
      const event = room.anEvent('payment_intent.succeeded', { ...intent, id: `pi_${crypto.randomUUID()}`, metadata });
      expect(await room.deliver(event)).toBe(200);
      const waiting = 'select 1 from stripe_event where id = $1 and handled_at is null';
      expect(await room.rows(waiting, [event.id])).toEqual([]);
    }
  });

  test.each<[string, object, object?]>([
    ...FORGERIES,
    ['a payment made on a shop’s own account', {}, { account: 'acct_shop' }],
  ])('payment_intent.succeeded with %s makes no order when twenty such events arrive', async (_what, change, more) => {
    const { intent, intentId } = await room.aPayment();
    const forged = () => room.anEvent('payment_intent.succeeded', { ...intent, ...change }, more);
    await Promise.all(Array.from({ length: 20 }, () => room.deliver(forged())));
    expect(await room.result(intentId)).toMatchObject({ orders: 0, outcome: null, refunds: 0 });
  });

  test.each<[string, object, object, number]>([
    ['without our signature', {}, { secret: 'whsec_guessed' }, 400],
    ['signed more than five minutes ago', {}, { seconds: -302 }, 400],
    ['signed for a time to come', {}, { seconds: 330 }, 400],
    ['of the other mode', { livemode: true }, {}, 200],
  ])('events %s are ignored when twenty arrive', async (_what, more, how, answer) => {
    const { intent, intentId } = await room.aPayment();
    const events = Array.from({ length: 20 }, () => room.anEvent('payment_intent.succeeded', intent, more));
    const answers = await Promise.all(events.map((event) => room.deliver(event, how)));
    expect(new Set(answers)).toEqual(new Set([answer]));
    const ids = events.map(({ id }) => id);
    expect(await room.rows('select 1 from stripe_event where id = any($1)', [ids])).toEqual([]);
    expect(await room.result(intentId)).toMatchObject({ orders: 0, outcome: null });
  });
});

describe('an event that cannot take effect yet', () => {
  const retry = () => createServices(fixtures.product.parts).paymentNews.retry();
  const stored = (id: string) =>
    room.rows<{ tries: number; handled: boolean; waiting: boolean; problem: string | null; payload: object | null }>(
      `select tries, handled_at is not null as handled, next_try_at is not null as waiting, problem, payload
       from stripe_event where id = $1`,
      [id],
    );
  const due = (id: string) => room.rows(`update stripe_event set next_try_at = '2026-11-24' where id = $1`, [id]);

  test('an event that cannot take effect yet is answered 200, stored without secrets and applied by a retry', async () => {
    const { intent, intentId } = await room.aPayment();
    await room.rows('update payment set amount_cents = 1 where intent_id = $1', [intentId]);
    const event = room.anEvent('payment_intent.succeeded', intent);
    expect(await room.deliver(event)).toBe(200);
    const [kept] = await stored(event.id);
    expect(kept).toMatchObject({ tries: 1, handled: false, waiting: true });
    expect(kept?.problem).toContain('ne correspond pas');
    expect(JSON.stringify(kept?.payload)).not.toContain('_secret_');

    await room.rows('update payment set amount_cents = 679 where intent_id = $1', [intentId]);
    expect(await retry()).toEqual([]);
    expect(await room.result(intentId)).toMatchObject({ orders: 0 });
    await due(event.id);
    await Promise.all([retry(), createServices(twin.product.parts).paymentNews.retry()]);
    expect(await room.result(intentId)).toEqual(ONE_ORDER);
    expect(await stored(event.id)).toMatchObject([{ handled: true, waiting: false, problem: null, payload: null }]);
  });

  test('an event that cannot take effect is given up after its last retry and shown by the audit', async () => {
    const { intent } = await room.aPayment();
    const event = room.anEvent('payment_intent.succeeded', { ...intent, currency: 'usd' });
    await room.rows('delete from stripe_event where handled_at is null');
    await room.deliver(event);
    await room.rows('update stripe_event set tries = 15 where id = $1', [event.id]);
    await due(event.id);
    expect(await retry()).toEqual([event.id]);
    expect(await stored(event.id)).toMatchObject([{ tries: 16, handled: false, waiting: false }]);
    expect(await room.audited('I6', 16)).toContain(event.id);
  });
});

const accountOfShop = async () => {
  const read = 'select payment_account_id as account from shop where id = $1';
  return (await room.rows<{ account: string }>(read, [room.shop.id]))[0]?.account ?? '';
};

test('account.updated makes the server read the account from the provider, so an outdated event changes nothing', async () => {
  const account = await accountOfShop();
  const stale = { id: account, object: 'account', charges_enabled: false };
  expect(await room.deliver(room.anEvent('account.updated', stale, { account }))).toBe(200);
  const charged = await room.rows('select charges_enabled from shop where id = $1', [room.shop.id]);
  expect(charged).toEqual([{ charges_enabled: true }]);
});

test('several events about a replaced bank account enqueue one mail, and those of an unknown account none', async () => {
  const own = await accountOfShop();
  const bank = { id: 'ba_1', object: 'bank_account', last4: '2606' };
  const refunds = () =>
    room.rows(
      `select payload ->> 'email' as email, run_at > now() + interval '30 seconds' as later, run_at as at
       from graphile_worker._private_jobs where payload ->> 'kind' = 'payoutChanged'`,
    );
  const tell = async (what: string) => {
    for (const account of [own, 'acct_of_nobody'])
      expect(await room.deliver(room.anEvent(`account.external_account.${what}`, bank, { account }))).toBe(200);
  };
  await tell('created');
  const first = await refunds();
  expect(first).toMatchObject([{ email: room.shop.email, later: true }]);
  // However often it is touched again, the mail is not put off.
  for (const what of ['updated', 'deleted']) await tell(what);
  expect(await refunds()).toEqual(first);
});
