import 'reflect-metadata';
import { expect, test } from 'vitest';
import { compositionOf } from './composition';
import { Ingredient, IngredientType } from '../ingredient.entity';
import { Item, ItemKind } from '../item.entity';

const LARDER = Object.values(IngredientType).flatMap((type) =>
  [0, 120].map((priceCents) =>
    Object.assign(new Ingredient(), { id: `${type} ${priceCents}`, type, name: `${type} ${priceCents}`, priceCents }),
  ),
);
const NOTHING = { meats: [], sauces: [], sot: [], supplements: [], fries: [], drinks: [], toppings: [] };

/** Names of what may be chosen, by group. */
function offered(item: Partial<Item>): Record<string, string[]> {
  const composition = compositionOf(Object.assign(new Item(), { id: 'item', name: 'Article', ...item }), LARDER);
  return Object.fromEntries(
    Object.entries(composition).map(([group, list]) => [group, (list as Ingredient[]).map(({ name }) => name)]),
  );
}

const EVERYTHING = { hasMeatSelection: true, meatLimit: 1, sauceLimit: 1, sot: true, isMenu: true };

test.each([ItemKind.SIMPLE, ItemKind.DRINK])(
  'a %s offers no choices, whatever its composition fields contain',
  (kind) => expect(offered({ kind, ...EVERYTHING })).toEqual(NOTHING),
);

test('a plain sandwich offers only paid supplements: meats, sauces, drinks and sides with a price above 0', () => {
  expect(offered({ kind: ItemKind.SANDWICH })).toEqual({
    ...NOTHING,
    supplements: ['MEAT 120', 'SAUCE 120', 'SIDE 120', 'DRINK 120'],
  });
});

test('a sandwich with every option offers meats, sauces, salad-tomato-onion, fries and drinks', () => {
  expect(offered({ kind: ItemKind.SANDWICH, ...EVERYTHING })).toMatchObject({
    meats: ['MEAT 0', 'MEAT 120'],
    sauces: ['SAUCE 0', 'SAUCE 120'],
    sot: ['SOT 0', 'SOT 120'],
    fries: ['MENU_FRIES 0', 'MENU_FRIES 120'],
    drinks: ['MENU_DRINK 0', 'MENU_DRINK 120'],
    toppings: [],
  });
});

test('a sandwich offers only its allowed meats, unless it uses all of the shop’s', () => {
  const allowedMeatIds = ['MEAT 120', 'MEAT of another shop'];
  const sandwich = { kind: ItemKind.SANDWICH, ...EVERYTHING, allowedMeatIds };
  expect(offered({ ...sandwich, useAllMeats: false })['meats']).toEqual(['MEAT 120']);
  expect(offered({ ...sandwich, useAllMeats: true })['meats']).toEqual(['MEAT 0', 'MEAT 120']);
});

test('an item with a sauce limit of 0 offers no sauces', () => {
  for (const kind of [ItemKind.SANDWICH, ItemKind.PIZZA])
    expect(offered({ kind, sauceLimit: 0 })['sauces']).toEqual([]);
});

test('a pizza offers toppings and sauces, and none of a sandwich’s choices', () => {
  expect(offered({ kind: ItemKind.PIZZA, ...EVERYTHING })).toEqual({
    ...NOTHING,
    sauces: ['SAUCE 0', 'SAUCE 120'],
    toppings: ['TOPPING 0', 'TOPPING 120'],
  });
});
