import { expect, test } from 'vitest';
import { IngredientType } from '../../../server/menus/ingredient.entity';
import { ItemKind } from '../../../server/menus/item.entity';
import { ownFixtures } from '../../support/own-fixtures';
import { payByCard } from '../../support/ordering';
import { rest } from '../../support/rest';
import { aCustomer, anIngredient, anItem, aShop } from '../../support/fixtures';

const fixtures = await ownFixtures();

const [shop, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
const whose = { customerId: customer.id, restaurantId: shop.id };
const recorded: { call: string; status: number; body: unknown }[] = [];

const named = new Map<string, string>();
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g;
const OF_THE_DAY = [
  /(?<="(?:tokenNumber|orderId)":")\w{6}(?=")/g,
  /\d{4}-\d\d-\d\dT[\d:.]+Z/g,
  /\d{1,2}\/\d{1,2}\/\d{4}/g,
  /\d{1,2}:\d\d [AP]M - \d{1,2}:\d\d [AP]M/g,
];

/** Names ids by their first mention and leaves out what differs each day, so that two runs record the same bytes. */
function asInAnyRun(text: string): string {
  const withoutDay = OF_THE_DAY.reduce((left, pattern) => left.replace(pattern, '…'), text);
  return withoutDay.replace(ID, (id) => {
    named.set(id, named.get(id) ?? `id-${named.size + 1}`);
    return named.get(id) ?? id;
  });
}

async function call(method: string, path: string, body?: object, token = customer.token) {
  const answer = await rest(fixtures, method, `/api/${path}`, { token, ...(body && { body }) });
  const said = body ? ` ${JSON.stringify(body)}` : '';
  recorded.push({
    call: asInAnyRun(`${method} ${path}${said}`),
    status: answer.status,
    body: JSON.parse(asInAnyRun(JSON.stringify(answer.body))) as unknown,
  });
  return answer.body;
}
const asOwner = (path: string, body: object) => call('POST', path, { restaurantId: shop.id, ...body }, shop.token);

async function fillTheShop() {
  for (const [name, price] of [
    ['Poulet', 0],
    ['Agneau', 1.5],
    ['Merguez', 2],
  ] as const)
    await asOwner('meats', { name, price });
  for (const [name, price] of [
    ['Algérienne', 0],
    ['Blanche', 0],
    ['Samouraï', 0.5],
  ] as const)
    await asOwner('sauces', { name, price });
  await asOwner('sides', { name: 'Nuggets', price: 3 });
  await asOwner('desserts', { name: 'Tarte', price: 2.5 });
  await asOwner('drinks', { name: 'Limonade', price: 2 });
  await asOwner('sot', { salad: { available: true }, tomato: { available: true }, onion: { available: false } });
  await asOwner('ismenu', {
    hasFries: true,
    fries: [
      { name: 'Frites', price: 0 },
      { name: 'Potatoes', price: 1 },
    ],
    hasDrinks: true,
    drinks: [{ name: 'Limonade', price: 0.5 }],
  });
  const settings = { kind: ItemKind.SANDWICH, hasMeatSelection: true, meatLimit: 2, sauceLimit: 1, sot: true };
  const kebab = { name: 'Kebab', description: 'Maison', priceCents: 750, isMenu: true, useAllMeats: true, ...settings };
  await anItem(fixtures, shop.id, kebab);
  await anItem(fixtures, shop.id, { kind: ItemKind.SANDWICH, name: 'Panini', priceCents: 500 });
  await anIngredient(fixtures, shop.id, IngredientType.TOPPING, 'Olives', { priceCents: 100 });
  const sizes = [
    { name: 'Junior', priceCents: 850 },
    { name: 'Senior', priceCents: 1150 },
  ];
  await anItem(fixtures, shop.id, { kind: ItemKind.PIZZA, name: 'Reine', priceCents: 850, sauceLimit: 1, sizes });
  const items = [{ itemName: 'Baguette', price: 1.2, quantity: 20 }];
  await asOwner('customitems/add-item', { ownerId: shop.id, category: 'Pains', items });
}

const addKebab = (selections: object, more: object = {}) =>
  call('POST', 'cart/add', { ...whose, items: [{ itemName: 'Kebab', selections, ...more }] });

test('REST answers to and about option groups are byte for byte those of before there were option groups', async () => {
  await fillTheShop();
  const { menu = [] } = (await call('GET', `menu/${shop.id}`)) as { menu?: { _id: string }[] };
  for (const { _id } of menu) await call('GET', `sandwich/${_id}`);
  for (const list of ['meats', 'sauces', 'sides', 'desserts', 'drinks', 'sot', 'ismenu'])
    await call('GET', `${list}/${shop.id}`);

  const full = { meats: ['Poulet', 'Agneau'], sauces: ['Blanche'], sotSelections: ['salad', 'tomato'] };
  await addKebab(full);
  await addKebab({ ...full, sides: { fries: true, drink: 'Limonade' }, supplements: [{ name: 'Merguez', price: 0 }] });
  await addKebab({ ...full, sides: { fries: true, drink: null }, specialInstructions: 'Bien cuit' }, { quantity: 2 });
  await addKebab({ meats: ['Poulet', 'Agneau', 'Merguez'] });
  await addKebab({ sauces: ['Blanche', 'Samouraï'] });
  await addKebab({ meats: ['Dinde'] });
  await addKebab({ sotSelections: ['onion'] });
  await addKebab({ meats: [], sauces: [] }, { quantity: 100 });
  await call('POST', 'cart/add', { ...whose, items: [{ itemName: 'Panini', selections: full }] });
  const pizza = { size: 'Senior', selectedToppings: [{ name: 'Olives' }], selectedItemSauces: [{ name: 'Blanche' }] };
  await call('POST', 'cart/add', { ...whose, items: [{ itemName: 'Reine', selections: pizza }] });
  await call('POST', 'cart/add', { ...whose, items: [{ itemName: 'Reine', selections: { ...pizza, size: 'Maxi' } }] });
  await call('POST', 'cart/add', {
    ...whose,
    items: [{ itemName: 'Baguette' }, { itemName: 'Panini' }],
    totalPrice: 6.2,
  });
  await call('POST', 'cart/add', { ...whose, items: [{ itemName: 'Baguette' }], totalPrice: 1 });
  const cart = (await call('GET', `cart?customerId=${customer.id}&restaurantId=${shop.id}`)) as { totalPrice: number };

  const windows = (await rest(fixtures, 'GET', `/api/pickup/next-pickup-window/${shop.id}`, { token: customer.token }))
    .body['pickupWindows'] as Record<string, string>[];
  const pickup = { pickupWindow: windows[0]?.['pickupWindow'], pickupDate: windows[0]?.['date'] };
  const amount = Math.round(cart.totalPrice * 100) + 29;
  const body = { restaurantId: shop.id, amount, ...pickup };
  const { body: intent } = await rest(fixtures, 'POST', '/api/payment-page/create-intent', {
    token: customer.token,
    body,
  });
  expect(await payByCard(fixtures, String(intent['clientSecret']))).toBe('succeeded');
  const placed = (await call('POST', 'cart/place-order', { ...whose, ...pickup, totalPrice: amount / 100 })) as {
    order?: { _id: string };
  };
  await call('GET', `orders/${placed.order?._id}`);
  const lines = recorded.map((one) => `${JSON.stringify(one)}\n`).join('');
  await expect(lines).toMatchFileSnapshot('../../contract/golden-rest.txt');
});
