import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_PREPARATION_MINUTES } from '../../../graphql/rules/preparation';
import { delayAt, delayEnd, preparationBegins, preparationMinutesAt } from './preparation';

const MINUTE = 60_000;
const NOON = new Date('2026-11-24T11:00:00Z');
const minutesAfter = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE);
const anyInstant = fc.integer({ min: -1_000 * MINUTE, max: 1_000 * MINUTE }).map((ms) => new Date(+NOON + ms));
const anyShop = fc.record({
  preparationMinutes: fc.integer({ min: 0, max: MOST_PREPARATION_MINUTES }),
  delayMinutes: fc.integer({ min: 0, max: MOST_PREPARATION_MINUTES }),
  delayUntil: fc.option(anyInstant),
});

describe('preparationMinutesAt', () => {
  it('the preparation time includes the delay until the delay’s end, but not at it', () => {
    const shop = { preparationMinutes: 20, delayMinutes: 10, delayUntil: NOON };
    expect(preparationMinutesAt(shop, new Date(+NOON - 1))).toBe(30);
    expect(preparationMinutesAt(shop, NOON)).toBe(20);
    expect(preparationMinutesAt({ preparationMinutes: 20 }, NOON)).toBe(20);
  });

  it('the preparation time stays between the shop’s own minutes and the maximum, and never grows with time', () => {
    fc.assert(
      fc.property(anyShop, anyInstant, anyInstant, (shop, one, other) => {
        const [earlier, later] = [one, other].sort((a, b) => +a - +b).map((at) => preparationMinutesAt(shop, at));
        expect(later).toBeLessThanOrEqual(earlier ?? NaN);
        expect(later).toBeGreaterThanOrEqual(shop.preparationMinutes);
        expect(earlier).toBeLessThanOrEqual(MOST_PREPARATION_MINUTES);
      }),
    );
  });

  it('the preparation time is the shop’s own minutes when no delay is set', () => {
    fc.assert(
      fc.property(anyShop, anyInstant, (shop, at) => {
        expect(preparationMinutesAt({ ...shop, delayUntil: null }, at)).toBe(shop.preparationMinutes);
        expect(preparationMinutesAt({ ...shop, delayMinutes: 0 }, at)).toBe(shop.preparationMinutes);
      }),
    );
  });
});

describe('preparationBegins', () => {
  it('preparation begins earlier by the delay only when it would usually begin during the delay', () => {
    fc.assert(
      fc.property(anyShop, anyInstant, (shop, startsAt) => {
        const usually = new Date(+startsAt - shop.preparationMinutes * MINUTE);
        const earlier = (+usually - +preparationBegins(shop, startsAt)) / MINUTE;
        expect(earlier).toBe(Math.min(delayAt(shop, usually), MOST_PREPARATION_MINUTES - shop.preparationMinutes));
      }),
    );
  });
});

describe('delayEnd', () => {
  const rules = {
    zone: 'Europe/Paris',
    // Tuesdays, 12:00 to 14:00 in Paris.
    openingRanges: [{ weekday: 2 as const, opensAt: 12 * 60, closesAt: 14 * 60 }],
    closures: [],
  };

  it.each([
    ['in the middle of the service', 0, 60],
    ['with less than an hour of it left', 90, 120],
    ['before the shop opens', -30, 30],
    ['after it has closed', 120, 180],
  ])('a delay ends an hour later or at closing time, whichever comes first: %s', (_name, begins, ends) => {
    expect(delayEnd(rules, minutesAfter(begins))).toEqual(minutesAfter(ends));
  });
});
