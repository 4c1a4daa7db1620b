import { describe, expect, test } from 'vitest';
import { ChangeIngredientDocument } from '../../../graphql/generated/owner/ingredients';
import { SetItemSoldOutDocument } from '../../../graphql/generated/owner/menu';
import type { IngredientInput, SaveItemInput } from '../../../graphql/generated/schema';
import { ownFixtures } from '../../support/own-fixtures';
import { aMenuOwner } from '../../support/menu-owner';
import { anUpload } from '../../support/pictures';
import { graphql } from '../../support/fixtures';

const fixtures = await ownFixtures();

const at = await aMenuOwner(fixtures);
await at.addUnder('Boissons fraîches', [{ itemName: 'Thé', price: 1.4, quantity: 12 }]);
const categories = (await at.ownMenu()).categories.map(({ id }) => id);

interface Alike {
  id: string;
  name: string;
  name_en: string | null;
  picture: string | null;
  allergens: string[] | null;
  out_of_stock: boolean;
}
const rows = (isOut: string, which: string, name: string) =>
  fixtures.sql<Alike>(
    `select id, name, name_en, picture, allergens, ${isOut} as out_of_stock
     from ${which} and shop_id = $1 and lower(name) = lower($2) order by id`,
    at.shop.id,
    name,
  );
const SOLD_OUT = 'coalesce(stock = 0, false) or sold_out_until is not null';
const itemsOf = (name: string) => rows(SOLD_OUT, `item where kind = 'DRINK' and deleted_at is null`, name);
const choicesOf = (name: string) => rows('out_of_stock', `ingredient where type = 'MENU_DRINK'`, name);
/** The item of the drink, once its choice of the menu variant is seen to say the same. */
async function alike(name: string) {
  const [items, choices] = [await itemsOf(name), await choicesOf(name)];
  expect(choices).toHaveLength(1);
  for (const item of items) expect({ ...choices[0], id: '' }).toEqual({ ...item, id: '' });
  return { item: items[0] as Alike, choice: choices[0] as Alike };
}
async function add(name: string, more: SaveItemInput = {}) {
  const drink = { kind: 'DRINK', categoryId: categories[0], priceCents: 290, supplementPriceCents: 50 } as const;
  expect(await at.save({ ...drink, pictureUrl: at.picture, name, ...more })).toMatchObject({ kind: 'DRINK' });
}
const changeChoice = (ingredientId: string, change: Partial<IngredientInput> & { name: string }) =>
  graphql(fixtures, at.shop.token, ChangeIngredientDocument, {
    ingredientId,
    input: { priceCents: 0, supplementPriceCents: 50, ...change },
  });

describe('a drink and the menu choice of the same name keep equal names, pictures and allergens', () => {
  test('a drink that is removed and added again passes its new allergens to its menu choice', async () => {
    await add('Lait frais', { nameEn: 'Fresh milk', allergens: ['SOY'] });
    const { item } = await alike('Lait frais');
    await at.remove(item.id);
    const pictureUrl = await anUpload(fixtures, at.shop.token);
    await add('Lait frais', { allergens: ['MILK'], nameEn: 'Cold milk', pictureUrl, supplementPriceCents: 80 });
    expect((await alike('Lait frais')).choice).toMatchObject({ allergens: ['MILK'], name_en: 'Cold milk' });
    await add('LAIT FRAIS', { categoryId: categories[1], allergens: [] });
    expect((await alike('Lait frais')).choice).toMatchObject({ allergens: [] });
  });

  test('changing or renaming a drink changes its menu choice', async () => {
    await add('Cola');
    const { item } = await alike('Cola');
    await at.save({ itemId: item.id, nameEn: 'Coke', allergens: ['SULPHITES'] });
    expect((await alike('Cola')).choice).toMatchObject({ allergens: ['SULPHITES'], name_en: 'Coke' });
    await at.save({ itemId: item.id, name: 'Cola 33 cl' });
    await alike('Cola 33 cl');
    await at.update(item.id, { itemImg: '' });
    expect((await alike('Cola 33 cl')).choice.picture).toBeNull();
  });

  test('a drink that changes its name and its surcharge at once keeps its one menu choice', async () => {
    await add('Kéfir');
    const { item, choice } = await alike('Kéfir');
    await at.save({ itemId: item.id, name: 'Kéfir de fruits', supplementPriceCents: 80 });
    expect((await alike('Kéfir de fruits')).choice.id).toBe(choice.id);
    expect(await choicesOf('Kéfir')).toEqual([]);
    const surcharge = 'select supplement_price_cents from ingredient where id = $1';
    expect(await fixtures.sql(surcharge, choice.id)).toEqual([{ supplement_price_cents: 80 }]);
  });

  test('changing or renaming a menu choice changes its drink', async () => {
    await add('Sirop');
    const { choice } = await alike('Sirop');
    await changeChoice(choice.id, { name: 'Sirop de menthe', allergens: ['NUTS'], nameEn: 'Mint' });
    expect((await alike('Sirop de menthe')).item).toMatchObject({ allergens: ['NUTS'], name_en: 'Mint' });
  });

  test('a menu choice that is removed and added again takes allergens and English name from its drink', async () => {
    await add('Limonade', { nameEn: 'Lemonade', allergens: ['SULPHITES'] });
    const { choice } = await alike('Limonade');
    await graphql(fixtures, at.shop.token, `mutation { removeIngredient(ingredientId: "${choice.id}") }`, {});
    const entries = `[{ name: "Limonade", priceCents: 0, supplementPriceCents: 50 }]`;
    const call = `mutation { addIngredients(groups: [{ type: MENU_DRINK, entries: ${entries} }]) { __typename } }`;
    await graphql(fixtures, at.shop.token, call, {});
    expect((await alike('Limonade')).choice).toMatchObject({ allergens: ['SULPHITES'], name_en: 'Lemonade' });
  });

  test('a drink renamed to another drink’s name leaves that drink’s menu choice alone and keeps its own', async () => {
    await add('Eau plate', { allergens: [] });
    await add('Eau gazeuse', { categoryId: categories[1], allergens: ['CELERY'] });
    const { item } = await alike('Eau plate');
    await at.save({ itemId: item.id, name: 'Eau gazeuse' });
    await alike('Eau gazeuse');
    expect(await choicesOf('Eau plate')).toHaveLength(1);
  });
});

test('a menu choice is out of stock while its drink is sold out', async () => {
  await add('Cidre', { stock: 0 });
  expect((await alike('Cidre')).choice.out_of_stock).toBe(true);
  const { item } = await alike('Cidre');
  await at.save({ itemId: item.id, stock: 5 });
  expect((await alike('Cidre')).choice.out_of_stock).toBe(false);
  for (const soldOut of [true, false]) {
    await graphql(fixtures, at.shop.token, SetItemSoldOutDocument, { itemId: item.id, soldOut });
    expect((await alike('Cidre')).choice.out_of_stock).toBe(soldOut);
  }
});
