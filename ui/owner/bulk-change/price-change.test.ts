import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedPrice, HIGHEST_PRICE_CENTS, type PriceChange } from './price-change';

const price = fc.integer({ min: 1, max: HIGHEST_PRICE_CENTS });
const roundTo = fc.constantFrom<PriceChange['roundTo'][]>(1, 5, 10);
const change = fc.record({
  by: fc.constantFrom<PriceChange['by'][]>('percent', 'amount'),
  value: fc.integer({ min: -999, max: 3000 }),
  roundTo,
});

describe('bulk price change', () => {
  it.each([
    ['raises by a percentage', 130, 'percent', 50, 1, 137],
    ['rounds to five cents', 130, 'percent', 50, 5, 135],
    ['rounds to ten cents', 130, 'percent', 50, 10, 140],
    ['adds an amount', 120, 'amount', 10, 1, 130],
    ['subtracts an amount', 120, 'amount', -15, 10, 110],
    ['rounds an exact half up', 100, 'percent', 25, 5, 105],
    ['rounds a half up where floating point falls below it', 115, 'percent', 100, 1, 127],
    ['rounds a half up for larger prices', 1005, 'percent', 100, 1, 1106],
    ['gives no price of zero', 10, 'amount', -10, 1, null],
    ['gives no price that rounds to zero', 2, 'amount', 0, 5, null],
    ['gives no price above the highest', HIGHEST_PRICE_CENTS, 'amount', 1, 1, null],
  ] as const)('a bulk price change %s', (_law, cents, by, value, step, changed) => {
    expect(changedPrice(cents, { by, value, roundTo: step })).toBe(changed);
  });

  it('a bulk price change of zero without rounding leaves every price unchanged', () => {
    fc.assert(
      fc.property(price, fc.constantFrom<PriceChange['by'][]>('percent', 'amount'), (cents, by) => {
        expect(changedPrice(cents, { by, value: 0, roundTo: 1 })).toBe(cents);
      }),
    );
  });

  it('a bulk price change ends on a rounding step, at most half a step from the exact price', () => {
    fc.assert(
      fc.property(price, change, (cents, asked) => {
        const changed = changedPrice(cents, asked);
        if (changed === null) return;
        expect(changed % asked.roundTo).toBe(0);
        const thousandths = asked.by === 'percent' ? cents * (1000 + asked.value) : (cents + asked.value) * 1000;
        expect(Math.abs(changed * 1000 - thousandths)).toBeLessThanOrEqual(asked.roundTo * 500);
      }),
    );
  });

  it('a bulk price change never makes a dearer item the cheaper one', () => {
    fc.assert(
      fc.property(price, price, change, (one, other, asked) => {
        const [low, high] = [changedPrice(Math.min(one, other), asked), changedPrice(Math.max(one, other), asked)];
        if (low !== null && high !== null) expect(low).toBeLessThanOrEqual(high);
      }),
    );
  });
});
