import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../support/database';
import { addToCart, anOrder } from '../support/ordering';
import { anUpload, aPicture, sendForm } from '../support/pictures';
import { rest } from '../support/rest';
import { aCustomer, anIngredient, anItem, aShop, aWorld, graphql, type Somebody, type World } from '../support/world';
import { IngredientType } from '../../server/menus/ingredient.entity';
import { ItemKind } from '../../server/menus/item.entity';
import { newId } from '../../server/identifiers';

let world: World;
let shop: Somebody;
let rival: Somebody;
let customer: Somebody;
let picture: string;

beforeAll(async () => {
  world = await aWorld(await freshDatabase());
  [shop, rival, customer] = [await aShop(world), await aShop(world), await aCustomer(world)];
  picture = await anUpload(world, shop.token);
  await anItem(world, shop.id, { picture: picture.replace('/uploads/', '') });
});
afterAll(() => world.stop());

const call = (method: string, path: string, body: unknown, token: string | null = shop.token) =>
  rest(world, method, `/api/${path}`, { body, ...(token !== null && { token }) });

interface Listed {
  category: string;
  items: { _id: string; itemName: string; price: number; quantity: number; itemImg: string | null }[];
}
const listed = async (ownerId = shop.id) =>
  (await rest(world, 'GET', `/api/items/${ownerId}`)).body['items'] as Listed[];
const seen = async (name: string, ownerId = shop.id) =>
  (await listed(ownerId)).flatMap(({ items }) => items).find(({ itemName }) => itemName === name);

interface OwnMenu {
  categories: {
    id: string;
    name: string;
    items: { id: string; name: string; priceCents: number | null; published: boolean }[];
  }[];
}
const ownMenu = async (token = shop.token) =>
  (await graphql(world, token, '{ ownMenu { categories { id name items { id name priceCents published } } } }'))[
    'ownMenu'
  ] as OwnMenu;

const add = (name: string, more: Record<string, unknown> = {}, token = shop.token) =>
  call(
    'POST',
    'customitems/add-item',
    {
      ownerId: token === shop.token ? shop.id : rival.id,
      category: 'Viennoiseries',
      items: [{ itemName: name, itemImg: '', price: 1.4, quantity: 12, freshlyBaked: true, ...more }],
    },
    token,
  );
const idOf = (answer: { body: Record<string, unknown> }) => (answer.body['item'] as { _id: string })._id;

describe('an item', () => {
  test('is added, seen by customers at once, changed in place and taken away', async () => {
    const added = await add('Croissant', { itemImg: picture });
    expect(added).toMatchObject({ status: 201, body: { message: 'Article ajouté avec succès!' } });
    expect(await seen('Croissant')).toMatchObject({ price: 1.4, quantity: 12, freshlyBaked: true, itemImg: picture });

    const itemId = idOf(added);
    const updates = { price: '1,60', quantity: '8', freshlyBaked: false };
    expect(
      await call('PUT', 'customitems/update-item', { ownerId: shop.id, category: 'Viennoiseries', itemId, updates }),
    ).toMatchObject({
      status: 200,
      body: {
        message: 'Article mis à jour avec succès!',
        item: { price: 1.6, quantity: 8, freshlyBaked: false, itemImg: picture },
      },
    });
    expect(await seen('Croissant')).toMatchObject({ price: 1.6, quantity: 8 });

    expect(
      await call('DELETE', 'customitems/delete-item', { ownerId: shop.id, category: 'Viennoiseries', itemId }),
    ).toMatchObject({
      status: 200,
      body: { message: 'Article supprimé avec succès!' },
    });
    expect(await seen('Croissant')).toBeUndefined();
    expect(await call('DELETE', 'customitems/delete-item', { ownerId: shop.id, itemId })).toMatchObject({
      status: 404,
    });
    // The name is free again.
    expect(await add('Croissant')).toMatchObject({ status: 201 });
  });

  test('that is there already is refused, whatever the case, and nothing of its list is kept', async () => {
    await add('Pain au lait');
    const items = [
      { itemName: 'Pain aux noix', price: 2, quantity: 1 },
      { itemName: 'pain AU lait', price: 2, quantity: 1 },
    ];
    expect(
      await call('POST', 'customitems/add-item', { ownerId: shop.id, category: 'Viennoiseries', items }),
    ).toMatchObject({
      status: 409,
      body: { code: 'NAME_TAKEN', message: expect.any(String) },
    });
    expect(await seen('Pain aux noix')).toBeUndefined();
  });

  test.each([
    ['without a name', { itemName: ' ' }],
    ['without a price', { price: undefined }],
    ['for nothing', { price: 0 }],
    ['for less than nothing', { price: -1 }],
    ['for a thousand euros', { price: 1000 }],
    ['for a fraction of a cent', { price: 1.234 }],
    ['for words', { price: 'cher' }],
    ['of a negative number', { quantity: -1 }],
    ['of half a piece', { quantity: 1.5 }],
    ['with somebody else’s picture', { itemImg: 'https://elsewhere.example/a.png' }],
    ['with a name too long', { itemName: 'a'.repeat(121) }],
  ])('%s is refused', async (_what, wrong) => {
    expect(await add('Faux', wrong)).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
    expect(await seen('Faux')).toBeUndefined();
  });

  test('belongs to its shop: nobody else adds, changes or takes away', async () => {
    const itemId = idOf(await add('Brioche'));
    const body = {
      ownerId: shop.id,
      category: 'Viennoiseries',
      itemId,
      items: [{ itemName: 'X', price: 1, quantity: 1 }],
      updates: { price: 9 },
    };
    for (const [method, path] of [
      ['POST', 'customitems/add-item'],
      ['PUT', 'customitems/update-item'],
      ['DELETE', 'customitems/delete-item'],
    ] as const) {
      expect(await call(method, path, body, null), path).toMatchObject({ status: 401 });
      expect(await call(method, path, body, customer.token), path).toMatchObject({ status: 403 });
      expect(await call(method, path, body, rival.token), path).toMatchObject({ status: 403 });
    }
    // Under their own name the rival finds no such item.
    for (const [method, path] of [
      ['PUT', 'customitems/update-item'],
      ['DELETE', 'customitems/delete-item'],
    ] as const)
      expect(await call(method, path, { ...body, ownerId: rival.id }, rival.token), path).toMatchObject({
        status: 404,
      });
    expect(await seen('Brioche')).toMatchObject({ price: 1.4 });
  });
});

describe('what customers have in the cart', () => {
  const cart = async () =>
    (
      await graphql(
        world,
        customer.token,
        'query ($id: ID!) { cart(shopId: $id) { lines { unitCents previousUnitCents problem item { name } } } }',
        { id: shop.id },
      )
    )['cart'] as { lines: object[] };

  test('tells a new price, « épuisé » and a withdrawal; the placed order stays as it was', async () => {
    const itemId = idOf(await add('Flan', { price: 6.5, quantity: 9 }));
    const { id } = await anOrder(world, customer, shop.id, { itemId });
    const ordered = async () =>
      (
        await graphql(
          world,
          customer.token,
          'query ($id: String!) { order(reference: $id) { totalCents lines { name unitCents } } }',
          {
            id,
          },
        )
      )['order'];
    const before = await ordered();
    await addToCart(world, customer, { itemId });

    await call('PUT', 'customitems/update-item', { itemId, updates: { price: 7 } });
    expect((await cart()).lines).toMatchObject([{ unitCents: 700, previousUnitCents: 650, problem: null }]);

    const soldOut = (value: boolean) =>
      graphql(
        world,
        shop.token,
        'mutation ($id: ID!, $value: Boolean!) { setItemSoldOut(itemId: $id, soldOut: $value) { soldOut } }',
        {
          id: itemId,
          value,
        },
      );
    await soldOut(true);
    expect((await cart()).lines).toMatchObject([{ problem: 'SOLD_OUT' }]);
    expect(await seen('Flan')).toMatchObject({ quantity: 0 });
    expect(await addToCart(world, customer, { itemId })).toMatchObject({ __typename: 'SoldOut' });
    await soldOut(false);
    expect((await cart()).lines).toMatchObject([{ problem: null }]);

    await call('DELETE', 'customitems/delete-item', { itemId });
    expect((await cart()).lines).toMatchObject([{ problem: 'WITHDRAWN' }]);
    expect(await ordered()).toEqual(before);
  });
});

describe('a category', () => {
  test('is added once', async () => {
    expect(await call('POST', 'categories', { category: ' Pains ', restaurantId: shop.id })).toMatchObject({
      status: 201,
      body: { _id: expect.any(String), category: 'Pains', restaurantId: shop.id },
    });
    expect(await call('POST', 'categories', { category: 'pains', restaurantId: shop.id })).toMatchObject({
      status: 409,
      body: { message: 'Cette catégorie existe déjà pour ce restaurant.', code: 'NAME_TAKEN' },
    });
    // Another shop may have one of the same name.
    expect(await call('POST', 'categories', { category: 'Pains' }, rival.token)).toMatchObject({ status: 201 });
  });

  test.each([
    ['blank', { category: '  ' }, 400],
    ['no text', { category: 12 }, 400],
    ['too long', { category: 'a'.repeat(121) }, 400],
  ])('%s is refused', async (_what, body, status) => {
    expect(await call('POST', 'categories', { ...body, restaurantId: shop.id })).toMatchObject({ status });
  });

  test('is its shop’s own', async () => {
    const body = { category: 'À moi', restaurantId: shop.id };
    expect(await call('POST', 'categories', body, null)).toMatchObject({ status: 401 });
    expect(await call('POST', 'categories', body, rival.token)).toMatchObject({ status: 403 });
    expect(await call('POST', 'categories', body, customer.token)).toMatchObject({ status: 403 });
  });

  test('moves, is renamed, and goes with what is under it; orders keep theirs', async () => {
    const lone = await aShop(world);
    for (const category of ['A', 'B', 'C']) await call('POST', 'categories', { category }, lone.token);
    const names = async () => (await ownMenu(lone.token)).categories.map(({ name }) => name);
    const idOfCategory = async (wanted: string) =>
      (await ownMenu(lone.token)).categories.find(({ name }) => name === wanted)?.id ?? '';
    const change = (query: string, variables: object) => graphql(world, lone.token, query, { ...variables });
    await change('mutation ($id: ID!) { moveCategory(categoryId: $id, toIndex: 0) { id } }', {
      id: await idOfCategory('C'),
    });
    expect(await names()).toEqual(['C', 'A', 'B']);
    await change('mutation ($id: ID!) { moveCategory(categoryId: $id, toIndex: 99) { id } }', {
      id: await idOfCategory('C'),
    });
    expect(await names()).toEqual(['A', 'B', 'C']);
    const rename =
      'mutation ($id: ID!, $name: String!) { renameCategory(categoryId: $id, name: $name) { __typename } }';
    expect(await change(rename, { id: await idOfCategory('A'), name: 'b' })).toMatchObject({
      renameCategory: { __typename: 'NameTaken' },
    });
    expect(await change(rename, { id: await idOfCategory('A'), name: 'a' })).toMatchObject({
      renameCategory: { __typename: 'OwnCategory' },
    });

    const { body } = await call(
      'POST',
      'customitems/add-item',
      { category: 'B', items: { itemName: 'Miche', price: 6.5, quantity: 5 } },
      lone.token,
    );
    const { id: orderId } = await anOrder(world, customer, lone.id, { itemId: (body['item'] as { _id: string })._id });
    await change('mutation ($id: ID!) { removeCategory(categoryId: $id) { id } }', { id: await idOfCategory('B') });
    expect(await names()).toEqual(['a', 'C']);
    expect(await seen('Miche', lone.id)).toBeUndefined();
    expect(
      await graphql(world, customer.token, 'query ($id: String!) { order(reference: $id) { lines { name } } }', {
        id: orderId,
      }),
    ).toMatchObject({
      order: { lines: [{ name: 'Miche' }] },
    });
    // The name is free again.
    expect(await call('POST', 'categories', { category: 'B' }, lone.token)).toMatchObject({ status: 201 });
  });
});

describe('a draft', () => {
  const addDraft = async (fields: Record<string, string>, token: string | null = shop.token) =>
    sendForm(world, '/api/addCategory', token, {
      itemImg: await aPicture(),
      ownerId: shop.id,
      category: 'Nouveautés',
      ...fields,
    });

  test('has a picture and a category, no price, and no customer sees it until it is published', async () => {
    expect(await addDraft({ itemName: 'Bûche' })).toMatchObject({
      status: 201,
      body: { message: 'Article ajouté avec succès!' },
    });
    const draft = (await ownMenu()).categories.find(({ name }) => name === 'Nouveautés')?.items[0];
    expect(draft).toMatchObject({ name: 'Bûche', priceCents: null, published: false });
    expect(await seen('Bûche')).toBeUndefined();

    const { body } = await rest(world, 'GET', `/api/cloneCategory/${shop.id}`);
    expect((body['Nouveautés'] as object[])[0]).toMatchObject({
      itemName: 'Bûche',
      itemImg: expect.stringContaining('/uploads/'),
    });

    const publish = (priceCents: number) =>
      graphql(
        world,
        shop.token,
        'mutation ($prices: [NewPriceInput!]!) { publishItems(prices: $prices) { published } }',
        {
          prices: [{ itemId: draft?.id, priceCents }],
        },
      );
    await expect(publish(0)).rejects.toThrow('Le prix va de');
    expect(await publish(2400)).toEqual({ publishItems: [{ published: true }] });
    expect(await seen('Bûche')).toMatchObject({ price: 24 });
  });

  test('is completed by adding an item of its name', async () => {
    await addDraft({ itemName: 'Galette' });
    expect(
      await call('POST', 'customitems/add-item', {
        category: 'Nouveautés',
        items: [{ itemName: 'galette', price: 18, quantity: 3 }],
      }),
    ).toMatchObject({
      status: 201,
      body: { item: { itemName: 'Galette', price: 18, quantity: 3 } },
    });
  });

  test('cannot be shown without a price', async () => {
    const answer = await addDraft({ itemName: 'Panettone' });
    const id = (answer.body['item'] as { _id: string })._id;
    await expect(
      graphql(world, shop.token, 'mutation ($id: ID!) { changeItem(input: { itemId: $id, published: true }) { id } }', {
        id,
      }),
    ).rejects.toThrow('Donnez d’abord un prix');
  });

  test.each([
    ['without a name', { itemName: ' ' }, 400],
    ['twice', { itemName: 'Bûche' }, 409],
    ['of another shop', { itemName: 'Autre', ownerId: newId() }, 403],
  ])('%s is refused', async (_what, fields, status) => {
    expect(await addDraft(fields)).toMatchObject({ status });
  });

  test('is nobody else’s to add', async () => {
    expect(await addDraft({ itemName: 'Autre' }, null)).toMatchObject({ status: 401 });
    expect(await addDraft({ itemName: 'Autre' }, rival.token)).toMatchObject({ status: 403 });
    expect(await addDraft({ itemName: 'Autre' }, customer.token)).toMatchObject({ status: 403 });
  });
});

describe('a sandwich', () => {
  const sandwich = (more: Record<string, unknown> = {}, token: string | null = shop.token) =>
    call(
      'POST',
      'sandwich',
      {
        restaurantId: shop.id,
        category: 'Sandwichs',
        itemName: 'Kebab maison',
        description: 'Pain au four.',
        image: picture,
        hasMeatSelection: true,
        meatLimit: 2,
        sauceLimit: 1,
        sot: true,
        regularPrice: 7.5,
        isMenu: true,
        useAllMeats: false,
        ...more,
      },
      token,
    );

  test('is there with its rules, of meats only the shop’s own', async () => {
    const own = await anIngredient(world, shop.id, IngredientType.MEAT, 'Poulet');
    const theirs = await anIngredient(world, rival.id, IngredientType.MEAT, 'Boeuf');
    const { status, body } = await sandwich({ allowedMeats: [own, theirs, 'nonsense'] });
    expect(status).toBe(201);
    const { _id } = body['sandwich'] as { _id: string };
    expect((await rest(world, 'GET', `/api/sandwich/${_id}`)).body['sandwich']).toMatchObject({
      restaurantId: shop.id,
      category: 'Sandwichs',
      itemName: 'Kebab maison',
      image: picture,
      hasMeatSelection: true,
      meatLimit: 2,
      sauceLimit: 1,
      sot: true,
      regularPrice: 7.5,
      isMenu: true,
      useAllMeats: false,
      allowedMeats: [own],
    });
    expect(await sandwich()).toMatchObject({ status: 409 });
  });

  test.each([
    ['without a name', { itemName: ' ' }],
    ['without a picture', { image: '' }],
    ['without a price', { regularPrice: undefined }],
    ['without a category', { category: '' }],
  ])('%s is refused in the specification’s words', async (_what, wrong) => {
    expect(await sandwich(wrong)).toMatchObject({
      status: 400,
      body: { message: 'All required fields (including image) must be filled.' },
    });
  });

  test('of twenty-one meats, or of nobody’s shop, is refused', async () => {
    expect(await sandwich({ itemName: 'Trop', meatLimit: 21 })).toMatchObject({ status: 400 });
    expect(await sandwich({ itemName: 'Autre' }, null)).toMatchObject({ status: 401 });
    expect(await sandwich({ itemName: 'Autre' }, rival.token)).toMatchObject({ status: 403 });
    expect(await sandwich({ itemName: 'Autre' }, customer.token)).toMatchObject({ status: 403 });
  });
});

describe('over GraphQL', () => {
  const mutate = (query: string, variables: object, token = shop.token) =>
    graphql(world, token, query, { ...variables });
  const categoryId = async () => (await ownMenu()).categories[0]?.id;

  test('a pizza brings its toppings, which serve all pizzas', async () => {
    const gone = await anIngredient(world, shop.id, IngredientType.TOPPING, 'Ananas', { priceCents: 100 });
    const kept = await anIngredient(world, shop.id, IngredientType.TOPPING, 'Olives', { priceCents: 100 });
    const foreign = await anIngredient(world, rival.id, IngredientType.TOPPING, 'Anchois', { priceCents: 100 });
    const input = {
      categoryId: await categoryId(),
      name: 'Reine',
      pictureUrl: picture,
      sizes: [
        { name: '33 cm', priceCents: 1290 },
        { name: '26 cm', priceCents: 990 },
      ],
      toppings: [
        { id: kept, name: 'Olives noires', priceCents: 120 },
        { name: 'Burrata', priceCents: 250 },
      ],
      removedToppingIds: [gone, foreign],
      sauceLimit: 1,
    };
    const query =
      'mutation ($input: AddPizzaInput!) { addPizza(input: $input) { __typename ... on OwnItem { priceCents kind } } }';
    expect(await mutate(query, { input })).toEqual({
      addPizza: { __typename: 'OwnItem', priceCents: 990, kind: 'PIZZA' },
    });
    expect(await mutate(query, { input: { ...input, toppings: [] } })).toEqual({
      addPizza: { __typename: 'NameTaken' },
    });
    const { rows } = await world.product.pool.query(
      `select name, price_cents from ingredient where type = 'TOPPING' and shop_id = $1 order by name`,
      [shop.id],
    );
    expect(rows).toEqual([
      { name: 'Burrata', price_cents: 250 },
      { name: 'Olives noires', price_cents: 120 },
    ]);
    expect((await world.product.pool.query('select 1 from ingredient where id = $1', [foreign])).rowCount).toBe(1);
    await expect(mutate(query, { input: { ...input, name: 'Vide', sizes: [] } })).rejects.toThrow('de 1 à 12 tailles');
  });

  test('a drink is sold alone and comes with menus', async () => {
    const query = 'mutation ($input: AddDrinkInput!) { addDrink(input: $input) { __typename } }';
    const drink = { categoryId: await categoryId(), pictureUrl: picture, priceCents: 290, supplementPriceCents: 50 };
    expect(await mutate(query, { input: { ...drink, name: 'Limonade 33 cl' } })).toMatchObject({
      addDrink: { __typename: 'OwnItem' },
    });
    expect(await mutate(query, { input: { ...drink, name: 'Cidre 33 cl', outOfStock: true } })).toMatchObject({
      addDrink: { __typename: 'OwnItem' },
    });
    const { body } = await rest(world, 'GET', `/api/ismenu/${shop.id}`);
    expect(body).toMatchObject({
      hasDrinks: true,
      drinks: [
        { name: 'Limonade 33 cl', supplementPrice: 0.5, image: picture, outOfStock: false },
        { name: 'Cidre 33 cl', supplementPrice: 0.5, outOfStock: true },
      ],
    });
    expect(await seen('Limonade 33 cl')).toMatchObject({ price: 2.9, quantity: 99, kind: 'drink' });
    expect(await seen('Cidre 33 cl')).toMatchObject({ quantity: 0 });
  });

  test('many prices change together or not at all; the sizes of a pizza keep their steps', async () => {
    const plain = await anItem(world, shop.id, { priceCents: 100 });
    const pizza = await anItem(world, shop.id, {
      kind: ItemKind.PIZZA,
      priceCents: 900,
      sizes: [
        { name: 'Junior', priceCents: 900 },
        { name: 'Senior', priceCents: 1200 },
      ],
    });
    const theirs = await anItem(world, rival.id, { priceCents: 100 });
    const query = 'mutation ($prices: [NewPriceInput!]!) { changePrices(prices: $prices) { priceCents } }';
    const prices = [
      { itemId: plain, priceCents: 110 },
      { itemId: pizza, priceCents: 1000 },
    ];
    await expect(mutate(query, { prices: [...prices, { itemId: theirs, priceCents: 1 }] })).rejects.toThrow(
      'NOT_FOUND',
    );
    const { rows } = await world.product.pool.query('select price_cents from item where id = $1', [plain]);
    expect(rows).toEqual([{ price_cents: 100 }]);
    expect(await mutate(query, { prices })).toEqual({ changePrices: [{ priceCents: 110 }, { priceCents: 1000 }] });
    const sizes = await world.product.pool.query('select sizes from item where id = $1', [pizza]);
    expect(sizes.rows).toEqual([
      {
        sizes: [
          { name: 'Junior', priceCents: 1000 },
          { name: 'Senior', priceCents: 1300 },
        ],
      },
    ]);
  });

  test('a menu file adds and changes, all of it or nothing', async () => {
    const lone = await aShop(world);
    await call(
      'POST',
      'customitems/add-item',
      { category: 'Pains', items: { itemName: 'Baguette', price: 1.2, quantity: 5 } },
      lone.token,
    );
    const query = 'mutation ($rows: [MenuRowInput!]!) { importMenu(rows: $rows) { added changed } }';
    const row = { category: 'pains', name: 'baguette', priceCents: 130, stock: 80, freshlyBaked: true };
    const rows = [row, { ...row, name: 'Miche', stock: null }, { ...row, category: 'Tartes', name: 'Tarte' }];
    await expect(
      mutate(query, { rows: [...rows, { ...row, name: 'Faux', priceCents: 0 }] }, lone.token),
    ).rejects.toThrow('Article 4 :');
    expect(await seen('Miche', lone.id)).toBeUndefined();
    expect(await mutate(query, { rows }, lone.token)).toEqual({ importMenu: { added: 2, changed: 1 } });
    expect(await mutate(query, { rows }, lone.token)).toEqual({ importMenu: { added: 0, changed: 3 } });
    expect(await listed(lone.id)).toMatchObject([
      {
        category: 'Pains',
        items: [
          { itemName: 'Baguette', price: 1.3, quantity: 80, freshlyBaked: true },
          { itemName: 'Miche', quantity: 99 },
        ],
      },
      { category: 'Tartes', items: [{ itemName: 'Tarte' }] },
    ]);
  });

  test('what is not said of an item stays as it is, the stock above all', async () => {
    const itemId = idOf(await add('Chausson', { quantity: 10 }));
    await world.product.pool.query('update item set stock = 7 where id = $1', [itemId]);
    const input = {
      itemId,
      priceCents: 210,
      extras: { description: 'Aux pommes', allergens: ['GLUTEN'], vatRate: 100 },
    };
    expect(
      await mutate(
        'mutation ($input: ChangeItemInput!) { changeItem(input: $input) { stock priceCents allergens freshlyBaked } }',
        { input },
      ),
    ).toEqual({ changeItem: { stock: 7, priceCents: 210, allergens: ['GLUTEN'], freshlyBaked: true } });
  });
});
