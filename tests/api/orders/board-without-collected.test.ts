import { expect, test } from 'vitest';
import { freshDatabase } from '../../support/database';
import { anOrder } from '../../support/ordering';
import { rest } from '../../support/rest';
import { aCustomer, anItem, aShop, createFixtures, graphql } from '../../support/fixtures';

test('the board of a shop that never marks orders « Livré » still shows today’s orders, sorted by window', async () => {
  const fixtures = await createFixtures(await freshDatabase());
  const shop = await aShop(fixtures, { capacityUnits: 50 });
  const item = await anItem(fixtures, shop.id, { priceCents: 650 });
  const first = await anOrder(fixtures, await aCustomer(fixtures), shop.id, { itemId: item });
  // What of the last weeks was handed over without a word: a thousand orders, in windows a minute apart.
  await fixtures.product.pool.query(
    `with old as (
       insert into booked_window select (w).* from (
         select jsonb_populate_record(w, jsonb_build_object('id', gen_random_uuid(),
           'starts_at', w.starts_at - make_interval(mins => n), 'ends_at', w.ends_at - make_interval(mins => n))) as w
         from orders o join booked_window w on w.id = o.window_id, generate_series(1, 1000) n where o.id = $1) as windows
       returning id, starts_at)
     insert into orders select (o).* from (
       select jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'window_id', old.id,
         'token', 'A' || lpad((row_number() over ())::text, 5, '0'), 'payment_intent_id', null, 'source', 'COUNTER',
         'created_at', old.starts_at - interval '2 hours')) as o
       from orders o, old where o.id = $1) as orders`,
    [first.id],
  );
  const last = await anOrder(fixtures, await aCustomer(fixtures), shop.id, { itemId: item });

  const query = '{ boardOrders { token } }';
  const { boardOrders: board } = await graphql<{ boardOrders: { token: string }[] }>(fixtures, shop.token, query);
  expect(board).toHaveLength(1000);
  expect(board.slice(-2).map(({ token }) => token)).toEqual([first.token, last.token]);

  const { body } = await rest(fixtures, 'GET', `/api/orders/restaurant/${shop.id}`, { token: shop.token });
  const { orders } = body as { orders: { orderId: string }[] };
  expect([orders.length, orders[0]?.orderId]).toEqual([500, last.token]);
  await fixtures.stop();
});
