import 'reflect-metadata';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Category } from '../menus/category.entity';
import { Ingredient, IngredientType } from '../menus/ingredient.entity';
import { Item, ItemKind } from '../menus/item.entity';
import { NO_SELECTIONS } from '../menus/selections';
import { type CartLineBody, wantedLine } from './cart.routes';
import { CartLine } from './cart.entity';
import { centsOf, priceLines, preparationUnitsOf } from './cart-pricing';
import type { PricedLine } from './priced-line';

const NOTHING_HELD = new Map<string, number>();
const category = Object.assign(new Category(), { id: 'category', name: 'Viennoiseries' });
const BACON = Object.assign(new Ingredient(), {
  id: 'bacon',
  type: IngredientType.MEAT,
  name: 'Bacon',
  priceCents: 100,
});

const item = (more: Partial<Item> = {}) =>
  Object.assign(new Item(), {
    id: 'croissant',
    name: 'Croissant',
    kind: ItemKind.SIMPLE,
    priceCents: 120,
    category,
    ...more,
  });
const line = (of: Item, more: Partial<CartLine> = {}) =>
  Object.assign(new CartLine(), {
    id: 'line',
    item: of,
    quantity: 1,
    selections: NO_SELECTIONS,
    note: '',
    seenUnitCents: of.priceCents,
    position: 0,
    ...more,
  });
const sandwich = item({ id: 'sandwich', name: 'Le Parisien', kind: ItemKind.SANDWICH, priceCents: 650 });
const withBacon = { selections: { ...NO_SELECTIONS, supplements: ['bacon'] } };

describe('a line', () => {
  test('costs its pieces at the price of this moment', () => {
    const [priced] = priceLines([line(item(), { quantity: 3 })], [], NOTHING_HELD);
    expect(priced?.view).toMatchObject({ unitCents: 120, lineCents: 360, previousUnitCents: null, problem: null });
    expect(priced?.priced).toMatchObject({
      cartLineId: 'line',
      itemId: 'croissant',
      quantity: 3,
      unitCents: 120,
      category: 'Viennoiseries',
    });
  });

  test('names a choice that is sold out, and no other line does', () => {
    const soldOut = Object.assign(new Ingredient(), { ...BACON, outOfStock: true });
    const lines = priceLines([line(sandwich, withBacon), line(item())], [soldOut], NOTHING_HELD);
    expect(lines).toMatchObject([
      { view: { missingChoice: 'Bacon' }, priced: null },
      { view: { missingChoice: null } },
    ]);
  });

  test('whose price has changed says what it cost when it was last seen', () => {
    const [dearer, same] = priceLines(
      [line(item(), { seenUnitCents: 110 }), line(sandwich, { ...withBacon, seenUnitCents: 750 })],
      [BACON],
      NOTHING_HELD,
    );
    expect(dearer?.view).toMatchObject({ unitCents: 120, previousUnitCents: 110 });
    expect(same?.view).toMatchObject({ unitCents: 750, previousUnitCents: null });
  });

  test.each<[string, Ingredient[]]>([
    ['is out of stock', [Object.assign(new Ingredient(), BACON, { outOfStock: true })]],
    ['has left the shop', []],
    ['is free now, so no supplement any more', [Object.assign(new Ingredient(), BACON, { priceCents: 0 })]],
  ])('whose chosen ingredient %s keeps the price that was seen, and cannot be ordered', (_why, larder) => {
    const [stuck] = priceLines(
      [line(sandwich, { ...withBacon, seenUnitCents: 750, quantity: 2 })],
      larder,
      NOTHING_HELD,
    );
    expect(stuck).toMatchObject({
      priced: null,
      view: { unitCents: 750, lineCents: 1500, previousUnitCents: null, problem: 'CHOICE_UNAVAILABLE' },
    });
  });

  test.each<[string, Partial<Item>, string | null]>([
    ['nobody counts', { stock: null }, null],
    ['is there', { stock: 2 }, null],
    ['is nearly gone', { stock: 1 }, 'NOT_ENOUGH'],
    ['is gone', { stock: 0 }, 'SOLD_OUT'],
    ['is off the menu', { stock: 9, published: false }, 'WITHDRAWN'],
    ['was deleted', { stock: 9, deletedAt: new Date(0) }, 'WITHDRAWN'],
  ])('of two pieces of an item that %s', (_what, values, problem) => {
    const [priced] = priceLines([line(item(values), { quantity: 2 })], [], NOTHING_HELD);
    expect(priced?.view.problem).toBe(problem);
    expect(priced?.priced === null).toBe(problem !== null);
  });

  test('what one’s own hold has taken is still there for oneself', () => {
    const stillThere = (stock: number, held: number) =>
      priceLines([line(item({ stock }), { quantity: 2 })], [], new Map([['croissant', held]]))[0];
    expect(stillThere(0, 2)).toMatchObject({ view: { problem: null }, stock: 2 });
    expect(stillThere(0, 1)).toMatchObject({ view: { problem: 'NOT_ENOUGH' }, stock: 1 });
    expect(priceLines([line(item({ stock: 0, published: false }))], [], new Map([['croissant', 2]]))[0]).toMatchObject({
      view: { problem: 'WITHDRAWN' },
      stock: 0,
    });
  });
});

test('lines of one item share what is left of it, and either all fit or none does', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 6 }),
      fc.nat(300),
      (quantities, stock) => {
        const tart = item({ stock });
        const priced = priceLines(
          quantities.map((quantity, index) => line(tart, { quantity, note: `${index}` })),
          [],
          NOTHING_HELD,
        );
        const fits = quantities.reduce((sum, quantity) => sum + quantity, 0) <= stock;
        expect(priced.map((one) => one.priced !== null)).toEqual(quantities.map(() => fits));
      },
    ),
  );
});

test('an order takes the sum of its pieces’ units, and at least one', () => {
  const units = (...lines: [quantity: number, preparationUnits: number][]) =>
    preparationUnitsOf(lines.map(([quantity, preparationUnits]) => ({ quantity, preparationUnits }) as PricedLine));
  expect(units([3, 0])).toBe(1);
  expect(units([3, 0], [2, 1])).toBe(2);
  expect(units([2, 2], [1, 1])).toBe(5);
  expect(units()).toBe(1);
});

describe('a line as the specification’s clients send it', () => {
  const money = fc.oneof(fc.double(), fc.integer(), fc.constantFrom('0', null, [], {}, -1, 0.01, 1e308, Infinity));
  const body: CartLineBody = {
    menuItemId: 'croissant',
    quantity: 2,
    specialInstructions: 'Bien cuit',
    selections: { meats: ['Poulet'] },
  };

  test('no price in it is read, whatever it says', () => {
    fc.assert(
      fc.property(money, money, money, (basePrice, price, regularPrice) => {
        const stated = {
          ...body,
          basePrice,
          price,
          totalPrice: price,
          unitCents: price,
          selections: { ...body.selections, regularPrice, supplementPrice: price },
        };
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
    [{ _id: 'b', selections: { sides: { fries: true, drink: '' } } }, { selections: { fries: true, drink: null } }],
    [
      { _id: 'b', selections: { sauces: ['x'], selectedItemSauces: [{ name: 'y' }, { _id: 'z', name: 'Z' }] } },
      { selections: { sauces: ['x', 'y', 'z'] } },
    ],
    [
      { _id: 'b', selections: { size: 'Grande', selectedToppings: ['Olives'], sotSelections: ['salad'] } },
      { selections: { size: 'Grande', toppings: ['Olives'], sot: ['salad'] } },
    ],
  ])('%o', (sent, understood) => {
    expect(wantedLine(sent)).toMatchObject(understood);
  });

  test('names an item, or is refused', () => {
    expect(() => wantedLine({ quantity: 1 })).toThrow('Chaque ligne nomme un article.');
  });
});

test('the fullest cart, whatever became of its prices, comes to a 32-bit integer', () => {
  const gold = Object.assign(new Ingredient(), { ...BACON, id: 'gold', priceCents: 99_999 });
  const dearest = item({ ...sandwich, priceCents: 99_999 });
  const lines = ['bacon', 'gold', 'gone'].flatMap((supplement) =>
    Array.from({ length: 20 }, () =>
      line(dearest, {
        quantity: 99,
        selections: { ...NO_SELECTIONS, supplements: [supplement, 'gold'] },
        seenUnitCents: 2 ** 31 - 1,
      }),
    ),
  );
  const now = priceLines(
    lines,
    [BACON, gold, Object.assign(new Ingredient(), { ...gold, id: 'dear', name: 'Truffe' })],
    NOTHING_HELD,
  );
  expect(centsOf(now)).toBeLessThan(2 ** 31);
});
