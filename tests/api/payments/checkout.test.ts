import type { PoolClient } from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { createServices } from '../../../server/platform/context';
import { IngredientType } from '../../../server/menus/ingredient.entity';
import { ItemKind } from '../../../server/menus/item.entity';
import type { IntentView } from '../../../server/payments/stripe/gateway';
import type { PaymentGateway } from '../../../server/payments/stripe/stripe-gateway';
import {
  addToCart,
  beginCheckout,
  cartOf,
  eventually,
  payByCard,
  placeOrder,
  setQuantity,
  startCheckout,
  windowsOf,
} from '../../support/ordering';
import { selecting } from '../../support/options';
import { aCustomer, anIngredient, anItem, aShop } from '../../support/fixtures';
import { ownFixtures, rowsOf as rows } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

/** A customer with pieces of one item in the cart, and the shop's windows. */
async function aBuyer(stock: number, { quantity = 1, capacityUnits = 10 } = {}) {
  const shop = await aShop(fixtures, { capacityUnits });
  const item = await anItem(fixtures, shop.id, { stock, preparationUnits: 1, priceCents: 650 });
  const customer = await aCustomer(fixtures);
  await addToCart(fixtures, customer, { itemId: item, quantity });
  const windows = await windowsOf(fixtures, shop.id, customer.token);
  const start = (window = 0, pieces = quantity) => {
    const input = { shopId: shop.id, windowStartsAt: windows[window] ?? '', totalCents: 650 * pieces + 29 };
    return startCheckout(fixtures, customer, input);
  };
  return { shop, item, customer, start };
}

const stockOf = async (item: string) =>
  (await rows<{ stock: number }>('select stock from item where id = $1', [item]))[0]?.stock;
const bookedIn = async (shopId: string) => {
  const booked = 'select booked_units from booked_window where shop_id = $1 order by starts_at';
  return (await rows<{ booked_units: number }>(booked, [shopId])).map((row) => row.booked_units);
};

test('a total below the card minimum of 0.50 € is refused before anything is held', async () => {
  const shop = await aShop(fixtures);
  const item = await anItem(fixtures, shop.id, { stock: 3, priceCents: 20 });
  const customer = await aCustomer(fixtures);
  await addToCart(fixtures, customer, { itemId: item, quantity: 1 });
  const started = beginCheckout(fixtures, customer, shop.id, 49);
  await expect(started).rejects.toThrow('Le paiement par carte commence à 0,50 €.');
  expect([await stockOf(item), await bookedIn(shop.id)]).toEqual([3, []]);
  expect(await rows('select 1 from checkout where customer_id = $1', [customer.id])).toEqual([]);
});

test('startCheckout names a choice that went out of stock since it was added to the cart', async () => {
  const shop = await aShop(fixtures, { capacityUnits: 5 });
  const bacon = await anIngredient(fixtures, shop.id, IngredientType.MEAT, 'Bacon', { priceCents: 100 });
  const item = await anItem(fixtures, shop.id, { name: 'Parisien', kind: ItemKind.SANDWICH, priceCents: 650 });
  const customer = await aCustomer(fixtures);
  await addToCart(fixtures, customer, { itemId: item, selections: selecting({ supplements: [bacon] }) });
  await rows('update ingredient set out_of_stock = true where id = $1', [bacon]);
  const refused = { __typename: 'InvalidSelection', message: 'Parisien : plus de « Bacon ».' };
  expect(await beginCheckout(fixtures, customer, shop.id, 779)).toMatchObject(refused);
});

describe('a customer who holds the last pieces', () => {
  test('a customer who holds the last pieces can resume the same payment, and the cart shows no shortage', async () => {
    const { shop, item, customer, start } = await aBuyer(3, { quantity: 3, capacityUnits: 3 });
    const first = await start();
    expect(await stockOf(item)).toBe(0);
    expect(await start()).toMatchObject({ __typename: 'Checkout', intentId: first.intentId });
    expect((await cartOf(fixtures, customer, shop.id)).lines).toMatchObject([{ quantity: 3, problem: null }]);
  });

  test('a customer who holds the last pieces can move to another window or take fewer', async () => {
    const { shop, item, customer, start } = await aBuyer(3, { quantity: 3, capacityUnits: 3 });
    await start();
    expect(await start(1)).toMatchObject({ __typename: 'Checkout' });
    expect(await bookedIn(shop.id)).toEqual([0, 3]);
    const [line] = (await cartOf(fixtures, customer, shop.id)).lines;
    await setQuantity(fixtures, customer, line?.id ?? '', 2);
    expect(await start(1, 2)).toMatchObject({ __typename: 'Checkout' });
    expect([await stockOf(item), await bookedIn(shop.id)]).toEqual([1, [0, 2]]);
  });

  test('a customer who holds the last pieces and adds too many is shown a stock that includes the held pieces', async () => {
    const { item, customer, start } = await aBuyer(3, { quantity: 2 });
    await start();
    expect(await addToCart(fixtures, customer, { itemId: item, quantity: 2 })).toMatchObject({
      __typename: 'SoldOut',
      message: expect.stringContaining('il n’en reste que 3'),
    });
    expect(await addToCart(fixtures, customer, { itemId: item })).toMatchObject({ __typename: 'Cart' });
  });

  test('pieces held by one customer are sold out for other customers', async () => {
    const { shop, item, start } = await aBuyer(3, { quantity: 3 });
    await start();
    const late = await aCustomer(fixtures);
    expect(await addToCart(fixtures, late, { itemId: item })).toMatchObject({ __typename: 'SoldOut' });
    expect((await cartOf(fixtures, late, shop.id)).lines).toEqual([]);
  });
});

const waiting = () =>
  rows("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");

/** Does something in a transaction of its own while `meanwhile` runs into it, then lets it go once so many wait. */
async function during<T>(
  work: (client: PoolClient) => Promise<unknown>,
  meanwhile: () => Promise<T>,
  waiters = 1,
): Promise<T> {
  const client = await fixtures.product.pool.connect();
  try {
    await client.query('begin');
    await work(client);
    const answer = meanwhile();
    await eventually('somebody waits for the row', async () => (await waiting()).length >= waiters);
    await client.query('commit');
    return await answer;
  } finally {
    client.release();
  }
}

describe('concurrent changes of one hold', () => {
  test('a hold that expires while its customer starts a new checkout is released once', async () => {
    const { shop, item, start } = await aBuyer(5);
    const { intentId } = await start();
    const neighbour = await aCustomer(fixtures);
    await addToCart(fixtures, neighbour, { itemId: item });
    await beginCheckout(fixtures, neighbour, shop.id);

    const answer = await during(
      async (housekeeping) => {
        await housekeeping.query(
          `with released as (update checkout set state = 'RELEASED'
             where id = (select checkout_id from payment where intent_id = $1) returning window_id)
           update booked_window w set booked_units = booked_units - 1 from released where w.id = window_id`,
          [intentId],
        );
        await housekeeping.query('update item set stock = stock + 1 where id = $1', [item]);
      },
      () => start(1),
    );

    expect(answer).toMatchObject({ __typename: 'Checkout' });
    expect([await stockOf(item), await bookedIn(shop.id)]).toEqual([3, [1, 1]]);
  });

  test('a hold that becomes an order while its customer starts a new checkout stays with the order', async () => {
    const { shop, item, customer, start } = await aBuyer(5);
    const { clientSecret, intentId } = await start();
    const answers = await during(
      // What settling comes to last: it has taken all it needs by then, and nobody sees it yet.
      (client) => client.query('select 1 from cart_line where item_id = $1 for update', [item]),
      async () => {
        expect(await payByCard(fixtures, clientSecret)).toBe('succeeded');
        await eventually('the webhook settles', async () => (await waiting()).length > 0);
        return Promise.all([placeOrder(fixtures, customer, shop.id), start(1)]);
      },
      3,
    );

    expect(answers).toMatchObject([{ __typename: 'Order' }, { __typename: 'CartEmpty' }]);
    expect(await rows('select kind from payment_outcome where intent_id = $1', [intentId])).toEqual([
      { kind: 'ORDER' },
    ]);
    expect([await stockOf(item), await bookedIn(shop.id)]).toEqual([4, [1]]);
  });
});

test('a payment being processed by the bank is not cancelled for a checkout of another window', async () => {
  const { shop, item, start } = await aBuyer(5);
  const { intentId } = await start();
  const { gateway } = fixtures.product.parts;
  const intent = await gateway.retrieveIntent(intentId);
  const cancel = vi
    .spyOn(gateway, 'cancelIntent')
    .mockImplementation(async () => ({ ...intent, status: 'processing' }) as IntentView);
  try {
    expect(await start(1)).toEqual({
      __typename: 'BeingPaidElsewhere',
      message: 'Ce panier est en train d’être payé ailleurs. Réessayez dans un instant.',
    });
  } finally {
    cancel.mockRestore();
  }
  expect(await rows('select state from payment where intent_id = $1', [intentId])).toEqual([{ state: 'OPEN' }]);
  expect([await stockOf(item), await bookedIn(shop.id)]).toEqual([4, [1]]);
});

describe('lines added to the cart during payment', () => {
  test('lines added to the cart while the card is charged stay in it after the order', async () => {
    const { shop, item, customer, start } = await aBuyer(5);
    const { clientSecret } = await start();
    await addToCart(fixtures, customer, { itemId: item });
    await addToCart(fixtures, customer, { itemId: item, note: 'Bien cuit' });
    await payByCard(fixtures, clientSecret);
    expect(await placeOrder(fixtures, customer, shop.id)).toMatchObject({ __typename: 'Order' });
    expect((await cartOf(fixtures, customer, shop.id)).lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
  });

  test('pieces added to the cart while the order is placed stay in it', async () => {
    const { shop, item, customer, start } = await aBuyer(5);
    const { clientSecret } = await start();
    const placed = await during(
      async (otherTab) => {
        await otherTab.query('select 1 from cart where customer_id = $1 for update', [customer.id]);
        await otherTab.query('update cart_line set quantity = 2 where item_id = $1', [item]);
      },
      async () => {
        await payByCard(fixtures, clientSecret);
        return placeOrder(fixtures, customer, shop.id);
      },
    );
    expect(placed).toMatchObject({ __typename: 'Order' });
    expect((await cartOf(fixtures, customer, shop.id)).lines).toMatchObject([{ quantity: 1 }]);
  });
});

test('all payment provider calls of one checkout share a deadline of at most eight seconds', async () => {
  const { shop, customer } = await aBuyer(5);
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
  const start = async (startsAt = '') => {
    given = [];
    const window = { startsAt: new Date(startsAt) };
    await checkouts.start(customer.id, { shopId: shop.id, window, statedTotalCents: null });
    const [answerBy = 0] = given;
    expect(answerBy).toBeLessThan(performance.now() + 8000);
    return given.map((one) => one === answerBy);
  };
  expect(await start(windows[0])).toEqual([true]);
  expect(await start(windows[0])).toEqual([true, true]);
  expect(await start(windows[1])).toEqual([true, true]);
});

describe('HousekeepingService.endHolds', () => {
  test('housekeeping releases the other expired holds when one release fails, and reports the failure', async () => {
    const [first, second] = [await aBuyer(5), await aBuyer(5)];
    await first.start();
    await second.start();
    await rows("update checkout set hold_until = '2026-11-24T08:00:00Z' where shop_id = $1", [first.shop.id]);
    await rows("update checkout set hold_until = '2026-11-24T09:00:00Z' where shop_id = $1", [second.shop.id]);
    await rows('update booked_window set booked_units = 0 where shop_id = $1', [first.shop.id]);

    const round = () => createServices(fixtures.product.parts).housekeeping.endHolds();
    await expect(round()).rejects.toThrow(/^1 of \d+ failed/);

    expect([await stockOf(second.item), await bookedIn(second.shop.id)]).toEqual([5, [0]]);
    // It is left alone for a while.
    await round();
    await rows('delete from payment where checkout_id in (select id from checkout where shop_id = $1)', [
      first.shop.id,
    ]);
    await rows('delete from checkout where shop_id = $1', [first.shop.id]);
  });
});
