import { expect, test } from 'vitest';
import { PutBackCartLineDocument } from '../../../graphql/generated/customer/cart';
import { CustomisePageDocument } from '../../../graphql/generated/customer/customise';
import type { AddToCartInput } from '../../../graphql/generated/schema';
import { IngredientType } from '../../../server/menus/ingredient.entity';
import { ItemKind } from '../../../server/menus/item.entity';
import { ownFixtures } from '../../support/own-fixtures';
import { setQuantity } from '../../support/ordering';
import { choosing, selecting } from '../../support/options';
import { aCustomer, anIngredient, anItem, aShop, graphql } from '../../support/fixtures';

const fixtures = await ownFixtures();
const ids: Record<string, string> = {};

const [shop, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
const rival = await aShop(fixtures);
const { MEAT, SAUCE, SOT, SIDE, DRINK, MENU_FRIES, MENU_DRINK, TOPPING } = IngredientType;
const make = async (type: IngredientType, name: string, more = {}) => {
  ids[name] = await anIngredient(fixtures, shop.id, type, name, more);
};
await make(MEAT, 'Poulet', { position: 0 });
await make(MEAT, 'Bœuf', { priceCents: 200, position: 1 });
await make(MEAT, 'Merguez', { outOfStock: true, position: 2 });
await make(MEAT, 'Agneau', { position: 3 });
await make(SAUCE, 'Blanche');
await make(SAUCE, 'Harissa');
await make(SOT, 'salad');
await make(SOT, 'onion', { outOfStock: true });
await make(SIDE, 'Cheddar', { priceCents: 100 });
await make(DRINK, 'Eau du robinet');
await make(MENU_FRIES, 'Frites', { position: 0 });
await make(MENU_FRIES, 'Potatoes', { supplementPriceCents: 80, position: 1 });
await make(MENU_DRINK, 'Cola', { supplementPriceCents: 50 });
await make(TOPPING, 'Olives', { priceCents: 90 });
ids['foreign'] = await anIngredient(fixtures, rival.id, MEAT, 'Dinde');
const named = (...names: string[]) => names.map((name) => ids[name] ?? '');
const rules = { hasMeatSelection: true, meatLimit: 2, sauceLimit: 1, sot: true, isMenu: true, useAllMeats: false };
ids['kebab'] = await anItem(fixtures, shop.id, {
  kind: ItemKind.SANDWICH,
  name: 'Kebab',
  priceCents: 750,
  ...rules,
  allowedMeatIds: named('Poulet', 'Bœuf', 'Merguez'),
});
const sizes = [
  { name: '26 cm', priceCents: 990 },
  { name: '33 cm', priceCents: 1290 },
];
const regina = { kind: ItemKind.PIZZA, name: 'Regina', priceCents: 990, sauceLimit: 1, sizes };
ids['regina'] = await anItem(fixtures, shop.id, regina);

type Selections = NonNullable<AddToCartInput['selections']>;

/** Adds one; answers its line, or the refusal. The cart is emptied again. */
async function add(name: string, selections: Selections, note = '') {
  const input = { itemId: ids[name] ?? '', note, selections };
  const { addToCart } = await graphql(fixtures, customer.token, PutBackCartLineDocument, { input });
  // Of a refusal there are none.
  const { __typename, message, lines = [] } = addToCart as Partial<typeof addToCart>;
  for (const { id } of lines) await setQuantity(fixtures, customer, id, 0);
  return { ...lines[0], __typename, message };
}

test('a sandwich offers its allowed meats with their stock state, and only ingredients with a price as supplements', async () => {
  const asked = { shopId: shop.id, itemId: ids['kebab'] ?? '' };
  const { item } = await graphql(fixtures, customer.token, CustomisePageDocument, asked);
  const offered = item.optionGroups.map(({ id, max, options }) => [
    id,
    max,
    ...options.map(({ name, priceCents, soldOut }) => `${name} ${soldOut ? 'sold out' : priceCents}`),
  ]);
  expect(offered).toEqual([
    ['MEATS', 2, 'Poulet 0', 'Bœuf 0', 'Merguez sold out'],
    ['SAUCES', 1, 'Blanche 0', 'Harissa 0'],
    ['SOT', null, 'onion sold out', 'salad 0'],
    ['FRIES', 1, 'Frites 0', 'Potatoes 80'],
    ['DRINK', 1, 'Cola 50'],
    ['SUPPLEMENTS', null, 'Bœuf 200', 'Cheddar 100'],
  ]);
});

test('a sandwich’s price adds its supplements and menu surcharges, and a pizza’s its size and toppings', async () => {
  const whole = selecting({
    meats: named('Poulet', 'Bœuf'),
    sauces: named('Harissa'),
    sot: ['salad'],
    supplements: named('Cheddar', 'Bœuf'),
    fries: named('Potatoes'),
    drink: named('Cola'),
  });
  expect(await add('kebab', whole, 'Bien cuit')).toMatchObject({
    unitCents: 750 + 100 + 200 + 80 + 50,
    note: 'Bien cuit',
    choices: choosing({
      meats: ['Poulet', 'Bœuf'],
      sauces: 'Harissa',
      sot: 'salad',
      fries: { name: 'Potatoes', priceCents: 80 },
      drink: { name: 'Cola', priceCents: 50 },
      supplements: [
        { name: 'Bœuf', priceCents: 200 },
        { name: 'Cheddar', priceCents: 100 },
      ],
    }),
  });
  expect(await add('kebab', [])).toMatchObject({ unitCents: 750, choices: [] });
  const chosen = selecting({ size: '33 cm', toppings: named('Olives'), sauces: named('Harissa') });
  expect(await add('regina', chosen)).toMatchObject({
    unitCents: 1290 + 90,
    choices: choosing({
      size: { name: '33 cm', priceCents: 300 },
      toppings: { name: 'Olives', priceCents: 90 },
      sauces: 'Harissa',
    }),
  });
});

// Every rule: server/menus/options/line-pricing.test.ts.
test.each<[string, string, Selections, string, string?]>([
  [
    'kebab',
    'more meats than allowed',
    selecting({ meats: named('Poulet', 'Bœuf', 'Merguez') }),
    'LimitExceeded',
    'Maximum 2 allowed.',
  ],
  ['kebab', 'a meat that has run out', selecting({ meats: named('Merguez') }), 'SoldOut', 'Merguez : épuisé.'],
  ['kebab', 'a meat of another shop', selecting({ meats: named('foreign') }), 'InvalidSelection'],
  ['regina', 'no size', [], 'InvalidSelection'],
])('a %s with %s is refused', async (name, _what, selections, type, message) => {
  expect(await add(name, selections)).toMatchObject({ __typename: type, ...(message && { message }) });
});
