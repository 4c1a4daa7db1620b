import { createClient } from 'graphql-ws';
import { expect, test } from 'vitest';
import { ownFixtures } from '../../support/own-fixtures';
import { addToCart, payByCard } from '../../support/ordering';
import { rest } from '../../support/rest';
import { aCustomer, anItem, aShop, graphql } from '../../support/fixtures';

const fixtures = await ownFixtures({ INTERFACE_TEXTS: 'fr' });

interface Windows {
  pickupWindow: string;
  startTime: string;
}
const FIRST = { pickupWindow: '11:30–11:45', startTime: '11:30' };

test('windows have French 24-hour labels in GraphQL, also live, and 12-hour labels on the specification’s REST paths', async () => {
  const shop = await aShop(fixtures);
  const query = 'query ($id: ID!) { shop(id: $id) { earliestPickup { pickupWindow startTime } } }';
  const read = await graphql<{ shop: { earliestPickup: Windows } }>(fixtures, null, query, { id: shop.id });
  expect(read.shop.earliestPickup).toEqual(FIRST);

  const client = createClient({ url: `${fixtures.base.replace('http', 'ws')}/graphql`, retryAttempts: 0 });
  const live = client.iterate<{ windowsChanged: Windows[] }>({
    query: 'subscription ($id: ID!) { windowsChanged(shopId: $id) { pickupWindow startTime } }',
    variables: { id: shop.id },
  });
  const next = async () => {
    const heard = await live.next();
    return heard.done ? undefined : heard.value.data?.windowsChanged[0];
  };
  expect(await next()).toEqual(FIRST);
  await fixtures.sql('update shop set slot_minutes = 60 where id = $1', shop.id);
  expect(await next()).toEqual({ pickupWindow: '12:00–13:00', startTime: '12:00' });
  await client.dispose();

  const { body } = await rest(fixtures, 'GET', `/api/pickup/next-pickup-window/${shop.id}`);
  expect(body['pickupWindows']).toContainEqual(expect.objectContaining({ pickupWindow: '12:00 PM - 1:00 PM' }));
});

test('a window chosen by its French label over REST is booked, and GraphQL shows the order with that label', async () => {
  const [shop, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
  await addToCart(fixtures, customer, { itemId: await anItem(fixtures, shop.id, { priceCents: 650 }), quantity: 1 });
  const choice = { restaurantId: shop.id, pickupWindow: FIRST.pickupWindow, pickupDate: '11/24/2026' };
  const post = (path: string, body: object) => rest(fixtures, 'POST', `/api/${path}`, { body, token: customer.token });
  const intent = await post('payment-page/create-intent', { amount: 679, ...choice });
  // The same window by its other name is the one held.
  const again = await post('payment-page/create-intent', { ...choice, pickupWindow: '11:30 AM - 11:45 AM' });
  expect(again.body['clientSecret']).toBe(intent.body['clientSecret']);
  expect(await payByCard(fixtures, String(intent.body['clientSecret']))).toBe('succeeded');

  const { status, body } = await post('cart/place-order', { customerId: customer.id, ...choice });
  expect({ status, order: body['order'] }).toMatchObject({
    status: 201,
    order: { pickupWindow: '11:30 AM - 11:45 AM' },
  });
  const { _id: id } = body['order'] as { _id: string };
  const order = 'query ($id: String!) { order(reference: $id) { window { pickupWindow } } }';
  expect(await graphql(fixtures, customer.token, order, { id })).toEqual({
    order: { window: { pickupWindow: FIRST.pickupWindow } },
  });
});
