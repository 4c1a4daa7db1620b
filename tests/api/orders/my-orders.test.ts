import { beforeAll, expect, test } from 'vitest';
import { OrdersPageDocument } from '../../../graphql/generated/customer/orders';
import { advance, cancelMine } from '../../support/order-steps';
import { anOrder } from '../../support/ordering';
import { statementsOf } from '../../support/statements';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures, rowsOf } from '../../support/own-fixtures';

// What jobs and the news of the payment service send meanwhile would be counted too.
const fixtures = await ownFixtures({}, { role: 'web', faults: { silent: true } });
let customer: Somebody;
beforeAll(async () => {
  customer = await aCustomer(fixtures);
});

const ordered = async () => (await graphql(fixtures, customer.token, OrdersPageDocument)).orderHistory.orders;

async function reviewed(reference: string, text: string) {
  const query = `mutation ($input: ReviewOrderInput!) { reviewOrder(input: $input) { ... on Order { id } } }`;
  await graphql(fixtures, customer.token, query, { input: { reference, stars: 4, text } });
}

test('the order history resolves reviews and refunds of each order in six SQL statements, however many orders it lists', async () => {
  const shop = await aShop(fixtures, { capacityUnits: 99 });
  const itemId = await anItem(fixtures, shop.id, { preparationUnits: 1, priceCents: 650 });
  const order = (quantity: number) => anOrder(fixtures, customer, shop.id, { itemId, quantity });
  const [eaten, other, off, open] = [await order(1), await order(2), await order(3), await order(1)];
  for (const { id } of [eaten, other])
    for (const from of ['PREPARING', 'READY'] as const) await advance(fixtures, shop, id, from);
  await reviewed(eaten.id, 'Très bon');
  await reviewed(other.id, 'Encore meilleur');
  await cancelMine(fixtures, customer, off.id);

  expect(await ordered()).toMatchObject([
    { token: open.token, review: null, cancellation: null },
    { token: off.token, review: null, cancellation: { byShop: false, refundCents: 1979 } },
    { token: other.token, review: { text: 'Encore meilleur' }, cancellation: null },
    { token: eaten.token, review: { text: 'Très bon' }, cancellation: null },
  ]);
  const sent = (await statementsOf(ordered)).map(({ text }) => text);
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(6);
});

test('the order history shows each order once, even when several have the same time, and ignores a cursor of another customer', async () => {
  const [shop, regular, other] = [await aShop(fixtures), await aCustomer(fixtures), await aCustomer(fixtures)];
  const itemId = await anItem(fixtures, shop.id, { priceCents: 650 });
  const theirs = await anOrder(fixtures, other, shop.id, { itemId });
  const { id: newest } = await anOrder(fixtures, regular, shop.id, { itemId });
  const older = `jsonb_build_object('id', gen_random_uuid(), 'token', 'OLD' || 100 + i, 'payment_intent_id', 'pi_old' || i,
    'created_at', created_at - ((i + 4) / 5) * interval '1 day')`;
  await rowsOf(
    `insert into orders select (jsonb_populate_record(o, ${older})).* from orders o, generate_series(1, 44) i where id = $1`,
    [newest],
  );
  const page = async (after?: string) =>
    (await graphql(fixtures, regular.token, OrdersPageDocument, { after })).orderHistory;
  const first = await page();
  const second = await page(first.next ?? '');
  const third = await page(second.next ?? '');
  expect([first, second, third].map(({ orders }) => orders.length)).toEqual([20, 20, 5]);
  expect(third.next).toBeNull();
  const sorted = 'select id from orders where customer_id = $1 order by created_at desc, id desc';
  const rows = await rowsOf<{ id: string }>(sorted, [regular.id]);
  const seen = [first, second, third].flatMap(({ orders }) => orders.map(({ id }) => id));
  expect(seen).toEqual(rows.map(({ id }) => id));
  for (const unknown of [theirs.id, 'nonsense']) expect((await page(unknown)).orders[0]?.id).toBe(newest);
});
