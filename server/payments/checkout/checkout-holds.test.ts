import 'reflect-metadata';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PricedLine } from '../../carts/priced-line';
import { ItemKind } from '../../menus/item.entity';
import { holdsOf, sameLines } from './checkout-holds';

const line = (more: Partial<PricedLine> = {}): PricedLine => ({
  ...{ cartLineId: 'line', itemId: 'croissant', kind: ItemKind.SIMPLE, name: 'Croissant', description: '' },
  ...{ category: 'Viennoiseries', picture: null, quantity: 1, unitCents: 120, vatRate: 55, preparationUnits: 0 },
  ...{ allergens: [], allergensDeclared: true },
  choices: { meats: [], sauces: [], sot: [], supplements: [], fries: null, drink: null, size: null, toppings: [] },
  note: '',
  ...more,
});
const choosing = (choices: Partial<PricedLine['choices']>) => line({ choices: { ...line().choices, ...choices } });

test('a hold adds up the quantities of two lines of one item, so that stock is checked for both together', () => {
  const lines = [
    line({ quantity: 2 }),
    line({ cartLineId: 'other', note: 'Bien cuit', quantity: 3 }),
    line({ itemId: 'tart' }),
  ];
  const stock = new Map(Object.entries({ croissant: 5, tart: 1 }));
  expect(holdsOf({ window: { id: 'noon' }, units: 4, lines })).toEqual({ units: new Map([['noon', 4]]), stock });
});

test('a hold without a window reserves stock only', () => {
  const stock = new Map([['croissant', 1]]);
  expect(holdsOf({ window: null, units: 4, lines: [line()] })).toEqual({ units: new Map(), stock });
});

test('a cart stored by PostgreSQL, which reorders JSON keys, still equals the original', () => {
  const sorted = (_key: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)))
      : value;
  fc.assert(
    fc.property(
      fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 99 }), unitCents: fc.nat(), note: fc.string() })),
      (some) => {
        const lines = some.map((more) => line(more));
        expect(sameLines(JSON.parse(JSON.stringify(lines, sorted)) as PricedLine[], lines)).toBe(true);
      },
    ),
  );
});

test.each<[string, PricedLine[]]>([
  ['another quantity', [line({ quantity: 2 })]],
  ['another price', [line({ unitCents: 130 })]],
  ['another item', [line({ itemId: 'tart' })]],
  ['another note', [line({ note: 'Bien cuit' })]],
  ['another line', [line({ cartLineId: 'other' })]],
  ['another meat', [choosing({ meats: ['Poulet'] })]],
  ['another sauce', [choosing({ sauces: ['Harissa'] })]],
  ['another salad', [choosing({ sot: ['salad'] })]],
  ['another supplement', [choosing({ supplements: [{ name: 'Bacon', priceCents: 100 }] })]],
  ['other fries', [choosing({ fries: 'Frites' })]],
  ['another drink', [choosing({ drink: 'Coca' })]],
  ['another size', [choosing({ size: 'Grande' })]],
  ['another topping', [choosing({ toppings: [{ name: 'Olives', priceCents: 100 }] })]],
  ['one more', [line(), line({ cartLineId: 'other' })]],
  ['nothing', []],
])('a cart with %s differs from the one at checkout', (_what, lines) => {
  expect(sameLines([line()], lines)).toBe(false);
});
