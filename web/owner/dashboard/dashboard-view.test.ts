import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestSellers, dayBars, hourBars, toTiles, type ItemSales } from './dashboard-view';

const day = { orderCount: 142, salesCents: 128_450, noShowCount: 2 };

describe('the four figures', () => {
  test('stand beside those of before', () => {
    const before = { orderCount: 151, salesCents: 114_700, noShowCount: 2 };
    expect(toTiles(day, before, 'qu’hier').map(({ change }) => change?.text)).toEqual([
      '12\u00a0% de plus qu’hier',
      '6\u00a0% de moins qu’hier',
      '19\u00a0% de plus qu’hier',
      'Autant qu’hier',
    ]);
  });

  test('of a shop’s first day have nothing beside them', () => {
    expect(toTiles(day, null, 'qu’hier').every(({ change }) => change === undefined)).toBe(true);
  });

  test('without an order know no average, before or now', () => {
    const none = { orderCount: 0, salesCents: 0, noShowCount: 0 };
    expect(toTiles(none, day, 'qu’hier')[2]).toMatchObject({ valueText: null, change: undefined });
    expect(toTiles(day, none, 'qu’hier')[2]).toMatchObject({ valueText: '9,05\u00a0€', change: undefined });
  });
});

describe('hours', () => {
  test('run from the first sale to the last, those without a sale included', () => {
    const bars = hourBars([
      { hour: 9, salesCents: 450, orderCount: 1 },
      { hour: 7, salesCents: 1300, orderCount: 2 },
      { hour: 22, salesCents: 0, orderCount: 0 },
    ]);
    expect(bars.map(({ label, value, detailText }) => [label, value, detailText])).toEqual([
      ['7 h', 1300, '2 commandes'],
      ['8 h', 0, '0 commande'],
      ['9 h', 450, '1 commande'],
    ]);
  });

  test('of a day without sales are none', () => {
    expect(hourBars([])).toEqual([]);
  });
});

test('days carry their name, whatever the zone of the machine', () => {
  expect(dayBars([{ day: '2026-11-21', salesCents: 84_330, orderCount: 88 }])).toEqual([
    { id: '2026-11-21', label: 'sam.', longLabel: 'samedi 21 novembre', value: 84_330, detailText: '88 commandes' },
  ]);
});

describe('best sellers', () => {
  const item = (name: string, quantity: number): ItemSales => ({
    itemId: name,
    name,
    quantity,
    salesCents: quantity * 100,
  });

  test('come first, equal ones by name', () => {
    expect(bestSellers([item('Flan', 3), item('Éclair', 12), item('Chouquette', 3)]).map(({ label }) => label)).toEqual(
      ['Éclair', 'Chouquette', 'Flan'],
    );
  });

  test('are few; nothing of the others is lost', () => {
    const items = fc
      .array(fc.nat(400), { maxLength: 40 })
      .map((counts) => counts.map((count, at) => item(`n${String(at)}`, count)));
    fc.assert(
      fc.property(items, fc.integer({ min: 2, max: 10 }), (sold, most) => {
        const bars = bestSellers(sold, most);
        expect(bars.length).toBeLessThanOrEqual(most);
        expect(bars.reduce((sum, { value }) => sum + value, 0)).toBe(
          sold.reduce((sum, { quantity }) => sum + quantity, 0),
        );
        expect(bars.every(({ label }) => label !== '1 autres articles')).toBe(true);
      }),
    );
  });
});
