import 'reflect-metadata';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allergens } from '../../../graphql/rules/allergens';
import { selecting } from '../../../tests/support/options';
import { Allergen } from '../allergens';
import { Ingredient, IngredientType } from '../ingredient.entity';
import { Item, ItemKind } from '../item.entity';
import { InvalidSelection, LimitExceeded, SoldOut } from '../menu.types';
import { OptionGroup } from '../option-group.entity';
import { listedChoices, priceChoice } from './line-pricing';
import { optionGroupsOf } from './option-groups';
import type { WantedSelection } from './selections';

const group = (id: string, more: Partial<OptionGroup> = {}) =>
  Object.assign(new OptionGroup(), { id, name: id, ...more });
const option = (of: OptionGroup, name: string, more: Partial<Ingredient> = {}) =>
  Object.assign(new Ingredient(), { id: name.toLowerCase(), type: IngredientType.OPTION, name, group: of, ...more });
const select = (of: OptionGroup, ...names: (string | [name: string, quantity: number])[]): WantedSelection[] =>
  names.map((one) => {
    const [optionId, quantity] = typeof one === 'string' ? [one, 1] : one;
    return { groupId: of.id, optionId, quantity };
  });

const COOKING = group('Cuisson', { nameEn: 'Cooking', min: 1, max: 1 });
const SIDES = group('Accompagnements', { max: 4, included: 1, perOptionMax: 2 });
const SAUCE = group('Sauce des frites', { shownWhen: { groupId: 'Accompagnements', optionIds: ['frites'] } });
const DIP = group('Portion de sauce', { min: 1, shownWhen: { groupId: 'Sauce des frites', optionIds: ['aïoli'] } });

const LARDER = [
  option(COOKING, 'Saignant', { nameEn: 'Rare' }),
  option(COOKING, 'Bleu', { outOfStock: true }),
  option(SIDES, 'Frites', { priceCents: 300, preparationUnits: 2, formerNames: ['Potatoes'] }),
  option(SIDES, 'Haricots', { priceCents: 250, allergens: [] }),
  option(SIDES, 'Gratin', { priceCents: 400, allergens: [Allergen.MILK] }),
  option(SAUCE, 'Aïoli', { priceCents: 50, allergens: [Allergen.EGGS] }),
  option(SAUCE, 'Ketchup', { allergens: [] }),
  option(DIP, 'Grande', { priceCents: 30 }),
  Object.assign(new Ingredient(), { id: 'harissa', type: IngredientType.SAUCE, name: 'Harissa' }),
];
const steak = Object.assign(new Item(), {
  ...{ id: 'steak', name: 'Steak', kind: ItemKind.SIMPLE, priceCents: 1200, allergens: [] },
  optionGroupIds: [COOKING.id, SIDES.id, SAUCE.id, DIP.id],
});
const RARE = select(COOKING, 'saignant');
const price = (...wanted: WantedSelection[]) => priceChoice(steak, LARDER, [...RARE, ...wanted]);
const refusal = (...wanted: WantedSelection[]) => (price(...wanted) as InvalidSelection).message;

test('an item of any kind offers the shop’s groups in its own order, after those of its kind and before supplements', () => {
  const offered = (more: Partial<Item>) =>
    optionGroupsOf(Object.assign(new Item(), steak, more), LARDER).map(({ id }) => id);
  expect(offered({ optionGroupIds: [SIDES.id, 'deleted', COOKING.id, SIDES.id] })).toEqual([SIDES.id, COOKING.id]);
  const extra = Object.assign(new Ingredient(), { id: 'bacon', type: IngredientType.MEAT, priceCents: 100 });
  const sandwich = { kind: ItemKind.SANDWICH, sauceLimit: 1, optionGroupIds: [COOKING.id] };
  const groups = optionGroupsOf(Object.assign(new Item(), steak, sandwich), [...LARDER, extra]);
  expect(groups.map(({ id }) => id)).toEqual(['SAUCES', COOKING.id, 'SUPPLEMENTS']);
  expect(offered({ optionGroupIds: [] })).toEqual([]);
});

test('what is chosen of the shop’s groups is priced, named in both languages and counted as preparation', () => {
  expect(
    price(...select(SIDES, 'haricots', ['Frites', 2]), ...select(SAUCE, 'aïoli'), ...select(DIP, 'grande')),
  ).toMatchObject({
    unitCents: 1200 + 300 + 250 + 50 + 30,
    optionUnits: 4,
    selections: [
      { groupId: 'Cuisson', optionId: 'saignant', quantity: 1 },
      { groupId: 'Accompagnements', optionId: 'frites', quantity: 2 },
      { groupId: 'Accompagnements', optionId: 'haricots', quantity: 1 },
      { groupId: 'Sauce des frites', optionId: 'aïoli', quantity: 1 },
      { groupId: 'Portion de sauce', optionId: 'grande', quantity: 1 },
    ],
    choices: [
      { groupId: 'Cuisson', name: 'Cuisson', options: [{ name: 'Saignant', priceCents: 0, quantity: 1 }] },
      {
        name: 'Accompagnements',
        options: [
          { name: 'Frites', priceCents: 300, quantity: 2 },
          { name: 'Haricots', priceCents: 250, quantity: 1 },
        ],
      },
      { options: [{ name: 'Aïoli', priceCents: 50 }] },
      { options: [{ name: 'Grande', priceCents: 30 }] },
    ],
    choicesEn: [{ name: 'Cooking', options: [{ name: 'Rare' }] }, { name: 'Accompagnements' }, {}, {}],
    allergens: [Allergen.EGGS],
    allergensDeclared: false,
  });
});

test('the dearest pieces are the included ones', () => {
  expect(price(...select(SIDES, 'gratin', 'haricots'))).toMatchObject({ unitCents: 1450 });
  expect(price(...select(SIDES, ['gratin', 2]))).toMatchObject({ unitCents: 1600 });
});

test('an option is found by its id, its names in both languages and its former names', () => {
  for (const name of ['saignant', ' SAIGNANT ', 'rare'])
    expect(priceChoice(steak, LARDER, select(COOKING, name))).toMatchObject({ unitCents: 1200 });
  expect(price(...select(SIDES, 'potatoes'))).toMatchObject({ choices: [{}, { options: [{ name: 'Frites' }] }] });
});

describe('a selection is refused', () => {
  test('when too little is chosen of a group, which is named', () => {
    expect(priceChoice(steak, LARDER, [])).toMatchObject({
      message: 'Steak : choisissez « Cuisson ».',
      itemName: 'Steak',
    });
    expect(refusal(...select(SIDES, 'frites'), ...select(SAUCE, 'aïoli'))).toBe(
      'Steak : choisissez « Portion de sauce ».',
    );
  });

  test('when its group’s condition is not met, naming the choice', () => {
    expect(refusal(...select(SAUCE, 'ketchup'))).toBe('Steak : plus de « Ketchup ».');
    expect(refusal(...select(SIDES, 'haricots'), ...select(SAUCE, 'aïoli'), ...select(DIP, 'grande'))).toBe(
      'Steak : plus de « Aïoli ».',
    );
    expect(refusal(...select(SIDES, 'frites'), ...select(SAUCE, 'ketchup'), ...select(DIP, 'grande'))).toBe(
      'Steak : plus de « Grande ».',
    );
  });

  test('when the item does not offer its group or the group not the option, naming the choice', () => {
    expect(refusal(...selecting({ sauces: ['harissa'] }))).toBe('Steak : plus de « Harissa ».');
    expect(refusal(...select(group('gone'), 'Pané'))).toBe('Steak : plus de « Pané ».');
    expect(refusal(...select(SIDES, 'Saignant'))).toBe('Steak : plus de « Saignant ».');
    expect(refusal(...select(SIDES, '01938f00-0000-7000-8000-000000000001'))).toBe(
      'Cette composition n’est pas possible : Steak.',
    );
  });

  test('when more pieces are chosen than the group or one option allows', () => {
    expect(price(...select(SIDES, ['frites', 2], ['haricots', 2], 'gratin'))).toEqual(new LimitExceeded(4));
    expect(price(...select(SIDES, ['frites', 3]))).toEqual(new LimitExceeded(2));
    expect(price(...select(SIDES, 'frites', 'Frites', 'potatoes'))).toEqual(new LimitExceeded(2));
    expect(price(...select(SIDES, 'frites'), ...select(SAUCE, ['ketchup', 2]))).toEqual(new LimitExceeded(1));
  });

  test.each([0, -1, 0.5, NaN])('when %d pieces are chosen of an option', (quantity) => {
    const impossible = new InvalidSelection('Steak');
    expect(price(...select(SIDES, ['frites', quantity]))).toEqual(impossible);
    expect(price(...select(SIDES, 'frites'), ...select(SAUCE, ['ketchup', quantity]))).toEqual(impossible);
    expect(price(...select(SIDES, ['frites', 2], ['frites', quantity]))).toEqual(impossible);
  });

  test('when more than a hundred selections are sent', () => {
    const repeated = (times: number) => Array.from({ length: times }, () => select(COOKING, 'saignant')).flat();
    expect(priceChoice(steak, LARDER, repeated(100))).toHaveProperty('unitCents');
    expect(priceChoice(steak, LARDER, repeated(101))).toEqual(new InvalidSelection('Steak'));
  });

  test('when an option is sold out', () => {
    expect(priceChoice(steak, LARDER, select(COOKING, 'bleu'))).toEqual(new SoldOut('Bleu', 0));
  });
});

test('a line that cannot be priced keeps the allergens that are known of it, as not all declared', () => {
  const stored = [...select(COOKING, 'bleu'), ...select(SIDES, 'gratin')] as never;
  expect(listedChoices(steak, LARDER, stored)).toMatchObject({ allergens: [Allergen.MILK], allergensDeclared: false });
});

test('a line that cannot be priced still lists what the menu knows of it', () => {
  const [pizza, choice] = [
    Object.assign(new Item(), { kind: ItemKind.PIZZA, priceCents: 900, sizes: [{ name: 'Grande', priceCents: 1300 }] }),
    [...selecting({ size: 'Grande', toppings: ['gone'] }), ...select(SAUCE, 'aïoli')] as never,
  ];
  expect(listedChoices(pizza, LARDER, choice).choices).toEqual([
    { groupId: 'SIZE', name: null, options: [{ name: 'Grande', priceCents: 400, quantity: 1 }] },
  ]);
  const hidden = [...select(COOKING, 'bleu'), ...select(SAUCE, 'aïoli')] as never;
  expect(listedChoices(steak, LARDER, hidden).choicesEn).toEqual([
    { groupId: 'Cuisson', name: 'Cooking', options: [{ name: 'Bleu', priceCents: 0, quantity: 1 }] },
  ]);
});

describe('priceChoice for any groups of a shop', () => {
  /** Two groups, the second under a condition of the first, and a lawful choice of them. */
  const meal = fc
    .record({
      limits: fc.array(
        fc.record({
          min: fc.nat(2),
          room: fc.option(fc.nat(4)),
          included: fc.nat(4),
          perOptionMax: fc.integer({ min: 1, max: 20 }),
        }),
        { minLength: 2, maxLength: 2 },
      ),
      options: fc.array(
        fc.record({
          of: fc.nat(1),
          priceCents: fc.nat(900),
          allergens: fc.option(fc.subarray([...allergens], { maxLength: 3 })),
          preparationUnits: fc.nat(5),
          wanted: fc.nat(20),
        }),
        { maxLength: 8 },
      ),
      shownWhen: fc.option(fc.subarray(['o0', 'o1', 'o2', 'o3']).map((optionIds) => ({ groupId: 'g0', optionIds }))),
    })
    .map(({ limits, options, shownWhen }) => {
      const groups = limits.map(({ min, room, ...more }, at) =>
        group(`g${at}`, {
          ...more,
          min,
          max: room === null ? null : Math.max(1, min + room),
          ...(at > 0 && { shownWhen }),
        }),
      );
      const ingredients = options.map(({ of, wanted: _wanted, ...more }, at) =>
        option(groups[of] ?? COOKING, `O${at}`, more as Partial<Ingredient>),
      );
      const selections = options
        .map(({ of, wanted }, at) => ({ groupId: `g${of}`, optionId: `o${at}`, quantity: wanted }))
        .filter(({ quantity }) => quantity > 0);
      return { groups, ingredients, selections };
    });
  const dish = Object.assign(new Item(), {
    ...{ id: 'dish', name: 'Plat', kind: ItemKind.SIMPLE, priceCents: 1000, allergens: [] },
    optionGroupIds: ['g0', 'g1'],
  });
  const pieces = (selections: readonly { groupId: string; quantity: number }[], id: string) =>
    selections.filter(({ groupId }) => groupId === id).reduce((sum, { quantity }) => sum + quantity, 0);

  test('a choice has a price exactly when it keeps every limit and no hidden group', () => {
    fc.assert(
      fc.property(meal, ({ groups, ingredients, selections }) => {
        const offered = groups.filter(({ id }) => ingredients.some((one) => one.group?.id === id));
        const [, second] = groups;
        const isShown = ({ id, shownWhen }: OptionGroup) =>
          shownWhen === null ||
          id === 'g0' ||
          selections.some(({ groupId, optionId }) => groupId === 'g0' && shownWhen.optionIds.includes(optionId));
        const isLawful =
          offered.every((one) => {
            const chosen = pieces(selections, one.id);
            const most = Math.max(0, ...selections.filter(({ groupId }) => groupId === one.id).map((s) => s.quantity));
            const withinLimits = chosen >= one.min && chosen <= (one.max ?? Infinity) && most <= one.perOptionMax;
            return isShown(one) ? withinLimits : chosen === 0;
          }) && second !== undefined;
        expect('unitCents' in priceChoice(dish, ingredients, selections)).toBe(isLawful);
      }),
      { numRuns: 2000 },
    );
  });

  const priced = meal.filter(
    ({ ingredients, selections }) => 'unitCents' in priceChoice(dish, ingredients, selections),
  );

  test('a choice costs the item’s price and every piece that is not among the dearest included ones', () => {
    fc.assert(
      fc.property(priced, ({ groups, ingredients, selections }) => {
        let cents = 1000;
        let units = 0;
        for (const { id, included } of groups) {
          const prices: number[] = [];
          for (const { groupId, optionId, quantity } of selections) {
            const chosen = ingredients.find((one) => one.id === optionId && groupId === id);
            for (let at = 0; chosen && at < quantity; at++) prices.push(chosen.priceCents);
            units += (chosen?.preparationUnits ?? 0) * quantity;
          }
          for (const one of prices.sort((a, b) => a - b).slice(0, Math.max(0, prices.length - included))) cents += one;
        }
        const now = priceChoice(dish, ingredients, selections);
        expect(now).toMatchObject({ unitCents: cents, optionUnits: units });
        const sum = (now as { choices: { options: { priceCents: number }[] }[] }).choices
          .flatMap(({ options }) => options)
          .reduce((total, { priceCents }) => total + priceCents, 0);
        expect(sum).toBe(cents - 1000);
      }),
    );
  });

  test('the stored selections price to the same choice again, in whatever order they are sent', () => {
    fc.assert(
      fc.property(priced, ({ ingredients, selections }) => {
        const first = priceChoice(dish, ingredients, selections);
        expect(priceChoice(dish, ingredients, selections.toReversed())).toEqual(first);
        expect('selections' in first && priceChoice(dish, ingredients, first.selections)).toEqual(first);
      }),
    );
  });

  test('choosing more never removes an allergen nor declares what was not declared', () => {
    fc.assert(
      fc.property(priced, fc.nat(), ({ ingredients, selections }, count) => {
        const fewer = priceChoice(dish, ingredients, selections.slice(0, count % (selections.length + 1)));
        const all = priceChoice(dish, ingredients, selections);
        if (!('unitCents' in fewer) || !('unitCents' in all)) return;
        expect(all.allergens).toEqual(expect.arrayContaining(fewer.allergens));
        if (all.allergensDeclared) expect(fewer.allergensDeclared).toBe(true);
      }),
    );
  });
});
