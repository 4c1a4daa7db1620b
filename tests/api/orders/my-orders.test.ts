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

const ordered = async () => (await graphql(world, customer.token, OrdersPageDocument)).myOrders;

async function reviewed(reference: string, text: string) {
  const query = `mutation ($input: ReviewOrderInput!) { reviewOrder(input: $input) { ... on Order { id } } }`;
  await graphql(world, customer.token, query, { input: { reference, stars: 4, text } });
}

test('each of the orders comes with its own review and its own refund, in five statements however many they are', async () => {
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
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(5);
});
