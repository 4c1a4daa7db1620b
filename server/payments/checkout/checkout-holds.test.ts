import 'reflect-metadata';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choosing } from '../../../tests/support/options';
import type { PricedLine } from '../../carts/priced-line';
import { ItemKind } from '../../menus/item.entity';
import { holdsOf, sameLines } from './checkout-holds';

const line = (more: Partial<PricedLine> = {}): PricedLine => ({
  ...{ cartLineId: 'line', itemId: 'croissant', kind: ItemKind.SIMPLE, name: 'Croissant', description: '' },
  ...{ category: 'Viennoiseries', picture: null, quantity: 1, unitCents: 120, vatRate: 55, preparationUnits: 0 },
  ...{ allergens: [], allergensDeclared: true },
  choices: [],
  note: '',
  ...more,
});
const chosen = (...by: Parameters<typeof choosing>) => line({ choices: choosing(...by) });

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
  ['another meat', [chosen({ meats: ['Poulet'] })]],
  ['another sauce', [chosen({ sauces: ['Harissa'] })]],
  ['another salad', [chosen({ sot: ['salad'] })]],
  ['another supplement', [chosen({ supplements: [{ name: 'Bacon', priceCents: 100 }] })]],
  ['other fries', [chosen({ fries: 'Frites' })]],
  ['another drink', [chosen({ drink: 'Coca' })]],
  ['another size', [chosen({ size: 'Grande' })]],
  ['another topping', [chosen({ toppings: [{ name: 'Olives', priceCents: 100 }] })]],
  ['one more', [line(), line({ cartLineId: 'other' })]],
  ['nothing', []],
])('a cart with %s differs from the one at checkout', (_what, lines) => {
  expect(sameLines([line()], lines)).toBe(false);
});
