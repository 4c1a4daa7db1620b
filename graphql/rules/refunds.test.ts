import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refundTotals, remainingLines, type OrderRefund } from './refunds';

const line = (id: string, quantity: number, unitCents: number) => ({ id, quantity, lineCents: quantity * unitCents });
const refund = (cents: number, lines: OrderRefund['lines'] = [], state = 'DONE') => ({ cents, state, lines });

describe('remainingLines', () => {
  const lines = [line('tuna', 2, 450), line('cake', 1, 300)];

  test('remaining lines exclude refunded pieces at the price that was paid, and ignore a failed refund', () => {
    const tuna = [{ lineId: 'tuna', quantity: 1 }];
    expect(remainingLines(lines, [refund(450, tuna)])).toEqual([line('tuna', 1, 450), line('cake', 1, 300)]);
    expect(remainingLines(lines, [refund(450, tuna, 'FAILED')])).toEqual(lines);
  });

  test('a refund without pieces reduces the price of all remaining lines and keeps their pieces', () => {
    expect(remainingLines(lines, [refund(400)])).toEqual([
      { id: 'tuna', quantity: 2, lineCents: 600 },
      { id: 'cake', quantity: 1, lineCents: 200 },
    ]);
  });

  test('remaining lines and refunds add up to the order, whatever is refunded in whatever steps', () => {
    const quantity = fc.integer({ min: 1, max: 99 });
    const lineOf = fc.record({ quantity, unitCents: fc.integer({ min: 0, max: 5000 }), refunded: fc.array(quantity) });
    fc.assert(
      fc.property(fc.array(lineOf, { minLength: 1, maxLength: 6 }), (drawn) => {
        const lines = drawn.map(({ quantity, unitCents }, at) => line(String(at), quantity, unitCents));
        const refunds = drawn.flatMap(({ quantity, unitCents, refunded }, at) => {
          let left = quantity;
          return refunded.flatMap((asked) => {
            const taken = Math.min(asked, left);
            left -= taken;
            return taken > 0 ? [refund(taken * unitCents, [{ lineId: String(at), quantity: taken }])] : [];
          });
        });
        const sum = (all: readonly { lineCents: number }[]) =>
          all.reduce((cents, { lineCents }) => cents + lineCents, 0);
        const remaining = remainingLines(lines, refunds);
        const { refundedCents, piecesOf } = refundTotals(refunds);
        expect(sum(remaining) + refundedCents).toBe(sum(lines));
        for (const [at, { id, quantity }] of remaining.entries())
          expect(quantity + piecesOf(id)).toBe(lines[at]?.quantity);
      }),
    );
  });
});
