import 'reflect-metadata';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Allergen } from '../allergens';
import { Ingredient, IngredientType } from '../ingredient.entity';
import { Item, ItemKind } from '../item.entity';
import { priceChoice } from './line-pricing';
import { InvalidSelection, LimitExceeded, SoldOut } from '../menu.types';
import { choosing, selecting } from '../../../tests/support/options';

const { MEAT, SAUCE, SIDE, DRINK, SOT, MENU_FRIES, MENU_DRINK, TOPPING } = IngredientType;

const item = (more: Partial<Item>) =>
  Object.assign(new Item(), { id: 'item', name: 'Le Parisien', kind: ItemKind.SANDWICH, priceCents: 650, ...more });
const ingredient = (type: IngredientType, name: string, more: Partial<Ingredient> = {}) =>
  Object.assign(new Ingredient(), { id: `${type} ${name}`, type, name, ...more });
type Wanted = Parameters<typeof selecting>[0];

const LARDER = [
  ingredient(MEAT, 'Poulet', { priceCents: 150 }),
  ingredient(MEAT, 'Bœuf', { priceCents: 200, allergens: [Allergen.CELERY] }),
  ingredient(MEAT, 'Agneau', { outOfStock: true }),
  ingredient(SAUCE, 'Mayonnaise', { allergens: [Allergen.EGGS, Allergen.MUSTARD] }),
  ingredient(SAUCE, 'Harissa', { priceCents: 30 }),
  ingredient(SIDE, 'Frites', { priceCents: 250 }),
  ingredient(DRINK, 'Coca', { priceCents: 220 }),
  ingredient(SOT, 'salad'),
  ingredient(SOT, 'onion', { outOfStock: true }),
  ingredient(MENU_FRIES, 'Frites', { supplementPriceCents: 0 }),
  ingredient(MENU_FRIES, 'Potatoes', { supplementPriceCents: 80 }),
  ingredient(MENU_DRINK, 'Coca', { supplementPriceCents: 50 }),
  ingredient(TOPPING, 'Olives', { priceCents: 100 }),
];
const PARISIEN = item({
  hasMeatSelection: true,
  meatLimit: 2,
  sauceLimit: 1,
  sot: true,
  isMenu: true,
  allergens: [Allergen.GLUTEN, Allergen.MUSTARD],
});
const REGINA = item({
  kind: ItemKind.PIZZA,
  name: 'Regina',
  priceCents: 900,
  sauceLimit: 1,
  sizes: [
    { name: 'Petite', priceCents: 900 },
    { name: 'Grande', priceCents: 1300 },
  ],
});

const GOLD = Array.from({ length: 3 }, (_, at) => ingredient(TOPPING, `Or ${at}`, { priceCents: 60_000 }));

const price = (of: Item, wanted: Wanted = {}) => priceChoice(of, LARDER, selecting(wanted));

test('an ingredient’s current name takes precedence over a former name of another ingredient', () => {
  const larder = [ingredient(MEAT, 'Volaille', { formerNames: ['Poulet', 'Dinde'] }), ingredient(MEAT, 'Poulet')];
  const chosen = priceChoice(PARISIEN, larder, selecting({ meats: ['poulet', 'dinde'] }));
  expect(chosen).toMatchObject({ choices: choosing({ meats: ['Volaille', 'Poulet'] }) });
});

describe('a sandwich', () => {
  test('a sandwich costs its price, what is included for nothing, plus its supplements and the surcharges of its menu', () => {
    const included = { meats: ['Poulet', 'Bœuf'], sauces: ['Mayonnaise'], sot: ['salad'] };
    expect(price(PARISIEN, included)).toMatchObject({ unitCents: 650 });
    expect(price(PARISIEN, { supplements: ['Poulet', 'Frites'], fries: 'Potatoes', drink: 'Coca' })).toMatchObject({
      unitCents: 650 + 150 + 250 + 80 + 50,
      choices: choosing({
        fries: { name: 'Potatoes', priceCents: 80 },
        drink: { name: 'Coca', priceCents: 50 },
        supplements: [
          { name: 'Poulet', priceCents: 150 },
          { name: 'Frites', priceCents: 250 },
        ],
      }),
    });
  });

  test('a sandwich with « fries: true » takes the first fries that are in stock', () => {
    expect(price(PARISIEN, { fries: true })).toMatchObject({ unitCents: 650, choices: choosing({ fries: 'Frites' }) });
    const without = LARDER.map((one) =>
      one.type === MENU_FRIES && one.name === 'Frites' ? ingredient(MENU_FRIES, 'Frites', { outOfStock: true }) : one,
    );
    expect(priceChoice(PARISIEN, without, selecting({ fries: true }))).toMatchObject({
      unitCents: 730,
      choices: choosing({ fries: { name: 'Potatoes', priceCents: 80 } }),
    });
    expect(price(PARISIEN, { fries: false })).toMatchObject({ choices: [] });
    const soldOut = [ingredient(MENU_FRIES, 'Frites', { outOfStock: true })];
    expect(priceChoice(PARISIEN, soldOut, selecting({ fries: true }))).toEqual(new SoldOut('Frites', 0));
  });

  test('a sandwich declares its own allergens and those of its choices once each', () => {
    const chosen = price(PARISIEN, { meats: ['Bœuf'], sauces: ['Mayonnaise'] });
    const allergens = [Allergen.GLUTEN, Allergen.MUSTARD, Allergen.CELERY, Allergen.EGGS];
    expect(chosen).toMatchObject({ allergens, allergensDeclared: true });
    expect(price(PARISIEN, { meats: ['Bœuf', 'Poulet'], sauces: ['Mayonnaise'] })).toMatchObject({
      allergens,
      allergensDeclared: false,
    });
  });

  test('a supplement whose name matches two of the shop’s ingredients is charged once', () => {
    const twice = [...LARDER, ingredient(SAUCE, 'Frites', { priceCents: 40 })];
    expect(priceChoice(PARISIEN, twice, selecting({ supplements: ['Frites'] }))).toMatchObject({
      unitCents: 900,
      choices: choosing({ supplements: [{ name: 'Frites', priceCents: 250 }] }),
    });
  });

  test('a meat chosen by id and again by name counts once', () => {
    const once = item({ hasMeatSelection: true, meatLimit: 1 });
    expect(price(once, { meats: ['MEAT Poulet', ' poulet '] })).toMatchObject({
      choices: choosing({ meats: ['Poulet'] }),
    });
  });
});

test('a pizza costs its size plus its toppings, and cannot be ordered without one of its own sizes', () => {
  expect(price(REGINA, { size: 'Grande', toppings: ['Olives'], sauces: ['Harissa'] })).toMatchObject({
    unitCents: 1400,
    choices: choosing({
      size: { name: 'Grande', priceCents: 400 },
      toppings: { name: 'Olives', priceCents: 100 },
      sauces: ['Harissa'],
    }),
  });
  for (const size of [null, 'Géante', 'grande']) expect(price(REGINA, { size })).toBeInstanceOf(InvalidSelection);
});

test.each<[string, Item, Wanted, string | null]>([
  ['a sandwich without menu', item({ hasMeatSelection: true, meatLimit: 1 }), { fries: true }, null],
  ['a sandwich without menu', item({}), { drink: 'Coca' }, 'Coca'],
  ['a sandwich without salad, tomato, onion', item({}), { sot: ['salad'] }, 'Salade'],
  ['a sandwich without a choice of meats', item({}), { meats: ['Poulet'] }, 'Poulet'],
  [
    'a sandwich that allows other meats',
    item({ hasMeatSelection: true, meatLimit: 2, useAllMeats: false, allowedMeatIds: ['MEAT Bœuf'] }),
    { meats: ['Poulet'] },
    'Poulet',
  ],
  ['a sandwich', PARISIEN, { size: 'Grande' }, null],
  ['a sandwich', PARISIEN, { toppings: ['Olives'] }, 'Olives'],
  ['a sandwich, where what is free is no supplement', PARISIEN, { supplements: ['Mayonnaise'] }, 'Mayonnaise'],
  ['a sandwich', PARISIEN, { meats: ['Licorne'] }, 'Licorne'],
  ['a sandwich of a shop without tomatoes', PARISIEN, { sot: ['tomato'] }, 'tomato'],
  ['a pizza', REGINA, { size: 'Grande', supplements: ['Poulet'] }, 'Poulet'],
  ['a pizza', REGINA, { size: 'Grande', meats: ['Poulet'] }, 'Poulet'],
  ['a pizza', REGINA, { size: 'Grande', fries: 'Frites' }, 'Frites'],
  ['a croissant', item({ kind: ItemKind.SIMPLE }), { sauces: ['Mayonnaise'] }, 'Mayonnaise'],
  ['a drink', item({ kind: ItemKind.DRINK }), { toppings: ['Olives'] }, 'Olives'],
])('%s rejects a choice it does not offer and names it', (_name, of, wanted, choice) => {
  expect(price(of, wanted)).toMatchObject({
    message:
      choice === null ? `Cette composition n’est pas possible : ${of.name}.` : `${of.name} : plus de « ${choice} ».`,
    itemName: of.name,
  });
});

test('more choices than the limit are rejected in the specification’s words', () => {
  const sauces = ['Mayonnaise', 'Harissa'];
  for (const refused of [price(PARISIEN, { sauces }), price(REGINA, { size: 'Grande', sauces })])
    expect(refused).toEqual(new LimitExceeded(1));
  const twoDrinks = [...LARDER, ingredient(MENU_DRINK, 'Eau')];
  expect(priceChoice(PARISIEN, twoDrinks, selecting({ drink: ['Coca', 'Eau'] }))).toEqual(new LimitExceeded(1));
  expect(price(PARISIEN, { fries: ['Frites', 'Potatoes'] })).toEqual(new LimitExceeded(1));
  expect(price(REGINA, { size: ['Petite', 'Grande'] })).toEqual(new LimitExceeded(1));
  expect(price(item({ hasMeatSelection: true, meatLimit: 0 }), { meats: ['Poulet'] })).toMatchObject({
    maximum: 0,
    message: 'Maximum 0 allowed.',
  });
});

test('a choice that is out of stock is rejected as SoldOut', () => {
  expect(price(PARISIEN, { meats: ['Agneau'] })).toEqual(new SoldOut('Agneau', 0));
  expect(price(PARISIEN, { sot: ['onion'] })).toEqual(new SoldOut('Oignon', 0));
});

describe('priceChoice for any item and choice', () => {
  /** A shop’s larder, an item composed of it, and a lawful choice with what it costs, added up apart from the code. */
  const meal = fc
    .record({
      kind: fc.constantFrom(ItemKind.SANDWICH, ItemKind.PIZZA, ItemKind.SIMPLE, ItemKind.DRINK),
      base: fc.integer({ min: 0, max: 20_000 }),
      sizes: fc.uniqueArray(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 4 }),
      size: fc.nat(),
      larder: fc.array(
        fc.record({
          type: fc.constantFrom(...Object.values(IngredientType).filter((type) => type !== IngredientType.OPTION)),
          priceCents: fc.nat(900),
          supplementPriceCents: fc.nat(300),
          taken: fc.boolean(),
        }),
        { maxLength: 24 },
      ),
      traits: fc.record({
        hasMeatSelection: fc.boolean(),
        sot: fc.boolean(),
        isMenu: fc.boolean(),
        meatLimit: fc.nat(20),
        sauceLimit: fc.nat(20),
      }),
    })
    .map(({ kind, base, sizes, size, larder, traits }) => {
      const ingredients = larder.map(({ type, priceCents, supplementPriceCents }, index) =>
        ingredient(type, `Choix ${index}`, { priceCents, supplementPriceCents }),
      );
      const taken = ingredients.filter((_one, index) => larder[index]?.taken);
      const of = (...types: IngredientType[]) => taken.filter(({ type }) => types.includes(type));
      const sandwich = kind === ItemKind.SANDWICH;
      const pizza = kind === ItemKind.PIZZA;
      const composed = sandwich || pizza;
      const pizzaSizes = sizes.map((priceCents, index) => ({ name: `Taille ${index}`, priceCents }));
      const chosenSize = pizzaSizes[size % pizzaSizes.length];
      const choice = {
        meats: sandwich && traits.hasMeatSelection ? of(MEAT).slice(0, traits.meatLimit) : [],
        sauces: composed ? of(SAUCE).slice(0, traits.sauceLimit) : [],
        sot: sandwich && traits.sot ? of(SOT) : [],
        supplements: sandwich ? of(MEAT, SAUCE, DRINK, SIDE).filter(({ priceCents }) => priceCents > 0) : [],
        fries: sandwich && traits.isMenu ? of(MENU_FRIES).slice(0, 1) : [],
        drink: sandwich && traits.isMenu ? of(MENU_DRINK).slice(0, 1) : [],
        toppings: pizza ? of(TOPPING) : [],
      };
      let costs = pizza ? (chosenSize?.priceCents ?? 0) : base;
      for (const { priceCents } of [...choice.supplements, ...choice.toppings]) costs += priceCents;
      for (const { supplementPriceCents } of [...choice.fries, ...choice.drink]) costs += supplementPriceCents;
      const stated = (by: (one: Ingredient) => string) =>
        selecting({
          ...Object.fromEntries(Object.entries(choice).map(([kind, chosen]) => [kind, chosen.map(by)])),
          size: pizza ? (chosenSize?.name ?? null) : null,
        });
      return {
        of: item({ kind, priceCents: base, sizes: pizza ? pizzaSizes : [], ...traits }),
        ingredients,
        stated,
        costs,
      };
    });
  const byId = ({ id, type, name }: Ingredient) => (type === SOT ? name : id);
  const byName = ({ name }: Ingredient) => ` ${name.toUpperCase()} `;

  test('an item costs its base price or size, plus the chosen supplements', () => {
    fc.assert(
      fc.property(meal, ({ of, ingredients, stated, costs }) => {
        expect(priceChoice(of, ingredients, stated(byId))).toMatchObject({ unitCents: costs });
      }),
      { numRuns: 1000 },
    );
  });

  test('a choice made by name equals the same choice made by id, at the same price', () => {
    fc.assert(
      fc.property(meal, ({ of, ingredients, stated }) => {
        expect(priceChoice(of, ingredients, stated(byName))).toEqual(priceChoice(of, ingredients, stated(byId)));
      }),
    );
  });

  test('a choice’s order and repetitions do not matter, so that equal cart lines compare equal', () => {
    fc.assert(
      fc.property(meal, ({ of, ingredients, stated }) => {
        const said = stated(byId);
        const muddled = said.toReversed().flatMap((one) => [one, one]);
        expect(JSON.stringify(priceChoice(of, ingredients, muddled))).toBe(
          JSON.stringify(priceChoice(of, ingredients, said)),
        );
      }),
    );
  });

  test('the selections stored in a cart price to the same choice again', () => {
    fc.assert(
      fc.property(meal, ({ of, ingredients, stated }) => {
        const first = priceChoice(of, ingredients, stated(byName));
        expect('selections' in first && priceChoice(of, ingredients, first.selections)).toEqual(first);
      }),
    );
  });
});

test('rejects a piece that costs more than the maximum total of a cart, 2000 €', () => {
  const golden = (priceCents: number) =>
    priceChoice(
      item({ kind: ItemKind.PIZZA, sizes: [{ name: 'Royale', priceCents }] }),
      GOLD,
      selecting({ size: 'Royale', toppings: GOLD.map(({ id }) => id) }),
    );
  expect(golden(20_000)).toMatchObject({ unitCents: 200_000 });
  expect(golden(20_001)).toEqual(new InvalidSelection('Le Parisien'));
});
