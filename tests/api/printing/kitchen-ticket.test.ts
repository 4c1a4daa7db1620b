import { expect, test } from 'vitest';
import { PrintTicketDocument, TrackingPageDocument } from '../../../graphql/generated/customer/tracking';
import { anOrder } from '../../support/ordering';
import { ownFixtures } from '../../support/own-fixtures';
import { rest } from '../../support/rest';
import { aCustomer, anItem, aShop, graphql } from '../../support/fixtures';

const fixtures = await ownFixtures();
const [shop, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
const itemId = await anItem(fixtures, shop.id, { priceCents: 650 });
const order = await anOrder(fixtures, customer, shop.id, { itemId });

const jobs = () => fixtures.sql('select document, printer from print_job where order_id = $1', order.id);
const print = (body: unknown, token?: string) => rest(fixtures, 'POST', '/api/print', { body, token });

test('printing a kitchen ticket is refused to anyone but the order’s customer and shop', async () => {
  const [stranger, rival] = [await aCustomer(fixtures), await aShop(fixtures)];
  expect(await print({ orderId: order.id })).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  for (const { token } of [stranger, rival])
    expect(await print({ orderId: order.id }, token)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', error: 'Commande introuvable.' },
    });
  for (const body of [
    {},
    { orderId: 7 },
    { orderId: order.id, items: 'all' },
    '{"orderId":',
    { orderId: order.id, totalAmount: -1 },
  ])
    expect(await print(body, customer.token)).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
  expect(await print({ orderId: 'nonsense' }, customer.token)).toMatchObject({ status: 404 });
  expect(await jobs()).toEqual([]);
});

test('a kitchen ticket is queued once for repeated and concurrent requests, each answered as sent', async () => {
  const asked = {
    orderId: order.token.toLowerCase(),
    customerName: 'Camille Martin',
    items: [{ itemName: 'Something else', price: '0.01', quantity: 12, selectedToppings: [{ name: 'Olives' }] }],
    totalAmount: 6.79,
  };
  const answers = await Promise.all([1, 2, 3, 4].map(() => print(asked, customer.token)));
  answers.push(await print({ orderId: order.id }, shop.token));
  for (const answer of answers)
    expect(answer).toEqual({ status: 200, body: { message: 'Print job sent successfully.' } });
  expect(await jobs()).toEqual([{ document: 'KITCHEN_TICKET', printer: 'kitchen' }]);
});

test('the tracking page offers to print the kitchen ticket only with automatic printing on, and only once', async () => {
  const { id, token } = await anOrder(fixtures, customer, shop.id, { itemId });
  const printsItself = async () =>
    (await graphql(fixtures, customer.token, TrackingPageDocument, { reference: id })).order.printsItself;
  const queue = async () =>
    (await graphql(fixtures, customer.token, PrintTicketDocument, { reference: token })).printTicket;
  expect(await printsItself()).toBe(false);
  await fixtures.sql('update shop set auto_print = true where id = $1', shop.id);
  expect(await printsItself()).toBe(true);
  expect([await queue(), await queue()]).toEqual([true, false]);
  expect(await printsItself()).toBe(false);
});
