import { expect, test } from 'vitest';
import { addToCart, payByCard, placeOrder, startCheckout, windowsOf } from '../../support/ordering';
import { rest } from '../../support/rest';
import { statementsOf } from '../../support/statements';
import { aCustomer, anItem, aShop } from '../../support/fixtures';
import { ownFixtures, rowsOf } from '../../support/own-fixtures';

// What jobs and the news of the payment service send meanwhile would be counted too.
const fixtures = await ownFixtures({}, { role: 'web', faults: { silent: true } });

test('adding to the cart, checkout and order take at most 25 SQL statements together, over GraphQL and REST', async () => {
  const shop = await aShop(fixtures);
  const itemId = await anItem(fixtures, shop.id, { stock: 9 });
  const bought = async (isRest: boolean) => {
    const customer = await aCustomer(fixtures);
    const { id: customerId, token } = customer;
    const [windowStartsAt = ''] = await windowsOf(fixtures, shop.id, token);
    const sent: string[] = [];
    const counted = async (call: () => Promise<unknown>) => {
      sent.push(...(await statementsOf(call)).map(({ text }) => text));
    };
    const post = (path: string, body: object) => rest(fixtures, 'POST', path, { token, body });
    const start = { shopId: shop.id, windowStartsAt, totalCents: 149 };
    const line = { customerId, restaurantId: shop.id, items: [{ _id: itemId }] };
    await counted(() => (isRest ? post('/api/cart/add', line) : addToCart(fixtures, customer, { itemId })));
    let secret = '';
    await counted(async () => ({ clientSecret: secret } = await startCheckout(fixtures, customer, start)));
    expect(await payByCard(fixtures, secret)).toBe('succeeded');
    const order = { customerId, restaurantId: shop.id };
    await counted(() => (isRest ? post('/api/cart/place-order', order) : placeOrder(fixtures, customer, shop.id)));
    return sent;
  };
  for (const isRest of [false, true]) await bought(isRest);
  for (const isRest of [false, true]) {
    const sent = await bought(isRest);
    expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(25);
  }
  expect(await rowsOf('select from orders where shop_id = $1', [shop.id])).toHaveLength(4);
});
