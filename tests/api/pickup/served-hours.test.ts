import { expect, test } from 'vitest';
import { CartPageDocument, PickupDaysDocument } from '../../../graphql/generated/customer/cart';
import { ShopPageDocument } from '../../../graphql/generated/customer/shop';
import { RenameCategoryDocument } from '../../../graphql/generated/owner/category';
import { addToCart, payByCard, startCheckout, windowsOf } from '../../support/ordering';
import { rest } from '../../support/rest';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

interface Hours {
  days?: number[];
  from?: string;
  until?: string;
}

// Tuesday, 11:00 in Paris.
async function breakfast(hours: Hours) {
  const shop = await aShop(fixtures, { slotMinutes: 15, preparationMinutes: 15, capacityUnits: 9 });
  await anItem(fixtures, shop.id, { name: 'Tartine', priceCents: 650 });
  await serve(shop, hours);
  const customer = await aCustomer(fixtures);
  const [item] = (await menuOf(shop.id)).flatMap(({ items }) => items);
  await addToCart(fixtures, customer, { itemId: item?.id ?? '' });
  const start = (windowStartsAt: string) =>
    startCheckout(fixtures, customer, { shopId: shop.id, windowStartsAt, totalCents: 679 });
  return { shop, customer, start };
}

const menuOf = async (shopId: string) => (await graphql(fixtures, null, ShopPageDocument, { shopId })).shop.menu;

async function serve(shop: Somebody, hours: Hours | null) {
  const [section] = await menuOf(shop.id);
  const served = hours && { days: [], ...hours };
  const category = { categoryId: section?.category.id ?? '', name: 'Petit déjeuner', served };
  return (await graphql(fixtures, shop.token, RenameCategoryDocument, category)).renameCategory;
}

const at = (time: string) => `2026-11-24T${time}:00.000Z`;

test('an item served until noon is refused for a later window with an earlier one proposed, and a held window stays valid', async () => {
  const { shop, customer, start } = await breakfast({ until: '12:00' });
  expect(await menuOf(shop.id)).toMatchObject([{ category: { servedText: 'jusqu’à 12:00' } }]);
  expect(await start(at('11:00'))).toEqual({
    __typename: 'WindowInvalid',
    message: expect.stringMatching(/« Tartine » se retire jusqu’à 12:00\. Choisissez le créneau 11:30–11:45\./),
  });
  expect(await start(at('10:45'))).toMatchObject({ __typename: 'Checkout' });
  // The cart says so before anybody presses.
  const { cart } = await graphql(fixtures, customer.token, CartPageDocument, { shopId: shop.id });
  expect(cart.lines).toMatchObject([{ servedText: 'jusqu’à 12:00' }]);
  const { pickupDays } = await graphql(fixtures, customer.token, PickupDaysDocument, { shopId: shop.id });
  expect(pickupDays).toMatchObject([
    { possible: true, shutWindows: expect.arrayContaining([at('11:00')]) as string[] },
  ]);
  // What is held is held, whatever the owner changes meanwhile.
  await serve(shop, { from: '18:00' });
  expect(await start(at('10:45'))).toMatchObject({ __typename: 'Checkout' });
  expect(await start(at('11:15'))).toMatchObject({ message: expect.stringContaining('18:00–18:15') as string });
  await serve(shop, null);
  expect(await menuOf(shop.id)).toMatchObject([{ category: { servedText: null } }]);
  expect(await start(at('11:15'))).toMatchObject({ __typename: 'Checkout' });
});

test('an item that is not served today is refused before payment, with or without a chosen window', async () => {
  const { shop, customer, start } = await breakfast({ days: [6, 7] });
  const [first = ''] = await windowsOf(fixtures, shop.id, customer.token);
  expect(await start(first)).toMatchObject({ message: expect.stringContaining('retirez-le du panier') as string });
  const body = { amount: 679, restaurantId: shop.id };
  const refused = await rest(fixtures, 'POST', '/api/payment-page/create-intent', { token: customer.token, body });
  expect(refused).toMatchObject({ status: 400, body: { code: 'WINDOW_INVALID' } });
});

test('place-order after payment refuses a window outside the serving hours and names a possible one', async () => {
  const { shop, customer } = await breakfast({ until: '12:00' });
  const post = (path: string, body: object) =>
    rest(fixtures, 'POST', `/api/${path}`, { token: customer.token, body: { restaurantId: shop.id, ...body } });
  const intent = await post('payment-page/create-intent', { amount: 679 });
  await payByCard(fixtures, (intent.body as { clientSecret: string }).clientSecret);
  const place = (pickupWindow: string) =>
    post('cart/place-order', { customerId: customer.id, totalPrice: 6.79, pickupDate: '11/24/2026', pickupWindow });
  expect(await place('12:00 PM - 12:15 PM')).toMatchObject({
    status: 400,
    body: { code: 'WINDOW_INVALID', message: expect.stringContaining('11:30–11:45') as string },
  });
  expect(await place('11:45 AM - 12:00 PM')).toMatchObject({ status: 201 });
});
