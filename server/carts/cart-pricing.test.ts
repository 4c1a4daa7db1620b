import 'reflect-metadata';
import fc from 'fast-check';
import { asMealDeal } from '../menus/menu-rows';
import type { StartOfDay } from '../menus/days/order-rules';
import { describe, expect, test } from 'vitest';
import { choosing, selecting } from '../../tests/support/options';
import { inLocale } from '../locale';
import { Category } from '../menus/category.entity';
import { Ingredient, IngredientType } from '../menus/ingredient.entity';
import { Item, ItemKind } from '../menus/item.entity';
import type { Shop } from '../shops/shop.entity';
import { priceChoice, type PricedSelections } from '../menus/options/line-pricing';
import { type CartLineBody, wantedLine } from './cart.routes';
import { CartLine } from './cart.entity';
import type { CartRow } from './cart-rows';
import {
  centsOf,
  lineLike,
  linesCentsOf,
  mealDealsAt,
  preparationUnitsOf,
  priceLines,
  viewOf,
  withMealDeals,
} from './cart-pricing';
import type { PricedLine } from './priced-line';

const category = Object.assign(new Category(), { id: 'category', name: 'Viennoiseries' });
const meat = { id: 'bacon', type: IngredientType.MEAT, name: 'Bacon', priceCents: 100 };
const BACON = Object.assign(new Ingredient(), meat);

const croissant = { id: 'croissant', name: 'Croissant', kind: ItemKind.SIMPLE, priceCents: 120, category };
const item = (more: Partial<Item> = {}) => Object.assign(new Item(), { ...croissant, ...more });
const line = (of: Item, more: Partial<CartLine> = {}) =>
  Object.assign(new CartLine(), {
    id: 'line',
    item: of,
    quantity: 1,
    selections: [],
    note: '',
    seenUnitCents: of.priceCents,
    position: 0,
    ...more,
  });
const price = (lines: readonly CartLine[], larder: readonly Ingredient[] = [], held = 0, ahead = false) =>
  priceLines(lines, larder, new Map(held > 0 ? [['croissant', held]] : []), ahead);
const bacon = (more: Partial<Ingredient>) => Object.assign(new Ingredient(), BACON, more);
const sandwich = item({ id: 'sandwich', name: 'Le Parisien', kind: ItemKind.SANDWICH, priceCents: 650 });
const withBacon = { selections: selecting({ supplements: ['bacon'] }) };

describe('cart line pricing', () => {
  test('a cart line costs its quantity times the current price', () => {
    const [priced] = price([line(item(), { quantity: 3 })]);
    expect(priced?.view).toMatchObject({ unitCents: 120, lineCents: 360, previousUnitCents: null, problem: null });
    const copied = { cartLineId: 'line', itemId: 'croissant', quantity: 3, unitCents: 120, category: 'Viennoiseries' };
    expect(priced?.priced).toMatchObject(copied);
  });

  test('a cart line names its sold-out choice, and other lines are not affected', () => {
    expect(price([line(sandwich, withBacon), line(item())], [bacon({ outOfStock: true })])).toMatchObject([
      { view: { missingChoice: 'Bacon' }, priced: null },
      { view: { missingChoice: null } },
    ]);
  });

  test('a cart line whose price changed also reports the price last seen', () => {
    const lines = [line(item(), { seenUnitCents: 110 }), line(sandwich, { ...withBacon, seenUnitCents: 750 })];
    expect(price(lines, [BACON])).toMatchObject([
      { view: { unitCents: 120, previousUnitCents: 110 } },
      { view: { unitCents: 750, previousUnitCents: null } },
    ]);
  });

  test.each<[string, Ingredient[]]>([
    ['is out of stock', [bacon({ outOfStock: true })]],
    ['has left the shop', []],
    ['is free now, so no supplement any more', [bacon({ priceCents: 0 })]],
  ])('a cart line whose chosen ingredient %s shows the price last seen and cannot be ordered', (_why, larder) => {
    const [stuck] = price([line(sandwich, { ...withBacon, seenUnitCents: 750, quantity: 2 })], larder);
    expect(stuck).toMatchObject({
      priced: null,
      view: { unitCents: 750, lineCents: 1500, previousUnitCents: null, problem: 'CHOICE_UNAVAILABLE' },
    });
  });

  test('a priced line takes the preparation units of its item and of each piece of its options', () => {
    const [priced] = price(
      [line(item({ ...sandwich, preparationUnits: 1 }), withBacon)],
      [bacon({ preparationUnits: 2 })],
    );
    expect(priced?.priced).toMatchObject({ preparationUnits: 3 });
  });

  test('the choices of a cart line are marked as English only where the shop wrote them in English', () => {
    const langOf = (more: Partial<Ingredient>) =>
      inLocale('en', () => price([line(sandwich, withBacon)], [bacon(more)])[0]?.view.choicesLang);
    expect(langOf({ nameEn: 'Smoked bacon' })).toBe('en');
    expect(langOf({ nameEn: 'Smoked bacon', outOfStock: true })).toBe('en');
    expect(langOf({})).toBeUndefined();
  });

  test('a cart line that cannot be ordered shows what the menu still lists of its choices', () => {
    const selections = selecting({ supplements: ['gone', 'bacon'], sauces: ['mayo'] });
    const [stuck] = price([line(sandwich, { selections })], [bacon({ outOfStock: true })]);
    expect(stuck?.view.choices).toEqual(choosing({ supplements: { name: 'Bacon', priceCents: 100 } }));
  });

  test.each<[string, Partial<Item>, string | null]>([
    ['nobody counts', { stock: null }, null],
    ['is there', { stock: 2 }, null],
    ['is nearly gone', { stock: 1 }, 'NOT_ENOUGH'],
    ['is gone', { stock: 0 }, 'SOLD_OUT'],
    ['is off the menu', { stock: 9, published: false }, 'WITHDRAWN'],
    ['was deleted', { stock: 9, deletedAt: new Date(0) }, 'WITHDRAWN'],
  ])('checks the stock of a cart line for two pieces of an item that %s', (_what, values, problem) => {
    const [priced] = price([line(item(values), { quantity: 2 })]);
    expect(priced?.view.problem).toBe(problem);
    expect(priced?.priced === null).toBe(problem !== null);
  });

  test('stock reserved by the customer’s own hold counts as available to that customer', () => {
    const two = [line(item({ stock: 0 }), { quantity: 2 })];
    expect(price(two, [], 2)).toMatchObject([{ view: { problem: null }, stock: 2 }]);
    expect(price(two, [], 1)).toMatchObject([{ view: { problem: 'NOT_ENOUGH' }, stock: 1 }]);
    const hidden = [line(item({ stock: 0, published: false }))];
    expect(price(hidden, [], 2)).toMatchObject([{ view: { problem: 'WITHDRAWN' }, stock: 0 }]);
  });

  test('an item sold out for today is only left to a customer who holds it, or for a later day', () => {
    const soldOut = [line(item({ stock: 5, soldOutUntil: new Date('2026-11-25T00:00:00Z') }))];
    expect(price(soldOut)).toMatchObject([{ view: { problem: 'SOLD_OUT' }, stock: 0 }]);
    expect(price(soldOut, [], 1)).toMatchObject([{ view: { problem: null }, stock: 1 }]);
    expect(price(soldOut, [], 0, true)).toMatchObject([{ view: { problem: null }, stock: null }]);
  });

  test('totals add up quantity times price, also over lines that cannot be ordered', () => {
    const lines = price([line(item(), { quantity: 3 }), line(item({ stock: 0 }))]);
    expect(centsOf({ lines, mealDeals: [] })).toBe(480);
    expect(linesCentsOf(lines.flatMap(({ priced }) => priced ?? []))).toBe(360);
  });
});

test('cart lines of one item share its stock, and either all of them fit or none', () => {
  const anyQuantities = fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(anyQuantities, fc.nat(300), (quantities, stock) => {
      const tart = item({ stock });
      const priced = price(quantities.map((quantity, index) => line(tart, { quantity, note: `${index}` })));
      const fits = quantities.reduce((sum, quantity) => sum + quantity, 0) <= stock;
      expect(priced.map((one) => one.priced !== null)).toEqual(quantities.map(() => fits));
    }),
  );
});

test('an order’s preparation units are the sum over its pieces, and at least one', () => {
  const units = (...lines: [quantity: number, preparationUnits: number][]) =>
    preparationUnitsOf(lines.map(([quantity, preparationUnits]) => ({ quantity, preparationUnits }) as PricedLine));
  expect(units([3, 0])).toBe(1);
  expect(units([3, 0], [2, 1])).toBe(2);
  expect(units([2, 2], [1, 1])).toBe(5);
  expect(units()).toBe(1);
});

test('an equal cart line has the same item, note and pieces of each option', () => {
  const chosen = priceChoice(sandwich, [BACON], withBacon.selections) as PricedSelections;
  const like = (one: CartLine) => lineLike({ lines: [one] } as unknown as CartRow, sandwich, chosen, '') === one;
  expect(like(line(sandwich, withBacon))).toBe(true);
  expect(like(line(sandwich, { selections: [] }))).toBe(false);
  expect(like(line(sandwich, { selections: withBacon.selections.map((one) => ({ ...one, quantity: 2 })) }))).toBe(
    false,
  );
  expect(like(line(sandwich, { ...withBacon, note: 'Bien cuit' }))).toBe(false);
  expect(like(line(item(), withBacon))).toBe(false);
});

test('the units of a cart count those of options, and of a line that cannot be ordered its item’s', () => {
  const [kebab, larder] = [item({ ...sandwich, preparationUnits: 1 }), [bacon({ preparationUnits: 2 })]];
  const unitsOf = (lines: CartLine[]) => viewOf({} as CartRow, { lines: price(lines, larder), mealDeals: [] }).units;
  expect(unitsOf([line(kebab, { ...withBacon, quantity: 2 })])).toBe(6);
  expect(unitsOf([line(kebab, { selections: selecting({ supplements: ['gone'] }), quantity: 2 })])).toBe(2);
});

describe('cart line sent by the specification’s clients', () => {
  const money = fc.oneof(fc.double(), fc.integer(), fc.constantFrom('0', null, [], {}, -1, 0.01, 1e308, Infinity));
  const body: CartLineBody = {
    menuItemId: 'croissant',
    quantity: 2,
    specialInstructions: 'Bien cuit',
    selections: { meats: ['Poulet'] },
  };

  test('prices sent with a cart line are ignored', () => {
    fc.assert(
      fc.property(money, money, money, (basePrice, price, regularPrice) => {
        const selections = { ...body.selections, regularPrice, supplementPrice: price };
        const stated = { ...body, basePrice, price, totalPrice: price, unitCents: price, selections };
        expect(wantedLine(stated)).toEqual(wantedLine(body));
      }),
    );
  });

  test.each<[CartLineBody, object]>([
    [{ menuItemId: 'a', _id: 'b', name: 'c' }, { item: { id: 'a' } }],
    [{ _id: 'b', name: 'c' }, { item: { id: 'b' } }],
    [{ name: 'c', category: 'd' }, { item: { name: 'c', category: 'd' } }],
    [{ itemName: 'c' }, { item: { name: 'c' }, quantity: 1, note: '' }],
    [{ _id: 'b', selections: { specialInstructions: 'Sans oignon' } }, { note: 'Sans oignon' }],
    [{ _id: 'b', selections: { sides: { fries: true, drink: '' } } }, { selections: selecting({ fries: true }) }],
    [
      { _id: 'b', selections: { sauces: ['x'], selectedItemSauces: [{ name: 'y' }, { _id: 'z', name: 'Z' }] } },
      { selections: selecting({ sauces: ['x', 'y', 'z'] }) },
    ],
    [
      { _id: 'b', selections: { size: 'Grande', selectedToppings: ['Olives'], sotSelections: ['salad'] } },
      { selections: selecting({ sot: ['salad'], toppings: ['Olives'], size: 'Grande' }) },
    ],
  ])('a cart line is read as intended from %o', (sent, understood) => {
    expect(wantedLine(sent)).toMatchObject(understood);
  });

  test('a cart line that names no item is rejected', () => {
    expect(() => wantedLine({ quantity: 1 })).toThrow('Chaque ligne nomme un article.');
  });
});

test('the total of the largest possible cart fits a 32-bit integer, whatever the current prices', () => {
  const gold = bacon({ id: 'gold', priceCents: 99_999 });
  const dearest = item({ ...sandwich, priceCents: 99_999 });
  const lines = ['bacon', 'gold', 'gone'].flatMap((supplement) => {
    const selections = selecting({ supplements: [supplement, 'gold'] });
    return Array.from({ length: 20 }, () => line(dearest, { quantity: 99, selections, seenUnitCents: 2 ** 31 - 1 }));
  });
  const now = price(lines, [BACON, gold, bacon({ ...gold, id: 'dear', name: 'Truffe' })]);
  expect(centsOf({ lines: now, mealDeals: [] })).toBeLessThan(2 ** 31);
});

const breakfast = asMealDeal({
  ...{ id: 'deal', shop: {} as Shop, name: 'Petit déjeuner', nameEn: null, priceCents: 200, served: null, revision: 1 },
  parts: ['one', 'other'].map((name) => ({ name, nameEn: null, options: [{ itemId: item().id, surchargeCents: 0 }] })),
});

test('a meal deal lowers the price of a cart and the lines that it takes, which still add up', () => {
  const priced = withMealDeals(price([line(item(), { quantity: 3 })]), [breakfast]);
  expect(priced.mealDeals).toEqual([
    { mealDealId: 'deal', name: 'Petit déjeuner', nameEn: null, quantity: 1, cents: 40 },
  ]);
  expect(viewOf({} as CartRow, priced)).toMatchObject({ linesCents: 320, totalCents: 349 });
  expect(linesCentsOf(priced.lines.flatMap(({ priced: ordered }) => ordered ?? []))).toBe(320);
});

test('a line that cannot be ordered is part of no meal deal', () => {
  const lines = price([line(item({ stock: 1 }), { quantity: 3 })]);
  expect(withMealDeals(lines, [breakfast])).toEqual({ lines, mealDeals: [] });
});

test('a meal deal with hours applies only to windows within them, and not while none is chosen', () => {
  const lunch = asMealDeal({ ...breakfast, served: { days: [], from: null, until: '14:30' } });
  const at = (time: string) => ({ startsAt: new Date(`2026-11-28T${time}:00+01:00`), day: '2026-11-28' });
  const applying = (start: StartOfDay | null) => mealDealsAt([lunch, breakfast], 'Europe/Paris', start).length;
  expect([applying(at('12:00')), applying(at('14:30')), applying(null)]).toEqual([2, 1, 1]);
});
