import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { platformShares, refundOf } from './refund-rules';
import { RefundCause } from './refund.entity';

const lines = [
  { id: 'a', quantity: 3, lineCents: 1950, refunded: 1 },
  { id: 'b', quantity: 1, lineCents: 120, refunded: 0 },
  { id: 'free', quantity: 1, lineCents: 0, refunded: 0 },
];

const pieces = (lineId: string, quantity: number) => ({ lineId, quantity });

describe('refund rules', () => {
  test('a refund of pieces amounts to the price paid for them', () => {
    expect(refundOf(lines, [pieces('a', 2)])).toEqual([1300]);
    expect(refundOf(lines, [pieces('b', 1), pieces('a', 1)])).toEqual([120, 650]);
  });

  test.each([
    ['nothing', []],
    ['more than is left', [pieces('a', 3)]],
    ['a line of another order', [pieces('z', 1)]],
    ['a line twice', [pieces('a', 1), pieces('a', 1)]],
    ['half a piece', [pieces('a', 0.5)]],
    ['less than nothing', [pieces('a', -1)]],
    ['what cost nothing', [pieces('free', 1)]],
  ])('a refund of %s is refused', (_what, choices) => {
    expect(refundOf(lines, choices)).toBeNull();
  });

  test('refunds of single lines never exceed the order’s lines, however they are split', () => {
    const line = fc.record({ quantity: fc.integer({ min: 1, max: 9 }), lineCents: fc.integer({ min: 0, max: 5000 }) });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.array(fc.tuple(fc.nat(5), fc.integer({ min: -1, max: 10 })), { maxLength: 20 }),
        (ordered, wishes) => {
          const kept = ordered.map((each, index) => ({ id: String(index), refunded: 0, ...each }));
          let given = 0;
          for (const [index, quantity] of wishes) {
            const cents = refundOf(kept, [pieces(String(index), quantity)]);
            if (cents === null) continue;
            given += cents[0] ?? 0;
            for (const each of kept) if (each.id === String(index)) each.refunded += quantity;
          }
          expect(given).toBeLessThanOrEqual(ordered.reduce((sum, each) => sum + each.lineCents, 0));
          const whole = ordered.filter((each, index) => kept[index]?.refunded === each.quantity);
          if (whole.length === ordered.length)
            expect(given).toBe(ordered.reduce((sum, each) => sum + each.lineCents, 0));
        },
      ),
    );
  });
});

test('the platform shares a refund of a whole order, and the shop alone bears a refund of single lines', () => {
  expect(platformShares(RefundCause.LINES)).toBe(false);
  for (const cause of [RefundCause.SHOP, RefundCause.CUSTOMER, RefundCause.TOO_LATE])
    expect(platformShares(cause)).toBe(true);
});
