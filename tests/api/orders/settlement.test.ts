import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import * as tokens from '../../../server/orders/token';
import { createServices } from '../../../server/platform/context';
import { mailsIn, mailsTo } from '../../support/mailbox';
import { moneyBack } from '../../support/money-back';
import {
  addToCart,
  beginCheckout,
  cartOf,
  eventually,
  payByCard,
  placeOrder,
  startCheckout,
  windowsOf,
} from '../../support/ordering';
import { rest } from '../../support/rest';
import { aCustomer, anItem, aShop, type Somebody } from '../../support/fixtures';
import { ownFixtures, rowsOf as rows } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

async function aCheckout(shop: Somebody, { stock = null as number | null } = {}) {
  const item = await anItem(fixtures, shop.id, { preparationUnits: 1, priceCents: 650, stock });
  const customer = await aCustomer(fixtures);
  await addToCart(fixtures, customer, { itemId: item });
  const checkout = await beginCheckout(fixtures, customer, shop.id);
  return { item, customer, checkout };
}

const HOLD_IS_OVER = `update checkout set hold_until = '2026-11-24T09:00:00Z' where state = 'HELD' and shop_id = $1`;
const LEFT = `select w.booked_units as booked, i.stock from item i join booked_window w on w.shop_id = i.shop_id where i.id = $1`;
const OUTCOMES = `select o.kind, (select count(*)::int from orders where payment_intent_id = $1) as orders,
  (select count(*)::int from refund where intent_id = $1) as refunds from payment_outcome o where o.intent_id = $1`;

test('twenty calls of place-order racing the webhook make one order', async () => {
  const shop = await aShop(fixtures);
  const { customer, checkout } = await aCheckout(shop);
  expect(await payByCard(fixtures, checkout.clientSecret)).toBe('succeeded');

  const placed = await Promise.all(Array.from({ length: 20 }, () => placeOrder(fixtures, customer, shop.id)));
  await eventually(
    'the webhook is heard',
    async () => (await rows("select 1 from stripe_event where type = 'payment_intent.succeeded'")).length > 0,
  );

  expect(new Set(placed.map(({ id }) => id)).size).toBe(1);
  expect(await rows(OUTCOMES, [checkout.intentId])).toEqual([{ kind: 'ORDER', orders: 1, refunds: 0 }]);
});

test('an order token that is already taken is drawn again, and the order is placed once', async () => {
  const shop = await aShop(fixtures);
  const [first, second] = [await aCheckout(shop), await aCheckout(shop)];
  const drawn = vi.spyOn(tokens, 'newToken').mockReturnValueOnce('ACDEFG').mockReturnValueOnce('ACDEFG');
  for (const { customer, checkout } of [first, second]) {
    expect(await payByCard(fixtures, checkout.clientSecret)).toBe('succeeded');
    expect(await placeOrder(fixtures, customer, shop.id)).toMatchObject({ __typename: 'Order' });
  }
  drawn.mockRestore();
  const placed = await rows<{ token: string }>('select token from orders where shop_id = $1', [shop.id]);
  expect(placed.filter(({ token }) => token === 'ACDEFG')).toHaveLength(1);
  expect(placed).toHaveLength(2);
});

test('a declined card makes no order and keeps the hold for another try', async () => {
  const shop = await aShop(fixtures);
  const { customer, checkout } = await aCheckout(shop);

  expect(await payByCard(fixtures, checkout.clientSecret, '4000000000000002')).toMatch(/refusée/);
  expect(await placeOrder(fixtures, customer, shop.id)).toMatchObject({ __typename: 'PaymentPending' });

  expect(await payByCard(fixtures, checkout.clientSecret)).toBe('succeeded');
  expect(await placeOrder(fixtures, customer, shop.id)).toMatchObject({ __typename: 'Order', status: 'PREPARING' });
});

test('a payment made after the hold was lost and the window is full is refunded once', async () => {
  const shop = await aShop(fixtures, { capacityUnits: 1 });
  const { customer, checkout } = await aCheckout(shop);
  expect(await payByCard(fixtures, checkout.clientSecret)).toBe('succeeded');
  // Somebody else has the place meanwhile: the hold is gone, the window is full.
  await rows(
    "update checkout set state = 'RELEASED' where id = (select checkout_id from payment where intent_id = $1)",
    [checkout.intentId],
  );

  const answers = await Promise.all([1, 2, 3].map(() => placeOrder(fixtures, customer, shop.id)));

  expect(answers).toMatchObject(answers.map(() => ({ __typename: 'PaymentRefunded' })));
  expect(await rows(OUTCOMES, [checkout.intentId])).toEqual([{ kind: 'REFUND', orders: 0, refunds: 1 }]);
  const { refunds, kept } = moneyBack(fixtures);
  await eventually('the job gives the money back', async () => (await refunds(checkout.intentId))[0]?.state === 'DONE');
  expect(await kept(checkout.intentId)).toMatchObject({ back: 679 });
  const [apology] = await mailsTo(fixtures.dataDir, customer.email, 1, /remboursé$/);
  expect(apology?.text).toContain('n’a pas pu devenir une commande. Créneau ou stock épuisé au moment du paiement.');
  expect(apology?.text).toMatch(/remboursement de 6,79.€ est demandé/);
  expect(apology?.text).toContain(`/cart/${shop.id}`);
  const apologies = mailsIn(fixtures.dataDir).filter(
    ({ to, subject }) => to === customer.email && subject.endsWith('remboursé'),
  );
  expect(apologies).toHaveLength(1);
  const [paidBack] = await mailsTo(fixtures.dataDir, customer.email, 1, /remboursés sur votre carte/);
  expect(paidBack?.text).toMatch(/remboursement de 6,79.€ de votre paiement chez .* est fait/);
});

test('a payment made after the hold was lost becomes an order when there is still room', async () => {
  const shop = await aShop(fixtures, { capacityUnits: 1 });
  const { item, customer, checkout } = await aCheckout(shop, { stock: 2 });
  await rows(HOLD_IS_OVER, [shop.id]);
  // Paid at the very moment the housekeeping gives the hold back.
  expect(await payByCard(fixtures, checkout.clientSecret)).toBe('succeeded');
  await createServices(fixtures.product.parts).housekeeping.endHolds();

  expect(await placeOrder(fixtures, customer, shop.id)).toMatchObject({ __typename: 'Order' });
  expect(await rows(LEFT, [item])).toEqual([{ booked: 1, stock: 1 }]);
});

test('an abandoned hold is released and its payment can no longer be paid', async () => {
  const shop = await aShop(fixtures, { capacityUnits: 1 });
  const { item, customer, checkout } = await aCheckout(shop, { stock: 2 });
  await rows(HOLD_IS_OVER, [shop.id]);

  await Promise.all([1, 2].map(() => createServices(fixtures.product.parts).housekeeping.endHolds()));

  expect(await rows(LEFT, [item])).toEqual([{ booked: 0, stock: 2 }]);
  expect(await payByCard(fixtures, checkout.clientSecret)).not.toBe('succeeded');
  expect(await placeOrder(fixtures, customer, shop.id)).toMatchObject({ __typename: 'PaymentPending' });
});

test('a client that names its window only at place-order gets that window or a refund', async () => {
  const shop = await aShop(fixtures, { capacityUnits: 1 });
  const item = await anItem(fixtures, shop.id, { preparationUnits: 1, priceCents: 650 });
  const call = ({ token }: Somebody, path: string, body: object) =>
    rest(fixtures, 'POST', `/api/${path}`, { token, body });
  const { body: next } = await rest(fixtures, 'GET', `/api/pickup/next-pickup-window/${shop.id}`);
  const [window] = next['pickupWindows'] as { date: string; pickupWindow: string }[];
  const answers = [];
  for (const customer of [await aCustomer(fixtures), await aCustomer(fixtures)]) {
    await addToCart(fixtures, customer, { itemId: item });
    const { body } = await call(customer, 'payment-page/create-intent', { restaurantId: shop.id, amount: 0 });
    await payByCard(fixtures, String(body['clientSecret']));
    const place = { customerId: customer.id, restaurantId: shop.id, totalPrice: 6.79 };
    const refused = { status: 400, body: { code: 'WINDOW_INVALID' } };
    expect(await call(customer, 'cart/place-order', place)).toMatchObject(refused);
    const named = { pickupWindow: window?.pickupWindow, pickupDate: window?.date };
    answers.push(await call(customer, 'cart/place-order', { ...place, ...named }));
  }
  expect(answers).toMatchObject([{ status: 201 }, { status: 409, body: { code: 'REFUNDED' } }]);
});

test('a cart checked out in several tabs and for several windows at once can be paid once', async () => {
  const shop = await aShop(fixtures, { capacityUnits: 5 });
  const item = await anItem(fixtures, shop.id, { preparationUnits: 1, priceCents: 650 });
  const customer = await aCustomer(fixtures);
  await addToCart(fixtures, customer, { itemId: item });
  const windows = await windowsOf(fixtures, shop.id, customer.token);

  const started = await Promise.allSettled(
    Array.from({ length: 8 }, (_, tab) =>
      startCheckout(fixtures, customer, { shopId: shop.id, windowStartsAt: windows[tab % 4] ?? '', totalCents: 679 }),
    ),
  );
  const secrets = new Set(started.flatMap((tab) => (tab.status === 'fulfilled' ? tab.value.clientSecret : [])));
  const paid: string[] = [];
  for (const secret of secrets) paid.push(await payByCard(fixtures, secret));

  expect(paid.filter((status) => status === 'succeeded')).toHaveLength(1);
  await placeOrder(fixtures, customer, shop.id);
  expect(await rows('select count(*)::int as orders from orders where shop_id = $1', [shop.id])).toEqual([
    { orders: 1 },
  ]);
});

test('a customer who has just paid and starts a checkout again gets the paid payment instead of a second one', async () => {
  const shop = await aShop(fixtures);
  const { customer, checkout } = await aCheckout(shop);
  const [, later = ''] = await windowsOf(fixtures, shop.id, customer.token);
  expect(await payByCard(fixtures, checkout.clientSecret)).toBe('succeeded');

  const again = await startCheckout(fixtures, customer, { shopId: shop.id, windowStartsAt: later, totalCents: 679 });

  expect(again.intentId).toBe(checkout.intentId);
  expect(await placeOrder(fixtures, customer, shop.id)).toMatchObject({ __typename: 'Order' });
});

test('place-order does not return the last order when the cart has been filled again', async () => {
  const shop = await aShop(fixtures);
  const { item, customer, checkout } = await aCheckout(shop);
  await payByCard(fixtures, checkout.clientSecret);
  const first = await placeOrder(fixtures, customer, shop.id);
  expect(await placeOrder(fixtures, customer, shop.id)).toMatchObject({ __typename: 'Order', id: first.id });

  await addToCart(fixtures, customer, { itemId: item, quantity: 5 });
  expect(await placeOrder(fixtures, customer, shop.id)).toMatchObject({ __typename: 'PaymentPending' });
});

/** Windows and items that are not what holds and orders come to; payments that became neither order nor refund. */
const UNBALANCED = `
  select 'window' as what from booked_window w where w.shop_id = $1 and w.booked_units <>
      (select coalesce(sum(units), 0) from orders o where o.window_id = w.id and o.status <> 'CANCELLED')
    + (select coalesce(sum(units), 0) from checkout c where c.window_id = w.id and c.state = 'HELD')
  union all
  select 'stock' from item i where i.shop_id = $1 and $2 - i.stock <>
      (select coalesce(sum(l.quantity), 0) from order_line l join orders o on o.id = l.order_id where l.item_id = i.id and o.status <> 'CANCELLED')
    + (select coalesce(sum((l->>'quantity')::int), 0) from checkout c, jsonb_array_elements(c.lines) l
       where c.state = 'HELD' and (l->>'itemId')::uuid = i.id)
  union all
  select 'paid' from payment_sandbox.objects i where i.type = 'payment_intent' and i.data->>'status' = 'succeeded'
      and (i.data->'metadata'->>'shopId')::uuid = $1
      and not exists (select 1 from payment_outcome o where o.intent_id = i.id)`;

test('customers in two tabs, housekeeping and provider acting at once lose no piece, window place or payment', async () => {
  const shop = await aShop(fixtures, { capacityUnits: 6 });
  const item = await anItem(fixtures, shop.id, { stock: 30, preparationUnits: 1, priceCents: 100 });
  const customers = await Promise.all(Array.from({ length: 6 }, () => aCustomer(fixtures)));
  const windows = (await windowsOf(fixtures, shop.id, customers[0]?.token ?? '')).slice(0, 3);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;
  const tab = async (customer: Somebody) => {
    for (let round = 0; round < 5; round++) {
      await addToCart(fixtures, customer, { itemId: item });
      const { itemCount } = await cartOf(fixtures, customer, shop.id);
      if (itemCount === 0) continue;
      const checkout = await startCheckout(fixtures, customer, {
        shopId: shop.id,
        windowStartsAt: pick(windows),
        totalCents: itemCount * 100 + 29,
      });
      if (checkout.__typename !== 'Checkout') continue;
      if (Math.random() < 0.6) await payByCard(fixtures, checkout.clientSecret);
      if (Math.random() < 0.6) await placeOrder(fixtures, customer, shop.id);
    }
  };
  let over = false;
  const housekeeping = async () => {
    while (!over) {
      if (Math.random() < 0.3)
        await rows(
          "update checkout set hold_until = '2026-11-24T09:00:00Z' where shop_id = $1 and state = 'HELD' and random() < 0.3",
          [shop.id],
        );
      await createServices(fixtures.product.parts).housekeeping.endHolds();
      await pause(20);
    }
  };
  const house = housekeeping();
  // A cart that changes in the other tab cannot be paid: some customers have one tab, so that orders come about.
  await Promise.all(customers.flatMap((customer, n) => (n < 3 ? [tab(customer), tab(customer)] : [tab(customer)])));
  over = true;
  await house;

  await eventually(
    'every payment has its order or its refund',
    async () => (await rows(UNBALANCED, [shop.id, 30])).length === 0,
  );
  const [made] = await rows<{ orders: number }>('select count(*)::int as orders from orders where shop_id = $1', [
    shop.id,
  ]);
  expect(made?.orders).toBeGreaterThan(0);
});
