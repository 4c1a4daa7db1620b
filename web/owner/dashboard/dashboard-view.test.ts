import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstOrder as dashboardOrder, report as morning } from '../../../.storybook/results/dashboard';
import {
  bestSellers,
  comparedWith,
  dayBars,
  hourBars,
  toFigures,
  toOwnerOrder,
  toTiles,
  toVatTotals,
  type ItemSales,
} from './dashboard-view';
import { accountsHint } from './dashboard.texts';

const day = { orderCount: 142, salesCents: 128_450, noShowCount: 2 };

describe('four sales figures', () => {
  test('sales figures are compared with those of the earlier period', () => {
    const before = { orderCount: 151, salesCents: 114_700, noShowCount: 2 };
    expect(toTiles(day, before, 'qu’hier').map(({ change }) => change?.text)).toEqual([
      '12\u00a0% de plus qu’hier',
      '6\u00a0% de moins qu’hier',
      '19\u00a0% de plus qu’hier',
      'Autant qu’hier',
    ]);
  });

  test('sales figures of a shop’s first day have no comparison', () => {
    expect(toTiles(day, null, 'qu’hier').every(({ change }) => change === undefined)).toBe(true);
  });

  test('the average order value is absent without orders, and not compared without earlier ones', () => {
    const none = { orderCount: 0, salesCents: 0, noShowCount: 0 };
    expect(toTiles(none, day, 'qu’hier')[2]).toMatchObject({ valueText: null, change: undefined });
    expect(toTiles(day, none, 'qu’hier')[2]).toMatchObject({ valueText: '9,05\u00a0€', change: undefined });
  });
});

describe('sales by hour', () => {
  test('sales by hour are empty for a day without sales, else run from the first hour with a sale to the last, including hours without one', () => {
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
    expect(hourBars([])).toEqual([]);
  });
});

test('sales by day are labelled with weekday and date, regardless of the machine’s time zone', () => {
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

  test('best sellers are sorted by quantity, then by name', () => {
    expect(bestSellers([item('Flan', 3), item('Éclair', 12), item('Chouquette', 3)]).map(({ label }) => label)).toEqual(
      ['Éclair', 'Chouquette', 'Flan'],
    );
  });

  test('best sellers are limited in number, with the others’ quantities summed up in the last bar', () => {
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

test('today is compared with the same weekday last week, and this week with the week before', () => {
  expect(comparedWith('today', '2026-11-21')).toBe('que samedi dernier à la même heure');
  expect(comparedWith('week', '2026-11-21')).toBe('que la semaine dernière au même moment');
});

describe('sales report', () => {
  const none = { ...morning.figures, orderCount: 0, salesCents: 0, noShowCount: 0 };
  const days = [{ __typename: 'DaySales' as const, day: '2026-11-24', salesCents: 0, orderCount: 0 }];
  const report = { ...morning, today: '2026-11-24', figures: none, before: null, hours: [], days, items: [] };

  test('the sales report of a week without sales has no bars', () => {
    expect(toFigures(report, 'week').overTime).toEqual([]);
  });

  test('the sales report of a week with sales includes its days without sales', () => {
    const sold = { ...report, figures: { ...report.figures, orderCount: 1 } };
    expect(toFigures(sold, 'week').overTime).toMatchObject([{ id: '2026-11-24', value: 0 }]);
  });

  test('the sales report does not mutate the server’s data', () => {
    const frozen = { ...report, items: Object.freeze([]) as never };
    expect(() => toFigures(frozen, 'today')).not.toThrow();
  });
});

test('an owner’s order shows its pickup day, payment method, fee and refunds', () => {
  const order = {
    ...dashboardOrder,
    createdAt: '2026-11-24T22:30:00Z',
    feeCents: 29,
    window: { ...dashboardOrder.window, startsAt: '2026-11-24T23:15:00Z' },
  };
  expect(toOwnerOrder(order)).toMatchObject({
    dayText: 'mercredi 25 novembre',
    orderDate: '24 novembre 2026 à 23:30',
    paymentMethod: 'Carte bancaire',
    serviceChargeCents: 29,
  });
  const fee = { __typename: 'PaymentFee', cents: 46, paidByShop: true } as const;
  expect(toOwnerOrder({ ...order, paymentCost: fee }).paymentFee).toMatchObject({ cents: 46, paidByShop: true });
  const lines = [{ __typename: 'RefundedLine' as const, lineId: order.lines[0]?.id ?? '', quantity: 2 }];
  const refunds = [{ __typename: 'OrderRefund' as const, id: 'r-1', cents: 260, state: 'DONE' as const, lines }];
  expect(toOwnerOrder({ ...order, refunds })).toMatchObject({ refundCents: 260 });
  expect(toOwnerOrder({ ...order, refunds }).lines[0]).toMatchObject({ refunded: 2 });
  expect(toOwnerOrder({ ...order, source: 'COUNTER' }).paymentMethod).toBeUndefined();
  const deal = { mealDealId: 'midi', name: 'Formule Midi', nameLang: null, quantity: 1, cents: 100 };
  const mealDeals = [{ __typename: 'AppliedMealDeal' as const, ...deal }];
  expect(toOwnerOrder({ ...order, mealDeals })).toMatchObject({ mealDeals: [deal] });
});

test('VAT rates are formatted as on French bills', () => {
  const totals = [55, 200].map((rate) => ({ rate, netCents: 616, taxCents: 34, grossCents: 650 }));
  expect(toVatTotals(totals).map(({ rateText }) => rateText)).toEqual(['5,5\u00a0%', '20\u00a0%']);
});

test('the hint on sales totals says whether refunds and service charges are included', () => {
  expect(accountsHint({ feeCents: 0, refundedCents: 0 })).toBe('Ventes payées, TVA comprise.');
  expect(accountsHint({ feeCents: 58, refundedCents: 650 })).toMatch(
    /^Ventes payées, TVA comprise, remboursements déduits \(6,50.€\)\. Les frais de service \(0,58.€\), gardés par MêmePrix, s’y ajoutent dans le fichier\.$/,
  );
});
