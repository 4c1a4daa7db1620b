import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { paidLines, REMOVE_PAID, type PricedLine } from '../../../server/carts/priced-line';
import { ownFixtures } from '../../support/own-fixtures';
import { addToCart, cartOf, setQuantity, startCheckout, windowsOf } from '../../support/ordering';
import { rest } from '../../support/rest';
import { statementsOf } from '../../support/statements';
import { aCustomer, anItem, aShop, type Somebody } from '../../support/fixtures';

const fixtures = await ownFixtures();

const shop = await aShop(fixtures);

const itemsIn = async (customer: Somebody) =>
  (await cartOf(fixtures, customer, shop.id)).lines.map(({ item }) => item.id);

test('adding to a cart takes three SQL statements, over GraphQL and REST', async () => {
  const customer = await aCustomer(fixtures);
  const itemId = await anItem(fixtures, shop.id, { stock: 9 });
  await addToCart(fixtures, customer, { itemId });
  const body = { customerId: customer.id, restaurantId: shop.id, items: [{ _id: itemId }] };
  const ways = [
    () => addToCart(fixtures, customer, { itemId }),
    () => rest(fixtures, 'POST', '/api/cart/add', { token: customer.token, body }),
  ];
  const counts = [];
  for (const add of ways) counts.push((await statementsOf(add)).length);
  expect(counts).toEqual([3, 3]);
});

test('a customer’s own hold counts as available stock when adding to the cart, at the cost of a fourth statement', async () => {
  const customer = await aCustomer(fixtures);
  const itemId = await anItem(fixtures, shop.id, { stock: 4, preparationUnits: 1 });
  await addToCart(fixtures, customer, { itemId, quantity: 2 });
  const { lines, totalCents } = await cartOf(fixtures, customer, shop.id);
  const [windowStartsAt = ''] = await windowsOf(fixtures, shop.id, customer.token);
  const held = await startCheckout(fixtures, customer, { shopId: shop.id, windowStartsAt, totalCents });
  expect(held.__typename).toBe('Checkout');
  const [{ id = '' } = {}] = lines;
  const refused = { __typename: 'SoldOut', message: expect.stringContaining('4') as string };
  // Two are left on the shelf.
  expect(await addToCart(fixtures, customer, { itemId, quantity: 3 })).toMatchObject(refused);
  expect(await setQuantity(fixtures, customer, id, 5)).toMatchObject(refused);
  const added = () => addToCart(fixtures, customer, { itemId, quantity: 1 });
  expect((await statementsOf(added)).length).toBe(4);
  expect(await setQuantity(fixtures, customer, id, 4)).toMatchObject({ __typename: 'Cart' });
  expect((await cartOf(fixtures, customer, shop.id)).lines).toMatchObject([{ quantity: 4, problem: null }]);
});

test('an item added while the paid lines are removed from the cart stays, and the paid lines do not reappear', async () => {
  const customer = await aCustomer(fixtures);
  const [paid, added] = [await anItem(fixtures, shop.id), await anItem(fixtures, shop.id)];
  await addToCart(fixtures, customer, { itemId: paid });
  const line = (await cartOf(fixtures, customer, shop.id)).lines[0]?.id;
  const adding = await fixtures.product.orm.em.fork().transactional(async (em) => {
    await em.execute('select from cart where customer_id = ? for update', [customer.id]);
    const answer = addToCart(fixtures, customer, { itemId: added });
    await pause(300); // it has read the cart, and waits to write it
    const paid = paidLines([{ cartLineId: line, quantity: 1 } as PricedLine]);
    await em.execute(`with ${REMOVE_PAID} select 1`, [paid, customer.id, shop.id]);
    return { answer };
  });
  await adding.answer;
  expect(await itemsIn(customer)).toEqual([added]);
});
