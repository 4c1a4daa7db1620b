import { afterAll, expect, test, vi } from 'vitest';
import { createClient } from 'graphql-ws';
import * as tokens from '../../../server/orders/token';
import { createServices } from '../../../server/platform/context';
import { freshDatabase } from '../../support/database';
import { mailsIn, mailsTo } from '../../support/mailbox';
import { advance, markNoShow, undoStep } from '../../support/order-steps';
import { addToCart, eventually, payByCard, placeOrder, startCheckout, windowsOf } from '../../support/ordering';
import { aCustomer, anItem, aShop, aWorld, type Somebody } from '../../support/world';

const world = await aWorld(await freshDatabase());
afterAll(() => world.stop());

async function rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await world.product.pool.query<Row>(sql, values)).rows;
}

async function aCheckout(shop: Somebody, { stock = null as number | null } = {}) {
  const item = await anItem(world, shop.id, { preparationUnits: 1, priceCents: 650, stock });
  const customer = await aCustomer(world);
  await addToCart(world, customer, { itemId: item });
  const [windowStartsAt = ''] = await windowsOf(world, shop.id, customer.token);
  const checkout = await startCheckout(world, customer, { shopId: shop.id, windowStartsAt, totalCents: 679 });
  return { item, customer, checkout };
}

const OUTCOMES = `select o.kind, (select count(*)::int from orders where payment_intent_id = $1) as orders,
  (select count(*)::int from refund where intent_id = $1) as refunds from payment_outcome o where o.intent_id = $1`;

test('twenty calls of place-order racing the webhook make one order', async () => {
  const shop = await aShop(world);
  const { customer, checkout } = await aCheckout(shop);
  expect(await payByCard(world, checkout.clientSecret)).toBe('succeeded');

  const placed = await Promise.all(Array.from({ length: 20 }, () => placeOrder(world, customer, shop.id)));
  await eventually(
    'the webhook is heard',
    async () => (await rows("select 1 from stripe_event where type = 'payment_intent.succeeded'")).length > 0,
  );

  expect(new Set(placed.map(({ id }) => id)).size).toBe(1);
  expect(await rows(OUTCOMES, [checkout.intentId])).toEqual([{ kind: 'ORDER', orders: 1, refunds: 0 }]);
});

test('an order token that is already taken is drawn again, and the order is placed once', async () => {
  const shop = await aShop(world);
  const [first, second] = [await aCheckout(shop), await aCheckout(shop)];
  const drawn = vi.spyOn(tokens, 'newToken').mockReturnValueOnce('ACDEFG').mockReturnValueOnce('ACDEFG');
  for (const { customer, checkout } of [first, second]) {
    expect(await payByCard(world, checkout.clientSecret)).toBe('succeeded');
    expect(await placeOrder(world, customer, shop.id)).toMatchObject({ __typename: 'Order' });
  }
  drawn.mockRestore();
  const placed = await rows<{ token: string }>('select token from orders where shop_id = $1', [shop.id]);
  expect(placed.filter(({ token }) => token === 'ACDEFG')).toHaveLength(1);
  expect(placed).toHaveLength(2);
});

test('a declined card makes no order and keeps the hold for another try', async () => {
  const shop = await aShop(world);
  const { customer, checkout } = await aCheckout(shop);

  expect(await payByCard(world, checkout.clientSecret, '4000000000000002')).toMatch(/refusée/);
  expect(await placeOrder(world, customer, shop.id)).toMatchObject({ __typename: 'PaymentPending' });

  expect(await payByCard(world, checkout.clientSecret)).toBe('succeeded');
  expect(await placeOrder(world, customer, shop.id)).toMatchObject({ __typename: 'Order', status: 'PREPARING' });
});

test('a payment made after the hold was lost and the window is full is refunded once', async () => {
  const shop = await aShop(world, { capacityUnits: 1 });
  const { customer, checkout } = await aCheckout(shop);
  expect(await payByCard(world, checkout.clientSecret)).toBe('succeeded');
  // Somebody else has the place meanwhile: the hold is gone, the window is full.
  await rows(
    "update checkout set state = 'RELEASED' where id = (select checkout_id from payment where intent_id = $1)",
    [checkout.intentId],
  );

  const answers = await Promise.all([1, 2, 3].map(() => placeOrder(world, customer, shop.id)));

  expect(answers.map(({ __typename }) => __typename)).toEqual([
    'PaymentRefunded',
    'PaymentRefunded',
    'PaymentRefunded',
  ]);
  expect(await rows(OUTCOMES, [checkout.intentId])).toEqual([{ kind: 'REFUND', orders: 0, refunds: 1 }]);
  await eventually('the job gives the money back', async () => {
    const [refund] = await rows<{ state: string }>('select state from refund where intent_id = $1', [
      checkout.intentId,
    ]);
    return refund?.state === 'DONE';
  });
  expect(
    await rows(
      "select data->>'amount' as amount from payment_sandbox.objects where type = 'refund' and data->>'payment_intent' = $1",
      [checkout.intentId],
    ),
  ).toEqual([{ amount: '679' }]);
  const [apology] = await mailsTo(world.dataDir, customer.email, 1, /remboursé$/);
  expect(apology?.text).toContain('n’a pas pu devenir une commande. Créneau ou stock épuisé au moment du paiement.');
  expect(apology?.text).toMatch(/remboursement de 6,79.€ est demandé/);
  expect(apology?.text).toContain(`/cart/${shop.id}`);
  expect(
    mailsIn(world.dataDir).filter(({ to, subject }) => to === customer.email && subject.endsWith('remboursé')),
  ).toHaveLength(1);
  const [paidBack] = await mailsTo(world.dataDir, customer.email, 1, /remboursés sur votre carte/);
  expect(paidBack?.text).toMatch(/remboursement de 6,79.€ de votre paiement chez .* est fait/);
});

test('a payment made after the hold was lost becomes an order when there is still room', async () => {
  const shop = await aShop(world, { capacityUnits: 1 });
  const { item, customer, checkout } = await aCheckout(shop, { stock: 2 });
  await rows("update checkout set hold_until = '2026-11-24T09:00:00Z' where state = 'HELD' and shop_id = $1", [
    shop.id,
  ]);
  // Paid at the very moment the housekeeping gives the hold back.
  expect(await payByCard(world, checkout.clientSecret)).toBe('succeeded');
  await createServices(world.product.parts).housekeeping.endHolds();

  expect(await placeOrder(world, customer, shop.id)).toMatchObject({ __typename: 'Order' });
  expect(await rows('select booked_units from booked_window where shop_id = $1', [shop.id])).toEqual([
    { booked_units: 1 },
  ]);
  expect(await rows('select stock from item where id = $1', [item])).toEqual([{ stock: 1 }]);
});

test('an abandoned hold is released and its payment can no longer be paid', async () => {
  const shop = await aShop(world, { capacityUnits: 1 });
  const { item, customer, checkout } = await aCheckout(shop, { stock: 2 });
  await rows("update checkout set hold_until = '2026-11-24T09:00:00Z' where state = 'HELD' and shop_id = $1", [
    shop.id,
  ]);

  await Promise.all([1, 2].map(() => createServices(world.product.parts).housekeeping.endHolds()));

  expect(await rows('select booked_units from booked_window where shop_id = $1', [shop.id])).toEqual([
    { booked_units: 0 },
  ]);
  expect(await rows('select stock from item where id = $1', [item])).toEqual([{ stock: 2 }]);
  expect(await payByCard(world, checkout.clientSecret)).not.toBe('succeeded');
  expect(await placeOrder(world, customer, shop.id)).toMatchObject({ __typename: 'PaymentPending' });
});

test('a client that names its window only at place-order gets that window or a refund', async () => {
  const shop = await aShop(world, { capacityUnits: 1 });
  const item = await anItem(world, shop.id, { preparationUnits: 1, priceCents: 650 });
  const call = async (customer: Somebody, path: string, body: object) => {
    const response = await fetch(`${world.base}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${customer.token}` },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as { clientSecret?: string; code?: string } };
  };
  const { pickupWindows } = (await (await fetch(`${world.base}/api/pickup/next-pickup-window/${shop.id}`)).json()) as {
    pickupWindows: { date: string; pickupWindow: string }[];
  };
  const [window] = pickupWindows;
  const answers = [];
  for (const customer of [await aCustomer(world), await aCustomer(world)]) {
    await addToCart(world, customer, { itemId: item });
    const { body } = await call(customer, 'payment-page/create-intent', { restaurantId: shop.id, amount: 0 });
    await payByCard(world, body.clientSecret ?? '');
    const place = { customerId: customer.id, restaurantId: shop.id, totalPrice: 6.79 };
    expect(await call(customer, 'cart/place-order', place)).toMatchObject({
      status: 400,
      body: { code: 'WINDOW_INVALID' },
    });
    answers.push(
      await call(customer, 'cart/place-order', {
        ...place,
        pickupWindow: window?.pickupWindow,
        pickupDate: window?.date,
      }),
    );
  }
  expect(answers).toMatchObject([{ status: 201 }, { status: 409, body: { code: 'REFUNDED' } }]);
});

test('the shop’s board receives an order as soon as it is placed, and another shop’s board does not', async () => {
  const shop = await aShop(world);
  const rival = await aShop(world);
  const heard: string[] = [];
  const elsewhere: string[] = [];
  const boards = [
    { token: shop.token, into: heard },
    { token: rival.token, into: elsewhere },
  ].map(({ token, into }) => {
    const client = createClient({
      url: `${world.base.replace('http', 'ws')}/graphql`,
      connectionParams: { authorization: `Bearer ${token}` },
    });
    client.subscribe<{ boardChanged: { orders: { token: string; lines: { name: string }[] }[] } }>(
      { query: 'subscription { boardChanged { orders { token status lines { name } } } }' },
      {
        next: ({ data }) => into.push((data?.boardChanged.orders ?? []).map(({ token }) => token).join()),
        error: (error) => into.push(JSON.stringify(error)),
        complete: () => undefined,
      },
    );
    return client;
  });
  await eventually('both boards stand', async () => heard.length > 0 && elsewhere.length > 0);
  const { customer, checkout } = await aCheckout(shop);
  await payByCard(world, checkout.clientSecret);

  const { token } = await placeOrder(world, customer, shop.id);
  await eventually('the board hears of it', () => Promise.resolve(heard.length > 1));

  expect(heard).toEqual(['', token]);
  expect(elsewhere).toEqual(['']);
  for (const client of boards) await client.dispose();
});

test('two simultaneous clicks on the board’s button advance the order once', async () => {
  const shop = await aShop(world);
  const { customer, checkout } = await aCheckout(shop);
  await payByCard(world, checkout.clientSecret);
  const { id: order = '' } = await placeOrder(world, customer, shop.id);

  const answers = await Promise.all([advance(world, shop, order), advance(world, shop, order)]);
  expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['Order', 'OrderMoved']);

  const undone = await undoStep(world, shop, order);
  expect(undone).toMatchObject({ __typename: 'Order', status: 'PREPARING', undoableUntil: null });
  expect(await markNoShow(world, shop, order)).toMatchObject({ __typename: 'StepNotPossible' });
  await expect(markNoShow(world, customer, order)).rejects.toThrow('Ce commerce n’est pas le vôtre.');
});

test('a cart checked out in several tabs and for several windows at once can be paid once', async () => {
  const shop = await aShop(world, { capacityUnits: 5 });
  const item = await anItem(world, shop.id, { preparationUnits: 1, priceCents: 650 });
  const customer = await aCustomer(world);
  await addToCart(world, customer, { itemId: item });
  const windows = await windowsOf(world, shop.id, customer.token);

  const started = await Promise.allSettled(
    Array.from({ length: 8 }, (_, tab) =>
      startCheckout(world, customer, { shopId: shop.id, windowStartsAt: windows[tab % 4] ?? '', totalCents: 679 }),
    ),
  );
  const secrets = new Set(started.flatMap((tab) => (tab.status === 'fulfilled' ? tab.value.clientSecret : [])));
  const paid: string[] = [];
  for (const secret of secrets) paid.push(await payByCard(world, secret));

  expect(paid.filter((status) => status === 'succeeded')).toHaveLength(1);
  await placeOrder(world, customer, shop.id);
  expect(await rows('select count(*)::int as orders from orders where shop_id = $1', [shop.id])).toEqual([
    { orders: 1 },
  ]);
});

test('a customer who has just paid and starts a checkout again gets the paid payment instead of a second one', async () => {
  const shop = await aShop(world);
  const { customer, checkout } = await aCheckout(shop);
  const [, later = ''] = await windowsOf(world, shop.id, customer.token);
  expect(await payByCard(world, checkout.clientSecret)).toBe('succeeded');

  const again = await startCheckout(world, customer, { shopId: shop.id, windowStartsAt: later, totalCents: 679 });

  expect(again.intentId).toBe(checkout.intentId);
  expect(await placeOrder(world, customer, shop.id)).toMatchObject({ __typename: 'Order' });
});

test('place-order does not return the last order when the cart has been filled again', async () => {
  const shop = await aShop(world);
  const { item, customer, checkout } = await aCheckout(shop);
  await payByCard(world, checkout.clientSecret);
  const first = await placeOrder(world, customer, shop.id);
  expect(await placeOrder(world, customer, shop.id)).toMatchObject({ __typename: 'Order', id: first.id });

  await addToCart(world, customer, { itemId: item, quantity: 5 });
  expect(await placeOrder(world, customer, shop.id)).toMatchObject({ __typename: 'PaymentPending' });
});
