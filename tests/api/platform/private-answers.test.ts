import { beforeAll, expect, test } from 'vitest';
import { orderSeenBy } from '../../support/order-steps';
import { anOrder } from '../../support/ordering';
import { aCustomer, anItem, aShop, type Somebody } from '../../support/fixtures';
import { ownFixtures } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

let customer: Somebody;
beforeAll(async () => {
  customer = await aCustomer(fixtures);
});

test('private answers and refusals are sent with cache-control no-store', async () => {
  const signedIn = { authorization: `Bearer ${customer.token}`, 'content-type': 'application/json' };
  const answers = await Promise.all([
    fetch(`${fixtures.base}/api/orders/user/${customer.id}`, { headers: signedIn }),
    fetch(`${fixtures.base}/api/orders/user/${customer.id}`),
    fetch(`${fixtures.base}/graphql`, { method: 'POST', headers: signedIn, body: '{"query":"{ myOrders { id } }"}' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 200]);
  for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
});

test('a shop sees its customer’s phone number until a day after the window, the customer always sees it', async () => {
  const shop = await aShop(fixtures);
  const { id } = await anOrder(fixtures, customer, shop.id, {
    itemId: await anItem(fixtures, shop.id, { priceCents: 650 }),
  });
  const { pool } = fixtures.product;
  await pool.query("update account set phone = '0612345678' where id = $1", [customer.id]);
  const phoneFor = async (who: Somebody) => (await orderSeenBy(fixtures, who, id)).customerPhone;
  expect(await phoneFor(shop)).toBe('0612345678');
  await pool.query(
    "update booked_window set starts_at = starts_at - interval '2 days', ends_at = ends_at - interval '2 days' where shop_id = $1",
    [shop.id],
  );
  expect([await phoneFor(shop), await phoneFor(customer)]).toEqual([null, '0612345678']);
});
