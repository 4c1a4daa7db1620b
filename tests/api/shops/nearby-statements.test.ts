import { expect, test } from 'vitest';
import { rest } from '../../support/rest';
import { statementsOf } from '../../support/statements';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures } from '../../support/own-fixtures';

// Without what comes round by the clock.
const fixtures = await ownFixtures({}, { role: 'web' });

const nearby = (shop: string) =>
  `{ nearbyShops(place: { latitude: 48.8556, longitude: 2.3601 }) { shop { ${shop} } } }`;
const MENUS = nearby('name dietary opening { text } earliestPickup { id } limitedItems { id } menu { items { name } }');
const OPENINGS = nearby(
  'id name rating reviewCount pictureUrl dietary opening { text isOpen closesAt } nextPickupWindow { id remaining } earliestPickup { id } pickupWindows { id }',
);
const REVIEWS = nearby('starCounts { stars count } id reviews(first: 2) { reviews { stars } next }');

async function anOpenShop(): Promise<Somebody> {
  const shop = await aShop(fixtures);
  await anItem(fixtures, shop.id, { name: `Tarte ${shop.id}`, stock: 1 });
  for (const at of [1, 2, 3])
    await fixtures.sql(
      `insert into review (id, shop_id, author, stars, text, created_at) values ($1, $2, 'Zoé', $3, '', $4)`,
      crypto.randomUUID(),
      shop.id,
      at,
      `2026-11-0${at}T12:00:00Z`,
    );
  return shop;
}

async function asked({ token }: Somebody, query: string) {
  let nearbyShops: { shop: object }[] = [];
  const sent = await statementsOf(async () => {
    ({ nearbyShops } = await graphql<{ nearbyShops: { shop: object }[] }>(fixtures, token, query));
  });
  return { statements: sent.length, shops: nearbyShops.map(({ shop }) => shop) };
}

test.each([
  ['menus', MENUS, (id: string) => `"menu":[{"items":[{"name":"Tarte ${id}"}]}]`],
  ['openings and windows', OPENINGS, (id: string) => `"id":"${id}"`],
  ['reviews', REVIEWS, (id: string) => `"id":"${id}","reviews":{"reviews":[{"stars":3},{"stars":2}]`],
])('the %s of all nearby shops are loaded in a constant number of statements', async (_what, query, own) => {
  const customer = await aCustomer(fixtures);
  await anOpenShop();
  const few = await asked(customer, query);
  const more = [await anOpenShop(), await anOpenShop(), await anOpenShop(), await anOpenShop()];
  const many = await asked(customer, query);
  expect(many.shops).toHaveLength(few.shops.length + more.length);
  expect(many.statements).toBeLessThanOrEqual(few.statements);
  for (const { id } of more) expect(JSON.stringify(many.shops)).toContain(own(id));
});

test('a search for nearby shops takes at most eight statements, over REST seven', async () => {
  const customer = await aCustomer(fixtures);
  await anOpenShop();
  expect((await asked(customer, OPENINGS)).statements).toBeLessThanOrEqual(8);
  const path = '/api/nearbyboulangeries?lat=48.8556&lng=2.3601';
  const overRest = await statementsOf(() => rest(fixtures, 'GET', path, customer));
  expect(overRest.length).toBeLessThanOrEqual(7);
});
