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

test('hold changes add up in any order and grouping, their reversal undoes them, and no changes leave them alone', () => {
  fc.assert(
    fc.property(changes, changes, changes, (a, b, c) => {
      expect(net(combined(a, combined(b, c)))).toEqual(net(combined(combined(c, a), b)));
      expect(net(combined(a, b, c))).toEqual(net(combined(c, b, a)));
      expect(net(combined(a, refunded(a)))).toEqual([[], []]);
      expect(net(refunded(refunded(a)))).toEqual(net(a));
      expect(combined(a, NO_CHANGES)).toEqual(combined(a));
    }),
  );
  expect(combined()).toEqual(NO_CHANGES);
});
test('hold changes are added up per window and per item without modifying the inputs', () => {
  const of = (units: Record<string, number>, bread: number) => ({
    units: new Map(Object.entries(units)),
    stock: new Map([['bread', bread]]),
  });
  const sandwich = of({ noon: 2 }, 1);
  expect(combined(sandwich, of({ noon: 3, one: 1 }, 4))).toEqual(of({ noon: 5, one: 1 }, 5));
  expect(sandwich).toEqual(of({ noon: 2 }, 1));
});
