import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestMealDeals, type MealDeal, type MealDealLine, sharedByPrice } from './meal-deals';

const lunch: MealDeal = {
  id: 'lunch',
  priceCents: 990,
  parts: [
    {
      options: [
        { itemId: 'kebab', surchargeCents: 0 },
        { itemId: 'panini', surchargeCents: 100 },
      ],
    },
    { options: [{ itemId: 'tarte', surchargeCents: 0 }] },
    { options: [{ itemId: 'cola', surchargeCents: 0 }] },
  ],
};
const line = (itemId: string, priceCents: number, quantity = 1): MealDealLine => ({ itemId, priceCents, quantity });
const [kebab, panini, tarte, cola] = [line('kebab', 650), line('panini', 850), line('tarte', 280), line('cola', 190)];

test('a meal deal saves the difference to the prices of its articles, surcharges added', () => {
  expect(bestMealDeals([kebab, tarte, cola], [lunch]).savings).toEqual([{ id: 'lunch', quantity: 1, cents: 130 }]);
  expect(bestMealDeals([panini, tarte, cola], [lunch]).savings).toEqual([{ id: 'lunch', quantity: 1, cents: 230 }]);
});

test('a meal deal applies only to a cart that has an article of every part', () => {
  expect(bestMealDeals([kebab, cola], [lunch])).toEqual({ savings: [], reductions: [0, 0] });
  expect(bestMealDeals([], [lunch])).toEqual({ savings: [], reductions: [] });
});

test('a meal deal that costs as much as its articles or more never applies', () => {
  for (const priceCents of [1120, 1500]) {
    expect(bestMealDeals([kebab, tarte, cola], [{ ...lunch, priceCents }]).savings).toEqual([]);
  }
});

test('a meal deal takes the articles that save the most and applies as often as it can', () => {
  const lines = [{ ...kebab, quantity: 2 }, panini, { ...tarte, quantity: 2 }, { ...cola, quantity: 5 }];
  const { savings, reductions } = bestMealDeals(lines, [lunch]);
  expect(savings).toEqual([{ id: 'lunch', quantity: 2, cents: 360 }]);
  expect(reductions.reduce((sum, cents) => sum + cents)).toBe(360);
});

test('the saving of a meal deal is shared among its articles by their own prices, to the cent', () => {
  expect(bestMealDeals([kebab, tarte, cola], [lunch]).reductions).toEqual([75, 33, 22]);
});

test('a cheaper deal gives way when two deals want the same article', () => {
  const snack = { id: 'snack', priceCents: 400, parts: lunch.parts.slice(1) };
  const { savings } = bestMealDeals([kebab, tarte, cola], [snack, lunch]);
  expect(savings).toEqual([{ id: 'lunch', quantity: 1, cents: 130 }]);
});

const ITEMS = ['a', 'b', 'c', 'd', 'e'];
const options = fc.uniqueArray(fc.record({ itemId: fc.constantFrom(...ITEMS), surchargeCents: fc.nat(60) }), {
  selector: ({ itemId }) => itemId,
  minLength: 1,
  maxLength: 3,
});
const someDeals = fc
  .array(
    fc.record({
      priceCents: fc.integer({ min: 1, max: 500 }),
      parts: fc.array(fc.record({ options }), { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 3 },
  )
  .map((deals) => deals.map((deal, at) => ({ id: `${at}`, ...deal })));
const someLines = fc
  .tuple(
    fc.array(fc.nat(300), { minLength: 5, maxLength: 5 }),
    fc.array(fc.record({ item: fc.nat(4), quantity: fc.integer({ min: 1, max: 3 }) }), { maxLength: 4 }),
  )
  .map(([prices, lines]) => lines.map(({ item, quantity }) => line(ITEMS[item] ?? '', prices[item] ?? 0, quantity)));

/** The greatest saving, found by trying every set of every deal on what is left of the cart. */
function triedOut(lines: readonly MealDealLine[], deals: readonly MealDeal[]): number {
  const prices = new Map(lines.map(({ itemId, priceCents }) => [itemId, priceCents]));
  const known = new Map<string, number>();
  const best = (left: ReadonlyMap<string, number>): number => {
    const key = JSON.stringify([...left]);
    const before = known.get(key);
    if (before !== undefined) return before;
    let most = 0;
    const fill = ({ parts, priceCents }: MealDeal, rest: Map<string, number>, saved: number) => {
      const [part, ...others] = parts;
      if (!part) return void (most = Math.max(most, saved - priceCents + best(rest)));
      for (const { itemId, surchargeCents } of part.options) {
        const count = rest.get(itemId) ?? 0;
        if (count > 0)
          fill(
            { id: '', parts: others, priceCents },
            new Map(rest).set(itemId, count - 1),
            saved + (prices.get(itemId) ?? 0) - surchargeCents,
          );
      }
    };
    for (const deal of deals) fill(deal, new Map(left), 0);
    known.set(key, most);
    return most;
  };
  const counts = new Map<string, number>();
  for (const { itemId, quantity } of lines) counts.set(itemId, (counts.get(itemId) ?? 0) + quantity);
  return best(counts);
}

const savedBy = (lines: readonly MealDealLine[], deals: readonly MealDeal[]) =>
  bestMealDeals(lines, deals).savings.reduce((sum, { cents }) => sum + cents, 0);

test('meal deals save as much on any cart as trying every combination does', () => {
  const carts = fc.property(someLines, someDeals, (lines, deals) => {
    expect(savedBy(lines, deals)).toBe(triedOut(lines, deals));
  });
  fc.assert(carts, { numRuns: 10_000 });
});

test('meal deals take off the lines exactly what they save, and never more than a line costs', () => {
  const carts = fc.property(someLines, someDeals, (lines, deals) => {
    const { savings, reductions } = bestMealDeals(lines, deals);
    expect(reductions.reduce((sum, cents) => sum + cents, 0)).toBe(savings.reduce((sum, { cents }) => sum + cents, 0));
    for (const [at, { priceCents, quantity }] of lines.entries()) {
      expect(reductions[at]).toBeGreaterThanOrEqual(0);
      expect(reductions[at]).toBeLessThanOrEqual(priceCents * quantity);
    }
  });
  fc.assert(carts, { numRuns: 2_000 });
});

test('another article or another meal deal never makes a cart save less', () => {
  const carts = fc.property(someLines, someLines, someDeals, someDeals, (lines, more, deals, others) => {
    const prices = new Map([...more, ...lines].map(({ itemId, priceCents }) => [itemId, priceCents]));
    const all = [...lines, ...more].map((one) => ({ ...one, priceCents: prices.get(one.itemId) ?? 0 }));
    expect(savedBy(all, deals)).toBeGreaterThanOrEqual(savedBy(lines, deals));
    expect(savedBy(lines, [...deals, ...others])).toBeGreaterThanOrEqual(savedBy(lines, deals));
  });
  fc.assert(carts, { numRuns: 2_000 });
});

test('shares add up to what is shared and lie within a cent of the exact proportion', () => {
  const shares = fc.property(fc.array(fc.nat(5_000), { minLength: 1, maxLength: 6 }), fc.nat(9_999), (prices, part) => {
    const sum = prices.reduce((all, price) => all + price, 0);
    const cents = Math.floor((sum * part) / 10_000);
    const shared = sharedByPrice(cents, prices);
    expect(shared.reduce((all, share) => all + share, 0)).toBe(cents);
    for (const [at, share] of shared.entries()) {
      expect(Math.abs(share - (cents * (prices[at] ?? 0)) / (sum || 1))).toBeLessThan(1);
      expect(share).toBeLessThanOrEqual(prices[at] ?? 0);
    }
  });
  fc.assert(shares, { numRuns: 2_000 });
});
