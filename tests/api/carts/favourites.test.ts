import { expect, test } from 'vitest';
import { RemoveAccountDocument } from '../../../graphql/generated/customer/account';
import {
  DropFavouriteDocument,
  FavouritesDocument,
  FavouriteToCartDocument,
  SaveFavouriteDocument,
  WatchForDocument,
} from '../../../graphql/generated/customer/favourites';
import type { SaveFavouriteInput } from '../../../graphql/generated/schema';
import { IngredientType } from '../../../server/menus/ingredient.entity';
import { ItemKind } from '../../../server/menus/item.entity';
import { cartOf } from '../../support/ordering';
import { aCustomer, anIngredient, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { choosing, selecting } from '../../support/options';
import { ownFixtures } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

const keep = async ({ token }: Somebody, input: SaveFavouriteInput) =>
  (await graphql(fixtures, token, SaveFavouriteDocument, { input })).saveFavourite;
const kept = async ({ token }: Somebody) => (await graphql(fixtures, token, FavouritesDocument)).favourites;

async function aComposition() {
  const [shop, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
  const meat = await anIngredient(fixtures, shop.id, IngredientType.MEAT, 'Poulet');
  const sandwich = { kind: ItemKind.SANDWICH, hasMeatSelection: true, meatLimit: 1, priceCents: 700 };
  const itemId = await anItem(fixtures, shop.id, sandwich);
  const input = { shopId: shop.id, itemId, selections: selecting({ meats: ['Poulet'] }), note: 'Sans sel' };
  return { shop, customer, meat, itemId, input };
}

test('favourites are stored once when sent repeatedly or concurrently, and only their customer can remove them', async () => {
  const { shop, customer, meat, input } = await aComposition();
  await keep(customer, { shopId: shop.id });
  const same = { ...input, selections: selecting({ meats: [meat] }) };
  await Promise.all([input, same, input].map((one) => keep(customer, one)));
  await keep(customer, { ...input, note: 'Sans rien' });
  const all = await kept(customer);
  expect(all.map(({ shop: { id }, composition }) => [id, composition?.note])).toEqual([
    [shop.id, 'Sans rien'],
    [shop.id, 'Sans sel'],
    [shop.id, undefined],
  ]);
  const stranger = await aCustomer(fixtures);
  for (const { id } of all) await graphql(fixtures, stranger.token, DropFavouriteDocument, { id });
  expect(await kept(customer)).toHaveLength(3);
  for (const { id } of all) await graphql(fixtures, customer.token, DropFavouriteDocument, { id });
  expect(await kept(customer)).toEqual([]);
});

test('a favourite is added to the cart as saved, at the current price, and only by its customer', async () => {
  const { shop, customer, itemId, input } = await aComposition();
  const { id } = await keep(customer, input);
  await fixtures.sql('update item set price_cents = 750 where id = $1', itemId);
  expect((await kept(customer))[0]?.composition).toMatchObject({ unitCents: 750, problem: null });
  for (const quantity of [1, 2]) {
    const { favouriteToCart } = await graphql(fixtures, customer.token, FavouriteToCartDocument, { id });
    expect(favouriteToCart.__typename).toBe('Cart');
    const { lines } = await cartOf(fixtures, customer, shop.id);
    expect(lines).toMatchObject([
      { quantity, note: 'Sans sel', unitCents: 750, choices: choosing({ meats: ['Poulet'] }) },
    ]);
  }
  const stranger = await aCustomer(fixtures);
  await expect(graphql(fixtures, stranger.token, FavouriteToCartDocument, { id })).rejects.toThrow('NOT_FOUND');
});

test('a favourite reports that its choice is gone or its item sold out or withdrawn', async () => {
  const { customer, itemId, input } = await aComposition();
  await keep(customer, input);
  for (const [change, problem] of [
    ['delete from ingredient where shop_id = (select shop_id from item where id = $1)', 'CHOICE_UNAVAILABLE'],
    ['update item set stock = 0 where id = $1', 'SOLD_OUT'],
    ['update item set deleted_at = now() where id = $1', 'WITHDRAWN'],
  ] as const) {
    await fixtures.sql(change, itemId);
    expect((await kept(customer))[0]?.composition).toMatchObject({ problem, note: 'Sans sel' });
  }
});

test('an invalid composition is not saved as a favourite, and 100 favourites are the maximum', async () => {
  const { shop, customer, input } = await aComposition();
  expect((await keep(customer, { ...input, selections: selecting({ meats: ['Dinde'] }) })).__typename).toBe(
    'InvalidSelection',
  );
  const other = await aShop(fixtures);
  await expect(keep(customer, { ...input, shopId: other.id })).rejects.toThrow('NOT_FOUND');
  for (let count = 0; count < 100; count++) await keep(customer, { ...input, note: `n° ${count}` });
  await expect(keep(customer, { shopId: shop.id })).rejects.toThrow('100 favoris');
});

test('deleting an account deletes its favourites and its availability alerts', async () => {
  const { shop, customer, input } = await aComposition();
  await keep(customer, input);
  await graphql(fixtures, customer.token, WatchForDocument, { shopId: shop.id });
  await graphql(fixtures, customer.token, RemoveAccountDocument);
  for (const table of ['favourite', 'watch']) {
    const rows = await fixtures.sql(`select from ${table} where account_id = $1`, customer.id);
    expect(rows).toEqual([]);
  }
});
