import { afterAll, beforeAll, expect, test } from 'vitest';
import { OrdersPageDocument } from '../../../graphql/generated/customer/orders';
import { freshDatabase } from '../../support/database';
import { advance, cancelMine } from '../../support/order-steps';
import { anOrder } from '../../support/ordering';
import { statementsOf } from '../../support/statements';
import { aCustomer, anItem, aShop, aWorld, graphql, type Somebody, type World } from '../../support/world';

let world: World;
let customer: Somebody;

beforeAll(async () => {
  // What jobs and the news of the payment service send meanwhile would be counted too.
  world = await aWorld(await freshDatabase(), {}, { role: 'web', faults: { silent: true } });
  customer = await aCustomer(world);
});
afterAll(() => world.stop());

const ordered = async () => (await graphql(world, customer.token, OrdersPageDocument)).orderHistory.orders;

async function reviewed(reference: string, text: string) {
  const query = `mutation ($input: ReviewOrderInput!) { reviewOrder(input: $input) { ... on Order { id } } }`;
  await graphql(world, customer.token, query, { input: { reference, stars: 4, text } });
}

test('the order history resolves reviews and refunds of each order in six SQL statements, however many orders it lists', async () => {
  const shop = await aShop(world, { capacityUnits: 99 });
  const itemId = await anItem(world, shop.id, { preparationUnits: 1, priceCents: 650 });
  const order = (quantity: number) => anOrder(world, customer, shop.id, { itemId, quantity });
  const [eaten, other, off, open] = [await order(1), await order(2), await order(3), await order(1)];
  for (const { id } of [eaten, other])
    for (const from of ['PREPARING', 'READY'] as const) await advance(world, shop, id, from);
  await reviewed(eaten.id, 'Très bon');
  await reviewed(other.id, 'Encore meilleur');
  await cancelMine(world, customer, off.id);

  expect(await ordered()).toMatchObject([
    { token: open.token, review: null, cancellation: null },
    { token: off.token, review: null, cancellation: { byShop: false, refundCents: 1979 } },
    { token: other.token, review: { text: 'Encore meilleur' }, cancellation: null },
    { token: eaten.token, review: { text: 'Très bon' }, cancellation: null },
  ]);
  const sent = (await statementsOf(ordered)).map(({ text }) => text);
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(6);
});

test('the order history pages through all orders once, also of one instant, and ignores a cursor of another customer', async () => {
  const [shop, regular, other] = [await aShop(world), await aCustomer(world), await aCustomer(world)];
  const itemId = await anItem(world, shop.id, { priceCents: 650 });
  const theirs = await anOrder(world, other, shop.id, { itemId });
  const { id: newest } = await anOrder(world, regular, shop.id, { itemId });
  const { pool } = world.product;
  const older = `jsonb_build_object('id', gen_random_uuid(), 'token', 'OLD' || 100 + i, 'payment_intent_id', 'pi_old' || i,
    'created_at', created_at - ((i + 4) / 5) * interval '1 day')`;
  await pool.query(
    `insert into orders select (jsonb_populate_record(o, ${older})).* from orders o, generate_series(1, 44) i where id = $1`,
    [newest],
  );
  const page = async (after?: string) =>
    (await graphql(world, regular.token, OrdersPageDocument, { after })).orderHistory;
  const first = await page();
  const second = await page(first.next ?? '');
  const third = await page(second.next ?? '');
  expect([first, second, third].map(({ orders }) => orders.length)).toEqual([20, 20, 5]);
  expect(third.next).toBeNull();
  const { rows } = await pool.query<{ id: string }>(
    'select id from orders where customer_id = $1 order by created_at desc, id desc',
    [regular.id],
  );
  const seen = [first, second, third].flatMap(({ orders }) => orders.map(({ id }) => id));
  expect(seen).toEqual(rows.map(({ id }) => id));
  for (const unknown of [theirs.id, 'nonsense']) expect((await page(unknown)).orders[0]?.id).toBe(newest);
});
