import { expect, test } from 'vitest';
import { createServices } from '../../../server/platform/context';
import { Fault } from '../../../server/errors';
import type { PaymentGateway } from '../../../server/payments/stripe/stripe-gateway';
import { addToCart, cartOf, payByCard, placeOrder, setQuantity } from '../../support/ordering';
import { ownFixtures } from '../../support/own-fixtures';
import { aPaymentWebhook, ONE_ORDER } from '../../support/payment-webhook';
import { anItem, type Somebody } from '../../support/fixtures';

// The provider's own news would come between: they wait.
const fixtures = await ownFixtures({}, { faults: { silent: true } });
const room = await aPaymentWebhook(fixtures);

const held = async (intentId: string) => {
  const [row] = await room.rows<{ state: string; until: string; secret: string }>(
    `select c.state, c.hold_until as until, o.data->>'client_secret' as secret from checkout c
     join payment p on p.checkout_id = c.id join payment_sandbox.objects o on o.id = p.intent_id where p.intent_id = $1`,
    [intentId],
  );
  return row ?? { state: '', until: '', secret: '' };
};
/** Ends holds, so many seconds after this one's end. */
async function endHolds(intentId: string, seconds: number, gateway: Partial<PaymentGateway> = {}) {
  const now = new Date(Date.parse((await held(intentId)).until) + seconds * 1000);
  await createServices({
    ...fixtures.product.parts,
    clock: { now: () => now },
    gateway: { ...fixtures.product.parts.gateway, ...gateway },
  }).housekeeping.endHolds();
  return now;
}
const silent = {
  cancelIntent: () => Promise.reject(new Fault('UNAVAILABLE', 'Le paiement est momentanément indisponible.')),
};
const busy: Partial<PaymentGateway> = {
  cancelIntent: async (id) => ({
    ...((await fixtures.product.parts.gateway.retrieveIntent(id)) ?? expect.unreachable()),
    status: 'processing',
  }),
};

test('an unpaid hold is released after its time and its payment cancelled', async () => {
  const { intentId } = await room.aPayment({ paid: false });
  await endHolds(intentId, 1);
  expect(await held(intentId)).toMatchObject({ state: 'RELEASED' });
  expect(await room.result(intentId)).toMatchObject({ state: 'CANCELED' });
  expect(await payByCard(fixtures, (await held(intentId)).secret)).not.toBe('succeeded');
});

const hanging: Partial<PaymentGateway> = { cancelIntent: () => new Promise(() => undefined) };

test.each([
  ['answers that it is away', silent],
  ['does not answer', hanging],
  ['says that the bank is busy', busy],
])(
  'an expired hold is released even if the provider %s, and a later payment becomes an order if there is room',
  async (_what, gateway) => {
    const { intentId, customer } = await room.aPayment({ paid: false });
    await endHolds(intentId, 1, gateway);
    const { state, secret } = await held(intentId);
    expect(state).toBe('RELEASED');
    expect(await payByCard(fixtures, secret)).toBe('succeeded');
    expect(await placeOrder(fixtures, customer, room.shop.id)).toMatchObject({ __typename: 'Order' });
    expect(await room.result(intentId)).toEqual(ONE_ORDER);
  },
);

test('a payment without a window is refunded after its hold expired while the provider did not answer', async () => {
  const { intentId } = await room.aPayment();
  await room.rows(
    `with waiting as (update payment set state = 'SUCCEEDED', created_at = created_at - interval '3 minutes' where intent_id = $1)
     update checkout c set window_id = null from payment p where p.checkout_id = c.id and p.intent_id = $1`,
    [intentId],
  );
  await endHolds(intentId, 1, hanging);
  expect(await held(intentId)).toMatchObject({ state: 'RELEASED' });
  await createServices(fixtures.product.parts).housekeeping.catchUp();
  const refunded = { state: 'SUCCEEDED', outcome: 'REFUND', refunds: 1 };
  await expect.poll(() => room.result(intentId)).toMatchObject(refunded);
});

test('two hundred holds that cannot be released do not prevent the release of others', async () => {
  const { intentId } = await room.aPayment({ paid: false });
  await room.rows(
    `with broken as (insert into account (id, role, email, name, created_at)
       select gen_random_uuid(), 'CUSTOMER', n || '@broken.test', 'Camille', now() from generate_series(1, 200) n returning id)
     insert into checkout (id, customer_id, shop_id, lines, lines_cents, fee_cents, total_cents, units, state, hold_until, created_at)
       select gen_random_uuid(), id, $1, '[{"itemId": "nothing that exists", "quantity": 1}]', 1, 29, 30, 1, 'HELD',
         $2::timestamptz - interval '1 second', '2026-11-24T08:50:00Z' from broken`,
    // Not expired by the product's clock, whose own housekeeping would take some of them first.
    [room.shop.id, (await held(intentId)).until],
  );
  await expect(endHolds(intentId, 1)).rejects.toThrow('200 of 200 failed');
  expect(await held(intentId)).toMatchObject({ state: 'HELD' });
  await endHolds(intentId, 1);
  expect(await held(intentId)).toMatchObject({ state: 'RELEASED' });
  await room.rows(
    `update checkout set state = 'RELEASED' where customer_id in (select id from account where email like '%@broken.test')`,
  );
});

/** Takes lines out of a customer's cart until so many are left. */
async function takeOut(customer: Somebody, left: number) {
  const { lines } = await cartOf(fixtures, customer, room.shop.id);
  for (const { id } of lines.slice(left)) await setQuantity(fixtures, customer, id, 0);
  return cartOf(fixtures, customer, room.shop.id);
}
/** The product’s own housekeeping may take an ended hold first: tests wait for the result. */
const sweep = () => {
  const now = new Date(fixtures.product.clock.now().getTime() + 1000);
  return createServices({ ...fixtures.product.parts, clock: { now: () => now } }).housekeeping.endHolds();
};

test('emptying the cart releases its hold, removing one of two lines does not', async () => {
  const { intentId, customer } = await room.aPayment({ paid: false });
  await addToCart(fixtures, customer, { itemId: await anItem(fixtures, room.shop.id) });
  expect(await takeOut(customer, 1)).toMatchObject({ hold: { secondsLeft: expect.any(Number) } });
  await sweep();
  expect(await held(intentId)).toMatchObject({ state: 'HELD' });

  expect(await takeOut(customer, 0)).toMatchObject({ lines: [], hold: null });
  await sweep();
  await expect.poll(() => held(intentId)).toMatchObject({ state: 'RELEASED' });
  expect(await room.result(intentId)).toMatchObject({ state: 'CANCELED' });
});

test('a payment made in another tab becomes an order although the cart was emptied meanwhile', async () => {
  const { intentId, customer } = await room.aPayment();
  await takeOut(customer, 0);
  await sweep();
  await expect.poll(() => room.result(intentId)).toEqual(ONE_ORDER);
});

test('a paid checkout without a window keeps its hold when the cart is emptied', async () => {
  const { intentId, customer } = await room.aPayment();
  await room.rows(`update payment set state = 'SUCCEEDED' where intent_id = $1`, [intentId]);
  const { until } = await held(intentId);
  await takeOut(customer, 0);
  expect(await held(intentId)).toMatchObject({ state: 'HELD', until });
});
