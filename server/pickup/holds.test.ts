import fc from 'fast-check';
import { expect, test } from 'vitest';
import { combined, refunded, type HoldChanges, NO_CHANGES } from './holds';

const taken = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: -99, max: 99 })))
  .map((entries) => new Map(entries));
const changes: fc.Arbitrary<HoldChanges> = fc.record({ units: taken, stock: taken });

/** What is really taken: nothing of something is nothing. */
const net = ({ units, stock }: HoldChanges) =>
  [units, stock].map((all) => [...all].filter(([, count]) => count !== 0).sort(([a], [b]) => (a < b ? -1 : 1)));

test('adding hold changes and their reversal leaves no change', () => {
  fc.assert(
    fc.property(changes, (some) => {
      expect(net(combined(some, refunded(some)))).toEqual([[], []]);
    }),
  );
});

test('reversing hold changes twice yields the original changes', () => {
  fc.assert(
    fc.property(changes, (some) => {
      expect(net(refunded(refunded(some)))).toEqual(net(some));
    }),
  );
});

test('hold changes add up to the same result in any order and grouping', () => {
  fc.assert(
    fc.property(changes, changes, changes, (a, b, c) => {
      expect(net(combined(a, combined(b, c)))).toEqual(net(combined(combined(c, a), b)));
      expect(net(combined(a, b, c))).toEqual(net(combined(c, b, a)));
    }),
  );
});

test('adding no changes to hold changes leaves them unchanged', () => {
  fc.assert(
    fc.property(changes, (some) => {
      expect(combined(some, NO_CHANGES)).toEqual(combined(some));
    }),
  );
  expect(combined()).toEqual(NO_CHANGES);
});

test('hold changes are added up per window and per item without modifying the inputs', () => {
  const sandwich = { units: new Map([['noon', 2]]), stock: new Map([['bread', 1]]) };
  const pizza = {
    units: new Map([
      ['noon', 3],
      ['one', 1],
    ]),
    stock: new Map([['bread', 4]]),
  };
  expect(combined(sandwich, pizza)).toEqual({
    units: new Map([
      ['noon', 5],
      ['one', 1],
    ]),
    stock: new Map([['bread', 5]]),
  });
  expect(sandwich.units).toEqual(new Map([['noon', 2]]));
});
