import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedPrice, HIGHEST_PRICE_CENTS, priceSteps, type PriceChange } from './price-change';

const price = fc.integer({ min: 1, max: HIGHEST_PRICE_CENTS });
const roundTo = fc.constantFrom<PriceChange['roundTo'][]>(1, 5, 10);
const change = fc.record({
  by: fc.constantFrom<PriceChange['by'][]>('percent', 'amount'),
  value: fc.integer({ min: -999, max: 3000 }),
  roundTo,
});

describe('bulk price change', () => {
  it('a bulk price change raises prices by a percentage and rounds to five or ten cents', () => {
    expect(changedPrice(130, { by: 'percent', value: 50, roundTo: 1 })).toBe(137);
    expect(changedPrice(130, { by: 'percent', value: 50, roundTo: 5 })).toBe(135);
    expect(changedPrice(130, { by: 'percent', value: 50, roundTo: 10 })).toBe(140);
  });

  it('a bulk price change adds or subtracts an amount', () => {
    expect(changedPrice(120, { by: 'amount', value: 10, roundTo: 1 })).toBe(130);
    expect(changedPrice(120, { by: 'amount', value: -15, roundTo: 10 })).toBe(110);
  });

  it('a bulk price change rounds an exact half up, also where floating point would fall below it', () => {
    expect(changedPrice(100, { by: 'percent', value: 25, roundTo: 5 })).toBe(105);
    expect(changedPrice(115, { by: 'percent', value: 100, roundTo: 1 })).toBe(127);
    expect(changedPrice(1005, { by: 'percent', value: 100, roundTo: 1 })).toBe(1106);
  });

  it('a bulk price change that would leave the allowed price range gives no price', () => {
    expect(changedPrice(10, { by: 'amount', value: -10, roundTo: 1 })).toBeNull();
    expect(changedPrice(2, { by: 'amount', value: 0, roundTo: 5 })).toBeNull();
    expect(changedPrice(HIGHEST_PRICE_CENTS, { by: 'amount', value: 1, roundTo: 1 })).toBeNull();
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

  it('a bulk price change is previewed per item in the given order', () => {
    const items = [
      { id: 'a', name: 'Croissant', priceCents: 130 },
      { id: 'b', name: 'Sachet', priceCents: 5 },
    ];
    expect(priceSteps(items, { by: 'amount', value: -10, roundTo: 5 })).toEqual([
      { ...items[0], newPriceCents: 120 },
      { ...items[1], newPriceCents: null },
    ]);
  });
});
