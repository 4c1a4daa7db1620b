import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestMealDeals } from '../../graphql/rules/meal-deals';
import { centsOfPieces } from '../../graphql/rules/refunds';
import { OrderSource } from '../orders/order.entity';
import { OrderStatus } from '../orders/order-status';
import { refundOf } from '../payments/refund-rules';
import { operationsOf, taxedPart, totalsOf, type RateGross, type Return } from './accounts';
import { accountsCsv, byDay, byHour, figuresOf, soldWithin } from './report.service';
import { paidAt, refundedAt, soldAt, type OrderFacts } from './sale';
import { isWithin, spanOfDays } from './span';

const PARIS = 'Europe/Paris';
// The week in which the clocks go back.
const WEEK = spanOfDays(PARIS, '2026-10-19', '2026-10-25');
const HOUR = 3_600_000;

const sold = (linesCents: number): OrderFacts => ({
  ...{ id: '0', token: 'K7MQ2X', source: OrderSource.ONLINE, status: OrderStatus.COLLECTED },
  ...{ createdAt: WEEK.from, statusAt: WEEK.from, linesCents, feeCents: 29 },
});

interface Placed {
  order: OrderFacts;
  parts: RateGross[];
}

const parts = fc.uniqueArray(
  fc.record({ rate: fc.constantFrom(55, 100, 200), grossCents: fc.integer({ min: 1, max: 20_000 }) }),
  { minLength: 1, selector: ({ rate }) => rate },
);
const placed: fc.Arbitrary<Placed> = fc
  .record({
    source: fc.constantFrom(OrderSource.ONLINE, OrderSource.COUNTER),
    status: fc.constantFrom(...Object.values(OrderStatus)),
    // Some of them before the week, and some end after it.
    createdAt: fc.integer({ min: WEEK.from - 2 * HOUR, max: WEEK.to + HOUR }),
    lasts: fc.integer({ min: 0, max: 3 * HOUR }),
    parts,
  })
  .map(({ source, status, createdAt, lasts, parts: bought }) => ({
    parts: bought,
    order: {
      ...sold(bought.reduce((cents, { grossCents }) => cents + grossCents, 0)),
      ...{ source, status, createdAt, statusAt: createdAt + lasts, feeCents: source === OrderSource.ONLINE ? 29 : 0 },
    },
  }));
const orders = fc
  .array(placed, { maxLength: 30 })
  .map((all) => all.map((one, at) => ({ ...one, order: { ...one.order, id: String(at) } })));

const booked = (all: readonly Placed[]) =>
  operationsOf(
    all.map(({ order }) => order),
    (id) => all[Number(id)]?.parts ?? [],
    WEEK,
  );
const returned = (order: OrderFacts, articles: readonly RateGross[], returns: readonly Return[]) =>
  operationsOf(
    [order],
    () => articles,
    WEEK,
    () => returns,
  );
const cents = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

test('net and tax amounts add up exactly to the gross amount at every VAT rate', () => {
  fc.assert(
    fc.property(fc.constantFrom(0, 21, 55, 100, 200), fc.integer({ min: 0, max: 10_000_000 }), (rate, grossCents) => {
      const { netCents, taxCents } = taxedPart({ rate, grossCents });
      expect(netCents + taxCents).toBe(grossCents);
      expect(Math.abs(taxCents - (netCents * rate) / 1000)).toBeLessThan(1.2);
    }),
  );
});

test('accounting totals are the payments of the period less the refunds of the period, to the cent', () => {
  fc.assert(
    fc.property(orders, (all) => {
      const within = (instantOf: (order: OrderFacts) => number | null) =>
        all.map(({ order }) => order).filter((order) => isWithin(WEEK, instantOf(order)));
      const of = (field: 'linesCents' | 'feeCents') =>
        cents(within(paidAt).map((order) => order[field])) - cents(within(refundedAt).map((order) => order[field]));
      const operations = booked(all);
      expect(cents(totalsOf(operations).map(({ grossCents }) => grossCents))).toBe(of('linesCents'));
      expect(cents(operations.map(({ feeCents }) => feeCents))).toBe(of('feeCents'));
      for (const { netCents, taxCents, grossCents } of totalsOf(operations))
        expect(netCents + taxCents).toBe(grossCents);
    }),
  );
});

test('each column of the accounting CSV adds up to the accounting totals', () => {
  const inCents = (cell: string) => (cell === '' ? 0 : Math.round(Number(cell.replace(',', '.')) * 100));
  fc.assert(
    fc.property(orders, (all) => {
      const operations = booked(all);
      const rows = accountsCsv(operations, PARIS)
        .split('\r\n')
        .slice(1, -1)
        .map((row) => row.split(';'));
      const column = (at: number) => cents(rows.map((row) => inCents(row[at] ?? '')));
      const totals = totalsOf(operations);
      expect([6, 7, 8].map(column)).toEqual([
        cents(totals.map(({ netCents }) => netCents)),
        cents(totals.map(({ taxCents }) => taxCents)),
        cents(totals.map(({ grossCents }) => grossCents)),
      ]);
      expect(column(9)).toBe(cents(operations.map(({ feeCents }) => feeCents)));
      expect(column(10)).toBe(column(8) + column(9));
    }),
  );
});

test('an order that is fully refunded leaves accounting totals of zero, including tax', () => {
  fc.assert(
    fc.property(parts, (bought) => {
      const order = { ...sold(0), status: OrderStatus.CANCELLED, statusAt: WEEK.from + HOUR };
      const both = booked([{ order, parts: bought }]);
      expect(both.map(({ kind }) => kind)).toEqual(['SALE', 'REFUND']);
      for (const { netCents, taxCents, grossCents } of totalsOf(both))
        expect([netCents, taxCents, grossCents]).toEqual([0, 0, 0]);
      expect(cents(both.map(({ feeCents }) => feeCents))).toBe(0);
    }),
  );
});

test('sales by hour and by day add up to the sales figures of the period', () => {
  fc.assert(
    fc.property(orders, (all) => {
      const facts = all.map(({ order }) => order);
      const { orderCount, salesCents } = figuresOf(facts, WEEK);
      const sold = soldWithin(facts, WEEK);
      for (const groups of [byHour(sold, PARIS), byDay(sold, PARIS, WEEK)]) {
        expect(cents(groups.map((group) => group.orderCount))).toBe(orderCount);
        expect(cents(groups.map((group) => group.salesCents))).toBe(salesCents);
      }
      expect(byDay(sold, PARIS, WEEK)).toHaveLength(7);
      expect(cents(facts.filter((order) => isWithin(WEEK, soldAt(order))).map(({ linesCents }) => linesCents))).toBe(
        salesCents,
      );
    }),
  );
});

test('a refund made elsewhere reduces the rates’ gross amounts first, then the service charge', () => {
  const given = fc.array(fc.integer({ min: 1, max: 30_000 }), { maxLength: 4 });
  fc.assert(
    fc.property(placed, given, ({ order, parts: bought }, wished) => {
      let left = order.linesCents + 29;
      const returns = wished.flatMap((wish, index) => {
        const back = Math.min(wish, left);
        left -= back;
        return back > 0 ? [{ at: WEEK.from + index, cents: back, parts: [] }] : [];
      });
      const paid = sold(order.linesCents);
      const operations = returned(paid, bought, returns);
      const took = cents(returns.map((one) => one.cents));
      const totals = totalsOf(operations);
      expect(cents(totals.map(({ grossCents }) => grossCents))).toBe(Math.max(0, paid.linesCents - took));
      for (const { grossCents } of totals) expect(grossCents).toBeGreaterThanOrEqual(0);
      expect(cents(operations.map(({ feeCents }) => feeCents))).toBe(29 - Math.max(0, took - paid.linesCents));
    }),
  );
});

test('accounting totals and sales figures agree when every refund falls into the period of its sale', () => {
  fc.assert(
    fc.property(orders, (all) => {
      const inside = all.filter(({ order }) => order.createdAt >= WEEK.from && order.statusAt < WEEK.to);
      const facts = inside.map(({ order }) => order);
      const operations = operationsOf(facts, (id) => all[Number(id)]?.parts ?? [], WEEK);
      expect(cents(totalsOf(operations).map(({ grossCents }) => grossCents))).toBe(figuresOf(facts, WEEK).salesCents);
    }),
  );
});

describe('accounting of partial refunds', () => {
  const line = fc.record({
    rate: fc.constantFrom(21, 55, 100, 200),
    unitCents: fc.integer({ min: 1, max: 3000 }),
    quantity: fc.integer({ min: 1, max: 4 }),
  });
  const options = fc.uniqueArray(fc.record({ itemId: fc.constantFrom(...'01234'), surchargeCents: fc.nat(100) }), {
    selector: ({ itemId }) => itemId,
    minLength: 1,
    maxLength: 3,
  });
  const deal = fc.record({
    id: fc.uuid(),
    priceCents: fc.integer({ min: 1, max: 3000 }),
    parts: fc.array(fc.record({ options }), { minLength: 2, maxLength: 4 }),
  });
  // Lines at what they cost after the meal deals that apply to them, and what those save.
  const ordered = fc
    .tuple(fc.array(line, { minLength: 1, maxLength: 5 }), fc.array(deal, { maxLength: 2 }))
    .map(([all, deals]) => {
      const wanted = all.map(({ unitCents: priceCents, quantity }, at) => ({ itemId: `${at}`, priceCents, quantity }));
      const { reductions, savings } = bestMealDeals(wanted, deals);
      const lines = all.map((one, at) => ({ ...one, lineCents: one.unitCents * one.quantity - (reductions[at] ?? 0) }));
      return { lines, savedCents: cents(savings.map((saving) => saving.cents)) };
    });
  const byRate = (lines: readonly { rate: number; lineCents: number }[]) =>
    [...Map.groupBy(lines, ({ rate }) => rate)].map(([rate, same]) => ({
      rate,
      grossCents: cents(same.map(({ lineCents }) => lineCents)),
    }));
  // A number is an amount given back elsewhere, a pair the pieces of a line.
  const wishes = fc.array(
    fc.oneof(fc.integer({ min: 1, max: 4000 }), fc.tuple(fc.nat({ max: 4 }), fc.integer({ min: 1, max: 3 }))),
    { maxLength: 8 },
  );

  test('partial refunds of everything sum to 0.00 gross, net and tax at every rate, in any order and size', () => {
    fc.assert(
      fc.property(ordered, wishes, ({ lines }, wished) => {
        const linesCents = cents(lines.map(({ lineCents }) => lineCents));
        let left = linesCents + 29;
        const pieces = lines.map(({ quantity }) => quantity);
        const returns = [...wished, left].flatMap((wish, index) => {
          let [back, ofLine]: [number, RateGross[]] = [Math.min(Number(wish), left), []];
          if (Array.isArray(wish)) {
            const [at = 0, wanted = 0] = wish;
            const bought = lines[at];
            const quantity = Math.min(wanted, pieces[at] ?? 0);
            const refunded = (bought?.quantity ?? 0) - (pieces[at] ?? 0);
            back = bought ? centsOfPieces(bought, refunded + quantity) - centsOfPieces(bought, refunded) : 0;
            if (!bought || back === 0 || back > left) return [];
            pieces[at] = (pieces[at] ?? 0) - quantity;
            ofLine = [{ rate: bought.rate, grossCents: back }];
          }
          left -= back;
          return back > 0 ? [{ at: WEEK.from + index, cents: back, parts: ofLine }] : [];
        });
        const operations = returned(sold(linesCents), byRate(lines), returns);
        for (const total of totalsOf(operations))
          expect(total).toEqual({ rate: total.rate, grossCents: 0, taxCents: 0, netCents: 0 });
        expect(cents(operations.map(({ feeCents }) => feeCents))).toBe(0);
        for (const { parts } of operations.slice(1))
          for (const { grossCents, taxCents, netCents } of parts)
            expect([grossCents, taxCents, netCents].every((value) => value <= 0)).toBe(true);
      }),
    );
  });

  test('every piece of an order with meal deals, refunded one by one in any order, leaves 0.00 at every rate', () => {
    const order = fc.array(fc.nat({ max: 4 }), { maxLength: 40 });
    fc.assert(
      fc.property(ordered, order, ({ lines, savedCents }, turns) => {
        const linesCents = cents(lines.map(({ lineCents }) => lineCents));
        expect(linesCents).toBe(cents(lines.map(({ unitCents, quantity }) => unitCents * quantity)) - savedCents);
        const sales = returned(sold(linesCents), byRate(lines), []);
        expect(cents(totalsOf(sales).map(({ netCents, taxCents }) => netCents + taxCents))).toBe(linesCents);
        const kept = lines.map((one, at) => ({ ...one, id: `${at}`, refunded: 0 }));
        const returns = [...turns, ...lines.flatMap(({ quantity }, at) => Array<number>(quantity).fill(at))].flatMap(
          (at, index) => {
            const refund = refundOf(kept, [{ lineId: `${at}`, quantity: 1 }]);
            const piece = kept[at];
            if (!refund || !piece) return [];
            piece.refunded += 1;
            const grossCents = cents(refund);
            return [{ at: WEEK.from + index, cents: grossCents, parts: [{ rate: piece.rate, grossCents }] }];
          },
        );
        // A piece that cost nothing cannot be refunded.
        if (kept.some(({ refunded, quantity }) => refunded < quantity)) return;
        const operations = returned(sold(linesCents), byRate(lines), returns);
        for (const total of totalsOf(operations))
          expect(total).toEqual({ rate: total.rate, grossCents: 0, taxCents: 0, netCents: 0 });
        expect(cents(operations.map(({ feeCents }) => feeCents))).toBe(29);
      }),
    );
  });

  test('the third of three refunds of 1.00 € at 5.5 % carries the remaining cent of tax', () => {
    const parts = [{ rate: 55, grossCents: 100 }];
    const returns = [1, 2, 3].map((at) => ({ at: WEEK.from + at, cents: 100, parts }));
    const operations = returned(sold(300), [{ rate: 55, grossCents: 300 }], returns);
    expect(operations.map((operation) => operation.parts[0]?.taxCents)).toEqual([16, -5, -5, -6]);
  });
});
