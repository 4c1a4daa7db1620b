import { describe, expect, test } from 'vitest';
import { ChangeItemsDocument, ImportMenuDocument } from '../../../graphql/generated/owner/menu';
import type { MenuRowInput, NewPriceInput, SaveItemInput } from '../../../graphql/generated/schema';
import { IngredientType } from '../../../server/menus/ingredient.entity';
import { ItemKind } from '../../../server/menus/item.entity';
import { aMenuOwner } from '../../support/menu-owner';
import { ownFixtures } from '../../support/own-fixtures';
import { anUpload } from '../../support/pictures';
import { rest } from '../../support/rest';
import { anIngredient, anItem, aShop, graphql } from '../../support/fixtures';

const fixtures = await ownFixtures();

const at = await aMenuOwner(fixtures);
await anIngredient(fixtures, at.shop.id, IngredientType.MENU_FRIES, 'Frites maison');

describe('a sandwich', () => {
  const rules = { hasMeatSelection: true, meatLimit: 2, sauceLimit: 1, sot: true, isMenu: true, useAllMeats: false };
  const kebab = { category: 'Sandwichs', itemName: 'Kebab maison', regularPrice: 7.5, image: at.picture, ...rules };
  const sandwich = (more: object = {}, token?: string) =>
    at.call('POST', 'sandwich', { restaurantId: at.shop.id, description: 'Pain au four.', ...kebab, ...more }, token);

  test('a new sandwich stores its rules and only allows meats of its own shop', async () => {
    const own = await anIngredient(fixtures, at.shop.id, IngredientType.MEAT, 'Poulet');
    const theirs = await anIngredient(fixtures, at.rival.id, IngredientType.MEAT, 'Boeuf');
    const { status, body } = await sandwich({ allowedMeats: [own, theirs, 'nonsense'] });
    expect(status).toBe(201);
    const { _id } = body['sandwich'] as { _id: string };
    expect((await rest(fixtures, 'GET', `/api/sandwich/${_id}`)).body['sandwich']).toMatchObject({
      restaurantId: at.shop.id,
      ...kebab,
      allowedMeats: [own],
    });
    expect(await sandwich({ allowedMeats: [own] })).toMatchObject({ status: 409 });
  });

  test('a sandwich with a meat choice or a menu is refused when the shop has no meats, fries or drinks to choose', async () => {
    const theirs = await anIngredient(fixtures, at.rival.id, IngredientType.MEAT, 'Agneau');
    const empty = { restaurantId: at.rival.id, image: await anUpload(fixtures, at.rival.token), isMenu: false };
    const noMeat = { status: 400, body: { message: 'Il n’y a aucune viande à choisir.' } };
    expect(await sandwich({ itemName: 'Sans viande', allowedMeats: [theirs] })).toMatchObject(noMeat);
    await fixtures.sql('delete from ingredient where shop_id = $1', at.rival.id);
    expect(await sandwich({ ...empty, useAllMeats: true }, at.rival.token)).toMatchObject(noMeat);
    expect(await sandwich({ ...empty, hasMeatSelection: false, isMenu: true }, at.rival.token)).toMatchObject({
      status: 400,
      body: { message: 'Il n’y a ni frites ni boisson pour le menu.' },
    });
    expect(await sandwich({ ...empty, hasMeatSelection: false }, at.rival.token)).toMatchObject({ status: 201 });
  });
});

describe('over GraphQL', () => {
  const categoryId = async () => (await at.category())?.id ?? '';

  test('adding a pizza adds, changes and removes the shop’s toppings, which all its pizzas share', async () => {
    const gone = await anIngredient(fixtures, at.shop.id, IngredientType.TOPPING, 'Ananas', { priceCents: 100 });
    const kept = await anIngredient(fixtures, at.shop.id, IngredientType.TOPPING, 'Olives', { priceCents: 100 });
    const foreign = await anIngredient(fixtures, at.rival.id, IngredientType.TOPPING, 'Anchois', { priceCents: 100 });
    const input: SaveItemInput = {
      kind: 'PIZZA',
      categoryId: await categoryId(),
      name: 'Reine',
      pictureUrl: at.picture,
      sizes: [
        { name: '33 cm', priceCents: 1290 },
        { name: '26 cm', priceCents: 990 },
      ],
      toppings: [
        { id: kept, name: 'Olives noires', priceCents: 120 },
        { name: 'Burrata', nameEn: 'Buratta', priceCents: 200 },
      ],
      removedToppingIds: [gone, foreign],
      sauceLimit: 1,
    };
    const add = (more: SaveItemInput = {}) => at.save({ ...input, ...more });
    expect(await add()).toMatchObject({ __typename: 'OwnItem', priceCents: 990, kind: 'PIZZA' });
    expect(await add({ toppings: [] })).toMatchObject({ __typename: 'NameTaken' });
    // Entered again under the same name, a topping takes its new price and English name.
    await add({ name: 'Royale', toppings: [{ name: 'BURRATA', nameEn: 'Burrata', priceCents: 250 }] });
    const ofShop = `select name, name_en, price_cents from ingredient where type = 'TOPPING' and shop_id = $1 order by name`;
    expect(await fixtures.sql(ofShop, at.shop.id)).toEqual([
      { name: 'BURRATA', name_en: 'Burrata', price_cents: 250 },
      { name: 'Olives noires', name_en: null, price_cents: 120 },
    ]);
    expect(await fixtures.sql(ofShop, at.rival.id)).toMatchObject([{ name: 'Anchois' }]);
    await expect(add({ name: 'Vide', sizes: [] })).rejects.toThrow('de 1 à 12 tailles');
  });

  test('adding a drink adds it to the menu and to the drinks of the menu formula', async () => {
    const drink = { kind: 'DRINK', categoryId: await categoryId(), pictureUrl: at.picture, priceCents: 290 } as const;
    for (const part of [
      { name: 'Limonade 33 cl', supplementPriceCents: 50 },
      { name: 'Cidre 33 cl', stock: 0 },
    ])
      expect(await at.save({ ...drink, ...part })).toMatchObject({ __typename: 'OwnItem' });
    const { body } = await rest(fixtures, 'GET', `/api/ismenu/${at.shop.id}`);
    expect(body).toMatchObject({
      hasDrinks: true,
      drinks: [
        { name: 'Limonade 33 cl', supplementPrice: 0.5, image: at.picture, outOfStock: false },
        // Included in the menu unless it has a surcharge.
        { name: 'Cidre 33 cl', supplementPrice: 0, outOfStock: true },
      ],
    });
    expect(await at.seen('Limonade 33 cl')).toMatchObject({ price: 2.9, quantity: 99, kind: 'drink' });
    expect(await at.seen('Cidre 33 cl')).toMatchObject({ quantity: 0 });
  });

  test('a bulk price change applies to all items or none and keeps the differences between a pizza’s sizes', async () => {
    const plain = await anItem(fixtures, at.shop.id, { priceCents: 100 });
    const sizes = [900, 1200].map((priceCents) => ({ name: `À ${priceCents}`, priceCents }));
    const pizza = await anItem(fixtures, at.shop.id, { kind: ItemKind.PIZZA, priceCents: 900, sizes });
    const theirs = await anItem(fixtures, at.rival.id, { priceCents: 100 });
    const change = (items: NewPriceInput[]) =>
      graphql(fixtures, at.shop.token, ChangeItemsDocument, { input: { items } });
    const prices = [
      { itemId: plain, priceCents: 110 },
      { itemId: pizza, priceCents: 1000 },
    ];
    await expect(change([...prices, { itemId: theirs, priceCents: 1 }])).rejects.toThrow('NOT_FOUND');
    const rows = await fixtures.sql('select price_cents from item where id = $1', plain);
    expect(rows).toEqual([{ price_cents: 100 }]);
    expect(await change(prices)).toMatchObject({ changeItems: [{ priceCents: 110 }, { priceCents: 1000 }] });
    expect(await fixtures.sql('select sizes from item where id = $1', pizza)).toMatchObject([
      { sizes: [{ priceCents: 1000 }, { priceCents: 1300 }] },
    ]);
  });

  test('importing a menu file adds and changes all rows or none, and leaves absent fields unchanged', async () => {
    const lone = await aShop(fixtures);
    await at.addUnder('Pains', { itemName: 'Baguette', price: 1.2, quantity: 5 }, lone.token);
    const load = async (all: MenuRowInput[]) =>
      (await graphql(fixtures, lone.token, ImportMenuDocument, { rows: all })).importMenu;
    const row = { category: 'pains', name: 'baguette', priceCents: 130, stock: 80, freshlyBaked: true };
    const rows = [row, { ...row, name: 'Miche', stock: null }, { ...row, category: 'Tartes', name: 'Tarte' }];
    await expect(load([...rows, { ...row, name: 'Faux', priceCents: 0 }])).rejects.toThrow('Article 4 :');
    expect(await at.seen('Miche', lone.id)).toBeUndefined();
    expect(await load(rows)).toMatchObject({ added: 2, changed: 1 });
    expect(await load(rows)).toMatchObject({ added: 0, changed: 3 });
    // What a row does not give stays as it is.
    const priceOnly = { category: 'Pains', name: 'Baguette', priceCents: 130 };
    expect(await load([priceOnly])).toMatchObject({ added: 0, changed: 1 });
    expect(await at.listed(lone.id)).toMatchObject([
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
});
