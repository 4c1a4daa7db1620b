import 'reflect-metadata';
import { expect, test } from 'vitest';
import { optionGroupsOf } from './option-groups';
import { Ingredient, IngredientType } from '../ingredient.entity';
import { Item, ItemKind } from '../item.entity';

const LARDER = Object.values(IngredientType).flatMap((type) =>
  [0, 120].map((priceCents) =>
    Object.assign(new Ingredient(), { id: `${type} ${priceCents}`, type, name: `${type} ${priceCents}`, priceCents }),
  ),
);

/** Names of what may be chosen, by group. */
function offered(item: Partial<Item>): Record<string, string[]> {
  const groups = optionGroupsOf(Object.assign(new Item(), { id: 'item', name: 'Article', ...item }), LARDER);
  return Object.fromEntries(groups.map(({ id, options }) => [id, options.map(({ name }) => name)]));
}

const EVERYTHING = { hasMeatSelection: true, meatLimit: 1, sauceLimit: 1, sot: true, isMenu: true };

test.each([ItemKind.SIMPLE, ItemKind.DRINK])(
  'a %s offers no choices, whatever its composition fields contain',
  (kind) => expect(offered({ kind, ...EVERYTHING })).toEqual({}),
);

test('a plain sandwich offers only paid supplements: meats, sauces, drinks and sides with a price above 0', () => {
  expect(offered({ kind: ItemKind.SANDWICH })).toEqual({
    SUPPLEMENTS: ['MEAT 120', 'SAUCE 120', 'SIDE 120', 'DRINK 120'],
  });
});

test('supplements are listed under the heading of their type', () => {
  const sandwich = Object.assign(new Item(), { kind: ItemKind.SANDWICH });
  const [supplements] = optionGroupsOf(sandwich, LARDER);
  expect(supplements?.options.map(({ section, priceCents }) => `${section}: ${priceCents}`)).toEqual([
    'Viandes en plus: 120',
    'Sauces en plus: 120',
    'Accompagnements: 120',
    'Boissons: 120',
  ]);
});

test('a sandwich with every option offers meats, sauces, salad-tomato-onion, fries and drinks', () => {
  expect(offered({ kind: ItemKind.SANDWICH, ...EVERYTHING })).toMatchObject({
    MEATS: ['MEAT 0', 'MEAT 120'],
    SAUCES: ['SAUCE 0', 'SAUCE 120'],
    SOT: ['SOT 0', 'SOT 120'],
    FRIES: ['MENU_FRIES 0', 'MENU_FRIES 120'],
    DRINK: ['MENU_DRINK 0', 'MENU_DRINK 120'],
  });
});

test('a sandwich offers only its allowed meats, unless it uses all of the shop’s', () => {
  const allowedMeatIds = ['MEAT 120', 'MEAT of another shop'];
  const sandwich = { kind: ItemKind.SANDWICH, ...EVERYTHING, allowedMeatIds };
  expect(offered({ ...sandwich, useAllMeats: false })['MEATS']).toEqual(['MEAT 120']);
  expect(offered({ ...sandwich, useAllMeats: true })['MEATS']).toEqual(['MEAT 0', 'MEAT 120']);
});

test('an item with a sauce limit of 0 offers no sauces', () => {
  for (const kind of [ItemKind.SANDWICH, ItemKind.PIZZA])
    expect(offered({ kind, sauceLimit: 0 })['SAUCES']).toBeUndefined();
});

test('a pizza offers its sizes, toppings and sauces, and none of a sandwich’s choices', () => {
  expect(offered({ kind: ItemKind.PIZZA, ...EVERYTHING })).toEqual({
    SIZE: [],
    SAUCES: ['SAUCE 0', 'SAUCE 120'],
    TOPPINGS: ['TOPPING 0', 'TOPPING 120'],
  });
});
