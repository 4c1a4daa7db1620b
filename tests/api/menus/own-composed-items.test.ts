import { describe, expect, test } from 'vitest';
import { ChangePizzaDocument } from '../../../graphql/generated/owner/pizza';
import { ChangeSandwichDocument } from '../../../graphql/generated/owner/sandwich';
import type { ChangePizzaInput, ChangeSandwichInput } from '../../../graphql/generated/schema';
import { IngredientType } from '../../../server/menus/ingredient.entity';
import { ItemKind } from '../../../server/menus/item.entity';
import { aMenuOwner } from '../../support/menu-owner';
import { ownFixtures } from '../../support/own-fixtures';
import { selecting } from '../../support/options';
import { addToCart, anOrder, cartOf, eventually } from '../../support/ordering';
import { anUpload } from '../../support/pictures';
import { rest } from '../../support/rest';
import { aCustomer, anIngredient, anItem, graphql, type Somebody } from '../../support/fixtures';

const fixtures = await ownFixtures();

const at = await aMenuOwner(fixtures);
const categoryId = (await at.category())?.id ?? '';

type Change<Input> = Omit<Input, 'categoryId' | 'pictureUrl'> & { pictureUrl?: string };
const sandwich = async (change: Change<ChangeSandwichInput>, { token } = at.shop) => {
  const input = { categoryId, pictureUrl: at.picture, ...change };
  return (await graphql(fixtures, token, ChangeSandwichDocument, { input })).changeSandwich;
};
const pizza = async (change: Change<ChangePizzaInput>) => {
  const input = { categoryId, pictureUrl: at.picture, ...change };
  return (await graphql(fixtures, at.shop.token, ChangePizzaDocument, { input })).changePizza;
};
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
    const input = { itemId, name: 'Kebab maison', priceCents: 800, ...rules, allowedMeatIds: [chicken] };
    const { itemId: _id, ...shown } = input;
    expect(await sandwich(input)).toMatchObject({
      __typename: 'OwnItem',
      ...shown,
      published: true,
      pictureUrl: at.picture,
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
      await expect(sandwich({ ...input, ...wrong })).rejects.toThrow('BAD_USER_INPUT');
    await expect(sandwich({ ...input, isMenu: true })).rejects.toThrow('ni frites ni boisson');
    expect(await sandwich({ ...input, name: 'Jumeau' })).toMatchObject({ __typename: 'NameTaken' });
    await expect(sandwich({ ...input, itemId: twin })).rejects.toThrow('NOT_FOUND');
    await expect(pizza({ itemId, name: 'P', sizes: [{ name: 'L', priceCents: 1 }] })).rejects.toThrow('NOT_FOUND');
    await expect(sandwich(input, at.customer)).rejects.toThrow('FORBIDDEN');
    const theirs = await anUpload(fixtures, at.rival.token);
    await expect(sandwich({ ...input, pictureUrl: theirs }, at.rival)).rejects.toThrow('NOT_FOUND');
    await at.remove(itemId);
    await expect(sandwich(input)).rejects.toThrow('NOT_FOUND');
  });

  test('changing a sandwich’s picture deletes the previous file and leaves an unpublished sandwich unpublished', async () => {
    const [old, next] = [await anUpload(fixtures, at.shop.token), await anUpload(fixtures, at.shop.token)];
    const picture = old.replace('/uploads/', '');
    const itemId = await anItem(fixtures, at.shop.id, { kind: ItemKind.SANDWICH, name: 'Club', picture });
    const input = { itemId, name: 'Club', priceCents: 500 };
    expect(await sandwich({ ...input, pictureUrl: old, published: false })).toMatchObject({ pictureUrl: old });
    expect(await sandwich({ ...input, pictureUrl: next })).toMatchObject({ pictureUrl: next, published: false });
    await eventually('the old one is gone', async () => (await fetch(`${fixtures.base}${old}`)).status === 404);
    expect((await fetch(`${fixtures.base}${next}`)).status).toBe(200);
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
  expect(await pizza(input)).toMatchObject({ priceCents: 900, sauceLimit: 1, sizes });
  expect((await rest(fixtures, 'GET', `/api/sandwich/${itemId}`)).body['sandwich']).toMatchObject({
    toppings: [{ name: 'Burrata', price: 2.5 }],
  });
  expect(await cartLine(customer)).toMatchObject({ unitCents: 1350, previousUnitCents: 1200, problem: null });

  const onlySmall = { ...input, toppings: [], sizes: [small] };
  await expect(pizza({ ...onlySmall, sizes: [] })).rejects.toThrow('de 1 à 12 tailles');
  expect(await pizza(onlySmall)).toMatchObject({ __typename: 'OwnItem', sizes: [small] });
  expect(await cartLine(customer)).toMatchObject({ problem: 'CHOICE_UNAVAILABLE' });
});
