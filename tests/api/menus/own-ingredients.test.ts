import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ChangeIngredientDocument,
  IngredientsPageDocument,
  RemoveIngredientDocument,
  SetIngredientOutOfStockDocument,
} from '../../../graphql/generated/owner/ingredients';
import type { IngredientInput } from '../../../graphql/generated/schema';
import { freshDatabase } from '../../support/database';
import { anUpload } from '../../support/pictures';
import { rest } from '../../support/rest';
import { aCustomer, anItem, aShop, aWorld, graphql, type Somebody } from '../../support/world';
import { ItemKind } from '../../../server/menus/item.entity';

const world = await aWorld(await freshDatabase());
let shop: Somebody;
let rival: Somebody;
let customer: Somebody;
let image: string;

beforeAll(async () => {
  [shop, rival, customer] = [await aShop(world), await aShop(world), await aCustomer(world)];
  image = await anUpload(world, shop.token);
});
afterAll(() => world.stop());

const post = (path: string, body: object, token: string | null = shop.token) =>
  rest(world, 'POST', `/api/${path}`, { body: { restaurantId: shop.id, ...body }, ...(token !== null && { token }) });
const read = async (path: string) => (await rest(world, 'GET', `/api/${path}/${shop.id}`)).body;

const LISTS = ['meats', 'sauces', 'sides', 'drinks', 'desserts'] as const;

describe.each(LISTS)('%s', (name) => {
  const entry = { name: `Un ${name}`, price: 1.5, supplementPrice: '0,50', image: '', outOfStock: false };

  test('ingredients are added as a list or alone, and are readable without signing in', async () => {
    expect(
      await post(name, {
        [name]: [
          { ...entry, image },
          { ...entry, name: `Deux ${name}`, outOfStock: true },
        ],
      }),
    ).toMatchObject({
      status: 201,
      body: { [name]: [{ name: `Un ${name}` }, { name: `Deux ${name}` }] },
    });
    expect(await post(name, { ...entry, name: `Trois ${name}`, price: 0 })).toMatchObject({ status: 201 });
    expect((await read(name))[name]).toMatchObject([
      { name: `Un ${name}`, price: 1.5, supplementPrice: 0.5, image, outOfStock: false },
      { name: `Deux ${name}`, image: null, outOfStock: true },
      { name: `Trois ${name}`, price: 0 },
    ]);
  });

  test('an ingredient without a name or a valid price is refused', async () => {
    for (const wrong of [
      { ...entry, name: ' ' },
      { ...entry, name: 'Gratuit', price: undefined },
      { ...entry, name: 'Vide', price: '' },
    ])
      expect(await post(name, { [name]: [wrong] })).toMatchObject({
        status: 400,
        body: { message: 'Name and Price are required' },
      });
    expect(await post(name, { [name]: [] })).toMatchObject({ status: 400 });
    expect(await post(name, { [name]: [{ ...entry, name: 'Faux', price: -1 }] })).toMatchObject({ status: 400 });
  });

  test('an ingredient name can exist once per type, and a list with a duplicate adds nothing', async () => {
    expect(await post(name, { [name]: [{ ...entry, name: 'Nouveau' }, entry] })).toMatchObject({
      status: 409,
      body: { code: 'NAME_TAKEN' },
    });
    expect((await read(name))[name]).toHaveLength(3);
  });

  test('ingredients can only be added by the owner of their shop', async () => {
    expect(await post(name, { [name]: [entry] }, null)).toMatchObject({ status: 401 });
    expect(await post(name, { [name]: [entry] }, customer.token)).toMatchObject({ status: 403 });
    expect(await post(name, { [name]: [entry] }, rival.token)).toMatchObject({ status: 403 });
  });
});

describe('salad, tomato and onion', () => {
  test('salad, tomato and onion store their availability, and a partial update leaves the others unchanged', async () => {
    const sot = {
      salad: { available: true, outOfStock: false },
      tomato: { available: true, outOfStock: true },
      onion: { available: false, outOfStock: true },
    };
    expect(await post('sot', sot)).toMatchObject({ status: 201 });
    expect(await read('sot')).toEqual({ ...sot, onion: { available: false, outOfStock: false } });
    await post('sot', { sot: { ...sot, salad: { available: false } } });
    expect(await read('sot')).toMatchObject({
      salad: { available: false },
      tomato: { available: true, outOfStock: true },
    });
  });

  test('salad, tomato and onion can only be changed by the owner of their shop', async () => {
    expect(await post('sot', {}, null)).toMatchObject({ status: 401 });
    expect(await post('sot', {}, rival.token)).toMatchObject({ status: 403 });
  });
});

describe('menu formula', () => {
  const fries = [{ name: 'Frites maison', supplementPrice: 0.5 }];

  test('the menu formula stores the ticked parts and refuses a ticked part without choices', async () => {
    for (const empty of [
      { hasFries: true, fries: [] },
      { hasFries: true, fries, hasDrinks: true },
    ])
      expect(await post('ismenu', empty)).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
    expect(await post('ismenu', { hasFries: true, fries, hasDrinks: false, drinks: [{ name: 'Cola' }] })).toMatchObject(
      { status: 201 },
    );
    expect(await read('ismenu')).toMatchObject({
      hasFries: true,
      fries: [{ name: 'Frites maison', supplementPrice: 0.5 }],
      hasDrinks: false,
    });
  });

  test('the menu formula can only be changed by the owner of its shop', async () => {
    expect(await post('ismenu', { hasFries: true, fries }, null)).toMatchObject({ status: 401 });
    expect(await post('ismenu', { hasFries: true, fries }, rival.token)).toMatchObject({ status: 403 });
  });
});

test('an ingredient can be changed, marked out of stock and removed, also from sandwiches that allowed it', async () => {
  await post('meats', {
    meats: [
      { name: 'Merguez', price: 2 },
      { name: 'Kefta', price: 2 },
    ],
  });
  const { ownIngredients } = await graphql(world, shop.token, IngredientsPageDocument);
  const idOf = (wanted: string) => ownIngredients.find(({ name }) => name === wanted)?.id ?? '';
  const [merguez, kefta] = [idOf('Merguez'), idOf('Kefta')];
  const sandwich = await anItem(world, shop.id, {
    kind: ItemKind.SANDWICH,
    useAllMeats: false,
    allowedMeatIds: [merguez, kefta],
  });

  const input = { name: 'Merguez douce', priceCents: 250, pictureUrl: image, allergens: ['SULPHITES' as const] };
  const change = async (more: Partial<IngredientInput> = {}, { token } = shop) => {
    const variables = { ingredientId: merguez, input: { ...input, ...more } };
    return (await graphql(world, token, ChangeIngredientDocument, variables)).changeIngredient;
  };
  expect(await change()).toMatchObject({
    __typename: 'OwnIngredient',
    name: 'Merguez douce',
    priceCents: 250,
    allergens: ['SULPHITES'],
  });
  expect(await change({ name: 'kefta' })).toMatchObject({ __typename: 'NameTaken' });
  await expect(change({ pictureUrl: null }, rival)).rejects.toThrow('NOT_FOUND');

  const gone = { ingredientId: merguez, outOfStock: true };
  expect(await graphql(world, shop.token, SetIngredientOutOfStockDocument, gone)).toMatchObject({
    setIngredientOutOfStock: { outOfStock: true },
  });

  const remove = ({ token }: Somebody) => graphql(world, token, RemoveIngredientDocument, { ingredientId: merguez });
  await expect(remove(rival)).rejects.toThrow('NOT_FOUND');
  await remove(shop);
  const { rows } = await world.product.pool.query('select allowed_meat_ids from item where id = $1', [sandwich]);
  expect(rows).toEqual([{ allowed_meat_ids: [kefta] }]);
});
