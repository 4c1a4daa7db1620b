import { version } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Allergen } from '../../../server/menus/allergens';
import { IngredientType } from '../../../server/menus/ingredient.entity';
import { ItemKind } from '../../../server/menus/item.entity';
import { freshDatabase } from '../../support/database';
import { aCustomer, anIngredient, anItem, aShop, aWorld, type Somebody } from '../../support/world';
import { anId } from '../../support/an-id';

const world = await aWorld(await freshDatabase());
let shop: Somebody;
let hidden: Somebody;
const ids: Record<string, string> = {};

beforeAll(async () => {
  [shop, hidden] = [await aShop(world), await aShop(world)];
  await world.product.pool.query('update shop set charges_enabled = false where id = $1', [hidden.id]);
  ids['hiddenItem'] = await anItem(world, hidden.id, { kind: ItemKind.SANDWICH });
  ids['croissant'] = await anItem(world, shop.id, {
    name: 'Croissant',
    priceCents: 135,
    stock: 2,
    freshlyBaked: true,
    allergens: [Allergen.GLUTEN, Allergen.MILK],
    picture: 'demo/croissant.webp',
    position: 0,
  });
  ids['water'] = await anItem(world, shop.id, { name: 'Eau', kind: ItemKind.DRINK, allergens: [], position: 1 });
  ids['unsaid'] = await anItem(world, shop.id, { name: 'Tarte du jour', stock: 250, position: 2 });
  ids['draft'] = await anItem(world, shop.id, { name: 'Brouillon', published: false, position: 3 });
  ids['chicken'] = await anIngredient(world, shop.id, IngredientType.MEAT, 'Poulet', { priceCents: 150 });
  await anIngredient(world, shop.id, IngredientType.MEAT, 'Merguez', { outOfStock: true, position: 1 });
  await anIngredient(world, shop.id, IngredientType.SOT, 'salad');
  await anIngredient(world, shop.id, IngredientType.SOT, 'onion', { outOfStock: true });
  await anIngredient(world, shop.id, IngredientType.MENU_FRIES, 'Frites');
  await anIngredient(world, shop.id, IngredientType.TOPPING, 'Olives', { priceCents: 100 });
  ids['kebab'] = await anItem(world, shop.id, {
    kind: ItemKind.SANDWICH,
    name: 'Kebab',
    description: 'Pain maison.',
    priceCents: 750,
    hasMeatSelection: true,
    meatLimit: 2,
    sauceLimit: 1,
    sot: true,
    isMenu: true,
    useAllMeats: false,
    allowedMeatIds: [ids['chicken']],
    position: 4,
  });
  ids['regina'] = await anItem(world, shop.id, {
    kind: ItemKind.PIZZA,
    name: 'Regina',
    priceCents: 990,
    sizes: [
      { name: '26 cm', priceCents: 990 },
      { name: '33 cm', priceCents: 1290 },
    ],
    position: 5,
  });
});
afterAll(() => world.stop());

async function read(path: string, token?: string) {
  const response = await fetch(`${world.base}/api/${path}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('public menu routes over REST', () => {
  test('GET /api/items lists the menu by category with prices in euros, 99 pieces for uncounted items and no drafts', async () => {
    const { status, body } = await read(`items/${shop.id}`);
    expect(status).toBe(200);
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
    expect(group?.items.map(({ itemName, quantity }) => [itemName, quantity])).toEqual([
      ['Croissant', 2],
      ['Eau', 99],
      ['Tarte du jour', 99],
      ['Kebab', 99],
      ['Regina', 99],
    ]);
  });

  test('GET /api/items always lists allergens and says whether the owner declared them', async () => {
    const { body } = await read(`items/${shop.id}`);
    const [group] = body['items'] as { items: Record<string, unknown>[] }[];
    const said = (id?: string) => group?.items.find(({ _id }) => _id === id);
    expect(said(ids['water'])).toMatchObject({ allergens: [], allergensDeclared: true });
    expect(said(ids['unsaid'])).toMatchObject({ allergens: [], allergensDeclared: false });
  });

  test('GET /api/menu lists sandwiches, and pizzas with their sizes and toppings', async () => {
    const { body } = await read(`menu/${shop.id}`);
    expect(body).toEqual({
      menu: [
        {
          _id: ids['kebab'],
          itemName: 'Kebab',
          description: 'Pain maison.',
          regularPrice: 7.5,
          image: null,
          imageUrl: null,
          category: 'Viennoiseries',
          kind: 'sandwich',
        },
        expect.objectContaining({
          _id: ids['regina'],
          kind: 'pizza',
          regularPrice: 9.9,
          sizes: [
            { name: '26 cm', price: 9.9 },
            { name: '33 cm', price: 12.9 },
          ],
          toppings: [{ _id: expect.any(String), name: 'Olives', price: 1 }],
        }),
      ],
    });
  });

  test('GET /api/sandwich returns one composed item with its rules', async () => {
    const { body } = await read(`sandwich/${ids['kebab']}`);
    expect(body).toEqual({
      sandwich: {
        _id: ids['kebab'],
        restaurantId: shop.id,
        category: 'Viennoiseries',
        itemName: 'Kebab',
        description: 'Pain maison.',
        image: null,
        imageUrl: null,
        kind: 'sandwich',
        hasMeatSelection: true,
        meatLimit: 2,
        sauceLimit: 1,
        sot: true,
        regularPrice: 7.5,
        isMenu: true,
        useAllMeats: false,
        allowedMeats: [ids['chicken']],
      },
    });
    expect((await read(`sandwich/${ids['regina']}`)).body).toMatchObject({
      sandwich: { kind: 'pizza', toppings: [{ name: 'Olives' }] },
    });
  });

  test('ingredient routes return their list under the route’s name, empty when the shop has none', async () => {
    expect((await read(`meats/${shop.id}`)).body).toEqual({
      meats: [
        { _id: ids['chicken'], name: 'Poulet', price: 1.5, supplementPrice: 0, image: null, outOfStock: false },
        expect.objectContaining({ name: 'Merguez', outOfStock: true }),
      ],
    });
    for (const name of ['drinks', 'sauces', 'sides', 'desserts']) {
      expect(await read(`${name}/${shop.id}`), name).toEqual({ status: 200, body: { [name]: [] } });
    }
  });

  test('GET /api/sot says for salad, tomato and onion whether they are available and out of stock', async () => {
    expect((await read(`sot/${shop.id}`)).body).toEqual({
      salad: { available: true, outOfStock: false },
      tomato: { available: false, outOfStock: false },
      onion: { available: true, outOfStock: true },
    });
  });

  test('GET /api/ismenu returns the fries and drinks of the menu formula', async () => {
    expect((await read(`ismenu/${shop.id}`)).body).toEqual({
      hasFries: true,
      fries: [expect.objectContaining({ name: 'Frites' })],
      hasDrinks: false,
      drinks: [],
    });
  });

  test('GET /api/cloneCategory lists the shop’s own names and pictures before proposals, each name once', async () => {
    const { status, body } = await read(`cloneCategory/${shop.id}`);
    expect(status).toBe(200);
    const catalogue = body as Record<string, { _id: string; itemName: string; itemImg: string | null }[]>;
    const own = catalogue['Viennoiseries'] ?? [];
    expect(own[0]).toEqual({ _id: ids['croissant'], itemName: 'Croissant', itemImg: '/uploads/demo/croissant.webp' });
    expect(Object.keys(catalogue)).toContain('Pains');
    const names = Object.values(catalogue)
      .flat()
      .map(({ itemName }) => itemName.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    for (const entry of Object.values(catalogue).flat()) {
      expect(Object.keys(entry)).toHaveLength(3);
      expect(version(entry._id), entry._id).toBe(7);
    }
  });

  test('GET /api/cloneCategory shows drafts to their owner only', async () => {
    const names = async (token?: string) => JSON.stringify((await read(`cloneCategory/${shop.id}`, token)).body);
    const customer = await aCustomer(world);
    for (const token of [undefined, customer.token, hidden.token])
      expect(await names(token)).not.toContain('Brouillon');
    expect(await names(shop.token)).toContain('Brouillon');
    expect(await names(), 'and nobody after the owner').not.toContain('Brouillon');
  });
});

const PATHS = ['items', 'menu', 'drinks', 'meats', 'sauces', 'sides', 'desserts', 'sot', 'ismenu', 'cloneCategory'];

describe('unknown and unopened shops over REST', () => {
  test.each(PATHS)(
    'GET /api/%s answers 404 for an unknown shop, and for an unopened one except to its owner',
    async (path) => {
      for (const id of [anId(), hidden.id, 'nonsense', '1%20or%201=1']) {
        const text =
          id === hidden.id ? 'Cette boutique ne prend pas de commandes pour le moment.' : 'Commerce introuvable.';
        expect(await read(`${path}/${id}`), id).toEqual({
          status: 404,
          body: { error: text, message: text, msg: text, code: 'NOT_FOUND' },
        });
      }
      expect((await read(`${path}/${hidden.id}`, hidden.token)).status, 'but its owner').toBe(200);
    },
  );

  test('GET /api/sandwich answers 404 for an item that is no composed item, a draft, unknown or of an unopened shop', async () => {
    const text = 'Article introuvable.';
    for (const id of [ids['croissant'], ids['draft'], anId(), 'nonsense', ids['hiddenItem']]) {
      expect(await read(`sandwich/${id}`), id).toEqual({
        status: 404,
        body: { error: text, message: text, msg: text, code: 'NOT_FOUND' },
      });
    }
    expect((await read(`sandwich/${ids['hiddenItem']}`, hidden.token)).status).toBe(200);
  });
});

test('openapi.json lists all public menu routes', async () => {
  const { body } = await read('openapi.json');
  const paths = Object.keys(body['paths'] as object);
  for (const path of [...PATHS, 'nearbyboulangeries', 'sandwich']) {
    expect(
      paths.some((known) => known.startsWith(`/api/${path}`)),
      path,
    ).toBe(true);
  }
});
