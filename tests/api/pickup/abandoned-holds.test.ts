import { expect, test } from 'vitest';
import { ownFixtures } from '../../support/own-fixtures';
import { addToCart, eventually, startCheckout, windowsOf } from '../../support/ordering';
import { aCustomer, anItem, aShop } from '../../support/fixtures';

const fixtures = await ownFixtures({}, { faults: {} });
const shop = await aShop(fixtures, { capacityUnits: 60 });
const itemId = await anItem(fixtures, shop.id, { preparationUnits: 1, priceCents: 650, stock: 60 });
const windows = await windowsOf(fixtures, shop.id, shop.token);

const taken = async () => {
  const [seen] = await fixtures.sql<{ units: number; stock: number; held: number }>(
    `select (select coalesce(sum(booked_units), 0)::int from booked_window where shop_id = $1) as units,
       (select stock from item where id = $2) as stock,
       (select count(*)::int from checkout where shop_id = $1 and state = 'HELD') as held`,
    shop.id,
    itemId,
  );
  return seen;
};

test('fifty unpaid checkouts are released by housekeeping although the payment provider hangs', async () => {
  for (let ten = 0; ten < 5; ten++)
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        const customer = await aCustomer(fixtures);
        await addToCart(fixtures, customer, { itemId });
        const input = { shopId: shop.id, windowStartsAt: windows[0] ?? '', totalCents: 679 };
        expect(await startCheckout(fixtures, customer, input)).toMatchObject({ __typename: 'Checkout' });
      }),
    );
  expect(await taken()).toEqual({ units: 50, stock: 10, held: 50 });
  fixtures.hangPayments(120_000);
  // Ten minutes go by. Nobody calls the housekeeping: it comes by itself.
  await fixtures.sql('update checkout set hold_until = $2 where shop_id = $1', shop.id, fixtures.product.clock.now());
  await eventually('all is given back', async () => (await taken())?.held === 0);
  expect(await taken()).toEqual({ units: 0, stock: 60, held: 0 });
  fixtures.hangPayments(0);
});

test('an account that starts checkouts for twenty windows at once has one hold', async () => {
  const hoarder = await aCustomer(fixtures);
  await addToCart(fixtures, hoarder, { itemId });
  await Promise.allSettled(
    windows
      .slice(0, 20)
      .map((windowStartsAt) => startCheckout(fixtures, hoarder, { shopId: shop.id, windowStartsAt, totalCents: 679 })),
  );
  expect(await taken()).toEqual({ units: 1, stock: 59, held: 1 });
  // Another cart in between changes nothing: what was held is given back first.
  await addToCart(fixtures, hoarder, { itemId, quantity: 3 });
  await startCheckout(fixtures, hoarder, { shopId: shop.id, windowStartsAt: windows[7] ?? '', totalCents: 2629 });
  expect(await taken()).toEqual({ units: 4, stock: 56, held: 1 });
});
