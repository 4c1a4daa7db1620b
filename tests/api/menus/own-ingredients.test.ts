import { expect, test } from 'vitest';
import {
  ChangeIngredientDocument,
  IngredientsPageDocument,
  RemoveIngredientDocument,
  SetIngredientOutOfStockDocument,
} from '../../../graphql/generated/owner/ingredients';
import type { IngredientInput } from '../../../graphql/generated/schema';
import { ownFixtures } from '../../support/own-fixtures';
import { anUpload } from '../../support/pictures';
import { rest } from '../../support/rest';
import { anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { ItemKind } from '../../../server/menus/item.entity';

const fixtures = await ownFixtures();

const [shop, rival] = [await aShop(fixtures), await aShop(fixtures)];
const image = await anUpload(fixtures, shop.token);

const post = (path: string, body: object) =>
  rest(fixtures, 'POST', `/api/${path}`, { body: { restaurantId: shop.id, ...body }, token: shop.token });
const read = async (path: string) => (await rest(fixtures, 'GET', `/api/${path}/${shop.id}`)).body;

const LISTS = ['meats', 'sauces', 'sides', 'drinks', 'desserts'] as const;

test.each(LISTS)(
  '%s are added as a list or alone, each name once, and are readable without signing in',
  async (name) => {
    const entry = { name: `Un ${name}`, price: 1.5, supplementPrice: '0,50', image: '', outOfStock: false };
    const list = (...entries: object[]) => post(name, { [name]: entries.map((more) => ({ ...entry, ...more })) });
    const two = { name: `Deux ${name}`, outOfStock: true };
    expect(await list({ image }, two)).toMatchObject({
      status: 201,
      body: { [name]: [{ name: `Un ${name}` }, { name: `Deux ${name}` }] },
    });
    expect(await post(name, { ...entry, name: `Trois ${name}`, price: 0 })).toMatchObject({ status: 201 });
    expect(await list({ name: 'Vide', price: '' })).toMatchObject({
      status: 400,
      body: { message: 'Name and Price are required' },
    });
    expect(await list()).toMatchObject({ status: 400 });
    expect(await list({ name: 'Faux', price: -1 })).toMatchObject({ status: 400 });
    // A list with a name that is taken adds nothing.
    expect(await list({ name: 'Nouveau' }, {})).toMatchObject({
      status: 409,
      body: { code: 'NAME_TAKEN', message: 'Un ingrédient de ce nom existe déjà.' },
    });
    expect((await read(name))[name]).toMatchObject([
      { name: `Un ${name}`, price: 1.5, supplementPrice: 0.5, image, outOfStock: false },
      { name: `Deux ${name}`, image: null, outOfStock: true },
      { name: `Trois ${name}`, price: 0 },
    ]);
  },
);

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

const fries = [{ name: 'Frites maison', supplementPrice: 0.5 }];

test('the menu formula stores the ticked parts and refuses a ticked part without choices', async () => {
  for (const empty of [
    { hasFries: true, fries: [] },
    { hasFries: true, fries, hasDrinks: true },
  ])
    expect(await post('ismenu', empty)).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
  expect(await post('ismenu', { hasFries: true, fries, hasDrinks: false, drinks: [{ name: 'Cola' }] })).toMatchObject({
    status: 201,
  });
  expect(await read('ismenu')).toMatchObject({
    hasFries: true,
    fries: [{ name: 'Frites maison', supplementPrice: 0.5 }],
    hasDrinks: false,
  });
});

test('an ingredient can be changed, marked out of stock and removed, also from sandwiches that allowed it', async () => {
  for (const name of ['Merguez', 'Kefta']) await post('meats', { name, price: 2 });
  const { ownIngredients } = await graphql(fixtures, shop.token, IngredientsPageDocument);
  const idOf = (wanted: string) => ownIngredients.find(({ name }) => name === wanted)?.id ?? '';
  const [merguez, kefta] = [idOf('Merguez'), idOf('Kefta')];
  const allowed = { kind: ItemKind.SANDWICH, useAllMeats: false, allowedMeatIds: [merguez, kefta] };
  const sandwich = await anItem(fixtures, shop.id, allowed);

  const input = { name: 'Merguez douce', priceCents: 250, pictureUrl: image, allergens: ['SULPHITES' as const] };
  const change = async (more: Partial<IngredientInput> = {}, { token } = shop) => {
    const variables = { ingredientId: merguez, input: { ...input, ...more } };
    return (await graphql(fixtures, token, ChangeIngredientDocument, variables)).changeIngredient;
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
  expect(await graphql(fixtures, shop.token, SetIngredientOutOfStockDocument, gone)).toMatchObject({
    setIngredientOutOfStock: { outOfStock: true },
  });

  const remove = ({ token }: Somebody) => graphql(fixtures, token, RemoveIngredientDocument, { ingredientId: merguez });
  await expect(remove(rival)).rejects.toThrow('NOT_FOUND');
  await remove(shop);
  const rows = await fixtures.sql('select allowed_meat_ids from item where id = $1', sandwich);
  expect(rows).toEqual([{ allowed_meat_ids: [kefta] }]);
});
