import { describe, expect, test } from 'vitest';
import { ItemToChangeDocument } from '../../../graphql/generated/owner/item-editor';
import { SaveOptionGroupDocument } from '../../../graphql/generated/owner/option-groups';
import type { SaveItemInput } from '../../../graphql/generated/schema';
import { ITEM_DEFAULTS } from '../../../graphql/rules/item-defaults';
import { IngredientType } from '../../../server/menus/ingredient.entity';
import { ItemKind } from '../../../server/menus/item.entity';
import { aMenuOwner, saveItem } from '../../support/menu-owner';
import { ownFixtures } from '../../support/own-fixtures';
import { selecting } from '../../support/options';
import { addToCart, anOrder, cartOf, eventually } from '../../support/ordering';
import { anUpload } from '../../support/pictures';
import { rest } from '../../support/rest';
import { aCustomer, anIngredient, anItem, graphql, type Somebody } from '../../support/fixtures';

const fixtures = await ownFixtures();

const at = await aMenuOwner(fixtures);
// A shop with menus, where the other has neither fries nor drinks for one.
const there = await aMenuOwner(fixtures);

async function aNewItem(input: SaveItemInput, owner = at) {
  const categoryId = (await owner.category())?.id;
  const added = await owner.save({ categoryId, pictureUrl: owner.picture, ...input });
  if (added.__typename !== 'OwnItem') throw new Error(added.message);
  return { ...added, itemId: added.id };
}
const cartLine = async (who: Somebody) => (await cartOf(fixtures, who, at.shop.id)).lines[0];

describe('changing a sandwich', () => {
  test('a changed sandwich has its new rules, cart lines that no longer fit report it, and placed orders stay', async () => {
    const meats = await Promise.all(
      ['Poulet', 'Boeuf', 'Dinde'].map((name) => anIngredient(fixtures, at.shop.id, IngredientType.MEAT, name)),
    );
    const [chicken = '', beef = ''] = meats;
    const kebab = { kind: ItemKind.SANDWICH, name: 'Kebab', priceCents: 750, hasMeatSelection: true, meatLimit: 2 };
    const itemId = await anItem(fixtures, at.shop.id, kebab);
    const two = { itemId, selections: selecting({ meats: [chicken, beef] }) };
    const { id: orderId } = await anOrder(fixtures, await aCustomer(fixtures), at.shop.id, { ...two, linesCents: 750 });
    const before = await fixtures.sql('select * from order_line where order_id = $1', orderId);
    await addToCart(fixtures, at.customer, two);

    const rules = { hasMeatSelection: true, meatLimit: 1, sauceLimit: 2, sot: true, useAllMeats: false };
    const facts = { name: 'Kebab maison', priceCents: 800, pictureUrl: at.picture };
    const input = { itemId, ...facts, ...rules, allowedMeatIds: [chicken] };
    const { itemId: _id, ...shown } = input;
    expect(await at.save(input)).toMatchObject({
      __typename: 'OwnItem',
      ...shown,
      published: true,
      isMenu: false,
      sizes: [],
    });
    expect((await rest(fixtures, 'GET', `/api/sandwich/${itemId}`)).body['sandwich']).toMatchObject({
      itemName: 'Kebab maison',
      meatLimit: 1,
      allowedMeats: [chicken],
    });
    expect(await cartLine(at.customer)).toMatchObject({ problem: 'CHOICE_UNAVAILABLE' });
    const after = await fixtures.sql('select * from order_line where order_id = $1', orderId);
    expect(after).toEqual(before);
    expect(after).toHaveLength(1);
  });

  test('a changed sandwich is validated like a new one and can only be changed by its owner', async () => {
    const itemId = await anItem(fixtures, at.shop.id, { kind: ItemKind.SANDWICH, name: 'Panini' });
    const twin = await anItem(fixtures, at.shop.id, { name: 'Jumeau' });
    const input = { itemId, name: 'Panini', priceCents: 600 };
    for (const wrong of [
      { priceCents: 0 },
      { meatLimit: 21 },
      { name: ' ' },
      { pictureUrl: '/uploads/x' },
      { pictureUrl: '' },
    ])
      await expect(at.save({ ...input, ...wrong })).rejects.toThrow('BAD_USER_INPUT');
    await expect(at.save({ ...input, isMenu: true })).rejects.toThrow('ni frites ni boisson');
    expect(await at.save({ ...input, name: 'Jumeau' })).toMatchObject({ __typename: 'NameTaken' });
    await expect(at.save({ ...input, itemId: twin, kind: 'SANDWICH' })).rejects.toThrow('NOT_FOUND');
    for (const kind of ['SIMPLE', 'PIZZA', 'DRINK'] as const)
      await expect(at.save({ ...input, kind })).rejects.toThrow('NOT_FOUND');
    await expect(saveItem(fixtures, at.customer, input)).rejects.toThrow('FORBIDDEN');
    const theirs = await anUpload(fixtures, at.rival.token);
    await expect(at.save({ ...input, pictureUrl: theirs }, at.rival)).rejects.toThrow('NOT_FOUND');
    await at.remove(itemId);
    await expect(at.save(input)).rejects.toThrow('NOT_FOUND');
  });

  test('changing a sandwich’s picture deletes the previous file and leaves an unpublished sandwich unpublished', async () => {
    const [old, next] = [await anUpload(fixtures, at.shop.token), await anUpload(fixtures, at.shop.token)];
    const picture = old.replace('/uploads/', '');
    const itemId = await anItem(fixtures, at.shop.id, { kind: ItemKind.SANDWICH, name: 'Club', picture });
    const input = { itemId, name: 'Club', priceCents: 500 };
    expect(await at.save({ ...input, pictureUrl: old, published: false })).toMatchObject({ pictureUrl: old });
    expect(await at.save({ ...input, pictureUrl: next })).toMatchObject({ pictureUrl: next, published: false });
    await eventually('the old one is gone', async () => (await fetch(`${fixtures.base}${old}`)).status === 404);
    expect((await fetch(`${fixtures.base}${next}`)).status).toBe(200);
  });

  test('a sandwich whose last meat or menu part was deleted meanwhile can still change its price', async () => {
    const [meat, fries] = await Promise.all([
      anIngredient(fixtures, at.shop.id, IngredientType.MEAT, 'Agneau'),
      anIngredient(fixtures, at.shop.id, IngredientType.MENU_FRIES, 'Frites'),
    ]);
    const rules = { hasMeatSelection: true, useAllMeats: false, allowedMeatIds: [meat], meatLimit: 1, isMenu: true };
    const { itemId } = await aNewItem({ kind: 'SANDWICH', name: 'Pita', priceCents: 700, ...rules });
    await fixtures.sql('delete from ingredient where id = any($1)', [meat, fries]);
    expect(await at.save({ itemId, priceCents: 750 })).toMatchObject({ priceCents: 750, ...rules });
    await expect(at.save({ itemId, meatLimit: 2 })).rejects.toThrow('aucune viande');
    await expect(at.save({ itemId, isMenu: true })).rejects.toThrow('ni frites ni boisson');
  });
});

test('changing a pizza replaces sizes, toppings and sauces, and cart lines report a changed price or a removed size', async () => {
  const small = { name: 'Junior', priceCents: 900 };
  const itemId = await anItem(fixtures, at.shop.id, {
    kind: ItemKind.PIZZA,
    name: 'Reine',
    priceCents: 900,
    sizes: [small, { name: 'Senior', priceCents: 1200 }],
  });
  const customer = await aCustomer(fixtures);
  await addToCart(fixtures, customer, { itemId, selections: selecting({ size: 'Senior' }) });
  const sizes = [small, { name: 'Senior', priceCents: 1350 }];
  const input = { itemId, name: 'Reine', sizes, toppings: [{ name: 'Burrata', priceCents: 250 }], sauceLimit: 1 };
  expect(await at.save(input)).toMatchObject({ priceCents: 900, sauceLimit: 1, sizes });
  expect((await rest(fixtures, 'GET', `/api/sandwich/${itemId}`)).body['sandwich']).toMatchObject({
    toppings: [{ name: 'Burrata', price: 2.5 }],
  });
  expect(await cartLine(customer)).toMatchObject({ unitCents: 1350, previousUnitCents: 1200, problem: null });

  const onlySmall = { ...input, toppings: [], sizes: [small] };
  await expect(at.save({ ...onlySmall, sizes: [] })).rejects.toThrow('de 1 à 12 tailles');
  expect(await at.save(onlySmall)).toMatchObject({ __typename: 'OwnItem', sizes: [small] });
  expect(await cartLine(customer)).toMatchObject({ problem: 'CHOICE_UNAVAILABLE' });
});

describe('an item that is saved', () => {
  const sizes = [
    { name: '26 cm', priceCents: 990 },
    { name: '33 cm', priceCents: 1290 },
  ];

  test.each([
    ['SIMPLE', {}],
    ['SANDWICH', {}],
    ['PIZZA', { sizes }],
    ['DRINK', {}],
  ] as const)('as a new %s has the VAT rate and the preparation units of its kind', async (kind, recipe) => {
    const added = await aNewItem({ kind, name: `Nouveau ${kind}`, priceCents: 990, ...recipe }, there);
    expect(added).toMatchObject({ kind, ...ITEM_DEFAULTS[kind], published: true, stock: null });
  });

  test('as a new pizza has at least one size', async () => {
    await expect(aNewItem({ kind: 'PIZZA', name: 'Sans taille', priceCents: 990 }, there)).rejects.toThrow(
      'de 1 à 12 tailles',
    );
  });

  test('keeps every field that a change does not name, whatever its kind', async () => {
    const [beef = '', pork = ''] = await Promise.all(
      ['Bœuf', 'Porc'].map((name) => anIngredient(fixtures, there.shop.id, IngredientType.MEAT, name)),
    );
    await anIngredient(fixtures, there.shop.id, IngredientType.MENU_FRIES, 'Potatoes');
    await there.addUnder('Boissons', { itemName: 'Thé', price: 1.4, quantity: 12 });
    const categoryId = (await there.category('Boissons'))?.id;
    const group = { name: 'Pain', options: [{ name: 'Complet' }], itemIds: [] };
    const { saveOptionGroup } = await graphql(fixtures, there.shop.token, SaveOptionGroupDocument, { input: group });
    const facts: SaveItemInput = {
      ...{ nameEn: 'One', description: 'Un.', descriptionEn: 'One.', stock: 7, freshlyBaked: true, vatRate: 200 },
      ...{ preparationUnits: 3, allergens: ['MILK'], dietary: ['HALAL'], optionGroupIds: [saveOptionGroup.id] },
      orderRules: { noticeHours: 48, dayCapacity: 12 },
    };
    const changes: SaveItemInput[] = [
      ...[{ nameEn: 'Two' }, { description: 'Deux.' }, { descriptionEn: 'Two.' }, { stock: 8 }, { vatRate: 100 }],
      ...[{ preparationUnits: 2 }, { allergens: null }, { dietary: [] }, { optionGroupIds: [] }, { orderRules: null }],
      ...[{ freshlyBaked: false }, { published: false }, { categoryId }],
    ];
    const meats = { hasMeatSelection: true, meatLimit: 2, useAllMeats: false, allowedMeatIds: [beef] };
    const fewer = [{ meatLimit: 1 }, { allowedMeatIds: [pork] }, { sot: false }, { isMenu: false }, { sauceLimit: 1 }];
    const toppings = [{ name: 'Câpres', priceCents: 120 }];
    const recipes: [SaveItemInput, SaveItemInput?, SaveItemInput[]?][] = [
      [{ kind: 'SANDWICH', ...meats, sot: true, isMenu: true, sauceLimit: 2 }, {}, fewer],
      [{ kind: 'PIZZA', sizes, sauceLimit: 2 }, { toppings }, [{ sauceLimit: 1 }]],
      [{ kind: 'DRINK' }, { supplementPriceCents: 70 }],
      [{ kind: 'SIMPLE' }],
    ];
    // Toppings of pizzas and surcharges of drinks.
    const shared = () =>
      fixtures.sql(
        'select type, price_cents, supplement_price_cents, position from ingredient where shop_id = $1 order by id',
        there.shop.id,
      );
    for (const [recipe, sharedToo = {}, ownChanges = []] of recipes) {
      const input = { name: `Un ${recipe.kind}`, priceCents: 990, ...facts, ...recipe };
      const { itemId } = await aNewItem({ ...input, ...sharedToo }, there);
      const now = async () => (await graphql(fixtures, there.shop.token, ItemToChangeDocument, { itemId })).ownItem;
      const ingredients = await shared();
      let before = await now();
      expect(before).toMatchObject(input);
      for (const change of [...changes, ...ownChanges, { name: `Deux ${recipe.kind}` }]) {
        await there.save({ itemId, ...change });
        expect(await now()).toEqual({ ...before, ...change });
        before = await now();
      }
      const moved = before.sizes.map((size) => ({ ...size, priceCents: size.priceCents + 10 }));
      await there.save({ itemId, priceCents: 1000 });
      expect(await now()).toEqual({ ...before, priceCents: 1000, sizes: moved });
      expect(await shared()).toEqual(ingredients);
    }
  });
});
