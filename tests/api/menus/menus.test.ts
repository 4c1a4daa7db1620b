import { describe, expect, test } from 'vitest';
import { Allergen } from '../../../server/menus/allergens';
import { IngredientType } from '../../../server/menus/ingredient.entity';
import { ItemKind } from '../../../server/menus/item.entity';
import { ownFixtures } from '../../support/own-fixtures';
import { rest } from '../../support/rest';
import { anIngredient, anItem, aShop } from '../../support/fixtures';
import { anId } from '../../support/an-id';

const fixtures = await ownFixtures();
const ids: Record<string, string> = {};

const [shop, hidden] = [await aShop(fixtures), await aShop(fixtures)];
await fixtures.sql('update shop set charges_enabled = false where id = $1', hidden.id);
ids['hiddenItem'] = await anItem(fixtures, hidden.id, { kind: ItemKind.SANDWICH });
ids['croissant'] = await anItem(fixtures, shop.id, {
  name: 'Croissant',
  priceCents: 135,
  stock: 2,
  freshlyBaked: true,
  allergens: [Allergen.GLUTEN, Allergen.MILK],
  picture: 'demo/croissant.webp',
  position: 0,
});
ids['water'] = await anItem(fixtures, shop.id, { name: 'Eau', kind: ItemKind.DRINK, allergens: [], position: 1 });
ids['unsaid'] = await anItem(fixtures, shop.id, { name: 'Tarte du jour', stock: 250, position: 2 });
ids['draft'] = await anItem(fixtures, shop.id, { name: 'Brouillon', published: false, position: 3 });
await anIngredient(fixtures, shop.id, IngredientType.TOPPING, 'Olives', { priceCents: 100 });
ids['kebab'] = await anItem(fixtures, shop.id, { kind: ItemKind.SANDWICH, name: 'Kebab', position: 4 });
ids['regina'] = await anItem(fixtures, shop.id, {
  kind: ItemKind.PIZZA,
  name: 'Regina',
  priceCents: 990,
  sizes: [
    { name: '26 cm', priceCents: 990 },
    { name: '33 cm', priceCents: 1290 },
  ],
  position: 5,
});

const read = (path: string, token?: string) => rest(fixtures, 'GET', `/api/${path}`, { token });

describe('public menu routes over REST', () => {
  test('GET /api/items lists the menu by category with prices in euros, allergens, at most 99 pieces and no drafts', async () => {
    const { body } = await read(`items/${shop.id}`);
    const [group] = body['items'] as { category: string; items: Record<string, unknown>[] }[];
    expect(group?.category).toBe('Viennoiseries');
    expect(group?.items[0]).toEqual({
      _id: ids['croissant'],
      itemName: 'Croissant',
      itemImg: '/uploads/demo/croissant.webp',
      price: 1.35,
      quantity: 2,
      freshlyBaked: true,
      category: 'Viennoiseries',
      allergens: ['GLUTEN', 'MILK'],
      allergensDeclared: true,
      kind: 'simple',
    });
    // Allergens are always a list; beside it stands whether the owner declared them.
    expect(group?.items.slice(1)).toMatchObject([
      { itemName: 'Eau', quantity: 99, allergens: [], allergensDeclared: true },
      { itemName: 'Tarte du jour', quantity: 99, allergens: [], allergensDeclared: false },
      { itemName: 'Kebab', quantity: 99 },
      { itemName: 'Regina', quantity: 99 },
    ]);
  });

  test('GET /api/menu and GET /api/sandwich show a pizza with its sizes and toppings', async () => {
    const toppings = [{ _id: expect.any(String), name: 'Olives', price: 1 }];
    expect((await read(`menu/${shop.id}`)).body).toMatchObject({
      menu: [
        { _id: ids['kebab'], kind: 'sandwich' },
        {
          _id: ids['regina'],
          kind: 'pizza',
          regularPrice: 9.9,
          sizes: [
            { name: '26 cm', price: 9.9 },
            { name: '33 cm', price: 12.9 },
          ],
          toppings,
        },
      ],
    });
    expect((await read(`sandwich/${ids['regina']}`)).body).toMatchObject({ sandwich: { kind: 'pizza', toppings } });
  });

  test('ingredient routes return an empty list when the shop has no such ingredients', async () => {
    for (const name of ['drinks', 'sauces', 'sides', 'desserts'])
      expect(await read(`${name}/${shop.id}`), name).toEqual({ status: 200, body: { [name]: [] } });
  });
});

const PATHS = ['items', 'menu', 'drinks', 'meats', 'sauces', 'sides', 'desserts', 'sot', 'ismenu', 'cloneCategory'];

describe('unknown and unopened shops over REST', () => {
  const unfound = (error: string) => ({ status: 404, body: { error, message: error, msg: error, code: 'NOT_FOUND' } });

  test.each(PATHS)(
    'GET /api/%s answers 404 for an unknown shop, and for an unopened one except to its owner',
    async (path) => {
      for (const id of [anId(), 'nonsense', '1%20or%201=1'])
        expect(await read(`${path}/${id}`), id).toEqual(unfound('Commerce introuvable.'));
      const unopened = unfound('Cette boutique ne prend pas de commandes pour le moment.');
      expect(await read(`${path}/${hidden.id}`)).toEqual(unopened);
      expect((await read(`${path}/${hidden.id}`, hidden.token)).status, 'but its owner').toBe(200);
    },
  );

  test('GET /api/sandwich answers 404 for an item that is no composed item, a draft, unknown or of an unopened shop', async () => {
    for (const id of [ids['croissant'], ids['draft'], anId(), 'nonsense', ids['hiddenItem']])
      expect(await read(`sandwich/${id}`), id).toEqual(unfound('Article introuvable.'));
    expect((await read(`sandwich/${ids['hiddenItem']}`, hidden.token)).status).toBe(200);
  });
});
