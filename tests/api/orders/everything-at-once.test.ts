import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { createServices } from '../../../server/platform/context';
import { addToCart, cartOf, eventually, payByCard, placeOrder, startCheckout, windowsOf } from '../../support/ordering';
import { aCustomer, anItem, aShop, type Somebody } from '../../support/fixtures';
import { rowsOf as rows, test, fixtures } from '../../support/fixtures-test';

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
