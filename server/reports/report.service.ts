import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { Order } from '../orders/order.entity';
import { Shop } from '../shops/shop.entity';
import { operationsOf, totalsOf, type Operation, type RateGross, type Return } from './accounts';
import { accountsCsv } from './accounts-csv';
import { byDay, byHour, figuresOf, soldWithin } from './figures';
import type { OrderListInput, PeriodInput } from './report.inputs';
import type { Accounts, ItemSales, OrderListPage, ReportSpan, SalesReport, TextFile } from './report.results';
import * as t from './reports.texts';
import type { OrderFacts } from './sale';
import { ordersWith } from './order-search';
import { dayOf, spanOfDays, spansUntil, type Span } from './span';

const A_PAGE = 20;
const LAST_INSTANT = Date.UTC(9999, 11, 31);

// An order concerns a span when it was placed, handed over, missed, called off or given back in part in it.
const FACTS = `
  select id, token, source, status, lines_cents as "linesCents", fee_cents as "feeCents",
    (select least(lines_cents, coalesce(sum(r.amount_cents), 0))::int from refund r
      where r.intent_id = payment_intent_id and r.cause in ('LINES', 'ELSEWHERE')) as "returnedCents",
    extract(epoch from created_at)::float8 * 1000 as "createdAt", extract(epoch from status_at)::float8 * 1000 as "statusAt"
  from (select * from orders where shop_id = ? and created_at >= ? and created_at < ?
    union select * from orders where shop_id = ? and status_at >= ? and status_at < ?
    union select o.* from orders o join refund r on r.intent_id = payment_intent_id
      where shop_id = ? and r.created_at >= ? and r.created_at < ? and r.cause in ('LINES', 'ELSEWHERE')) o`;

const SOLD_ITEMS = `
  select item_id as "itemId", (array_agg(name order by id desc))[1] as name,
    sum(quantity)::int as quantity, sum(line_cents)::int as "salesCents"
  from order_line where order_id = any(?::uuid[]) group by item_id order by quantity desc, name`;

const RATES = `
  select order_id as "orderId", vat_rate as rate, sum(line_cents)::int as "grossCents"
  from order_line where order_id = any(?::uuid[]) group by order_id, vat_rate order by vat_rate`;

const RETURNS = `
  select o.id as "orderId", r.id, extract(epoch from r.created_at)::float8 * 1000 as at, r.amount_cents as cents,
    l.vat_rate as rate, sum(g.quantity * l.unit_cents)::int as "grossCents"
  from orders o join refund r on r.intent_id = o.payment_intent_id
    left join refund_line g on g.refund_id = r.id left join order_line l on l.id = g.line_id
  where o.id = any(?::uuid[]) and r.cause in ('LINES', 'ELSEWHERE')
  group by o.id, r.id, l.vat_rate order by r.created_at, r.id`;

/** What an owner's shop sold: figures, lists and the accountant's file. Amounts in cents, days in the shop's own time. */
export class ReportService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Today or this week until now, beside the same a week earlier. */
  async report(shopId: string, unit: ReportSpan): Promise<SalesReport> {
    const shop = await this.shop(shopId);
    const { zone } = shop;
    const now = this.clock.now().getTime();
    const { present, before } = spansUntil(zone, now, unit);
    const orders = await this.facts(shopId, present);
    const sold = soldWithin(orders, present);
    return {
      today: dayOf(zone, now),
      hidden: !shop.chargesEnabled,
      figures: figuresOf(orders, present),
      before: shop.createdAt.getTime() <= before.from ? figuresOf(await this.facts(shopId, before), before) : null,
      hours: byHour(sold, zone),
      days: byDay(sold, zone, present),
      items: await this.em.execute<ItemSales[]>(SOLD_ITEMS, [listed(sold)]),
    };
  }

  /** The sums of a period by VAT rate. Throws BAD_USER_INPUT for what is no period. */
  async accounts(shopId: string, period: PeriodInput): Promise<Accounts> {
    const { zone } = await this.shop(shopId);
    const operations = await this.operations(shopId, spanOfDays(zone, period.from, period.to));
    const refunds = totalsOf(operations.filter(({ kind }) => kind === 'REFUND'));
    return {
      totals: totalsOf(operations),
      feeCents: operations.reduce((cents, { feeCents }) => cents + feeCents, 0),
      refundedCents: refunds.reduce((cents, { grossCents }) => cents - grossCents, 0),
    };
  }

  /** The same period, operation by operation. Throws BAD_USER_INPUT for what is no period. */
  async accountsFile(shopId: string, { from, to }: PeriodInput): Promise<TextFile> {
    const { zone } = await this.shop(shopId);
    const operations = await this.operations(shopId, spanOfDays(zone, from, to));
    return { name: t.fileName({ from, to }), text: accountsCsv(operations, zone) };
  }

  /** Orders placed in a period, newest first. Throws BAD_USER_INPUT for what is no period. */
  async orders(shopId: string, { period, text, status, page }: OrderListInput): Promise<OrderListPage> {
    const { zone } = await this.shop(shopId);
    const { from, to } = period ? spanOfDays(zone, period.from, period.to) : { from: 0, to: LAST_INSTANT };
    const createdAt = { $gte: new Date(from), $lt: new Date(to) };
    const found = text?.trim() ? { id: await ordersWith(this.em, shopId, text) } : {};
    const where: FilterQuery<Order> = { shop: shopId, createdAt, ...found, ...(status && { status }) };
    const count = await this.em.count(Order, where);
    const pageCount = Math.max(1, Math.ceil(count / A_PAGE));
    const shown = Math.min(Math.max(1, page), pageCount);
    const orders = await this.em.find(Order, where, {
      populate: ['lines', 'shop', 'window'],
      orderBy: { createdAt: 'desc', id: 'desc' },
      limit: A_PAGE,
      offset: (shown - 1) * A_PAGE,
    });
    return { orders, count, page: shown, pageCount };
  }

  private shop(shopId: string): Promise<Shop> {
    return this.em.findOneOrFail(Shop, { id: shopId });
  }

  private facts(shopId: string, { from, to }: Span): Promise<OrderFacts[]> {
    const span = [shopId, new Date(from), new Date(to)];
    return this.em.execute<OrderFacts[]>(FACTS, [...span, ...span, ...span]);
  }

  private async operations(shopId: string, span: Span): Promise<Operation[]> {
    const orders = await this.facts(shopId, span);
    const rows = await this.em.execute<(RateGross & { orderId: string })[]>(RATES, [listed(orders)]);
    const parts = Map.groupBy(rows, ({ orderId }) => orderId);
    const returns = await this.returns(orders);
    const returnsOf = (orderId: string) => returns.get(orderId) ?? [];
    return operationsOf(orders, (orderId) => parts.get(orderId) ?? [], span, returnsOf);
  }

  private async returns(orders: readonly OrderFacts[]): Promise<Map<string, Return[]>> {
    const rows = await this.em.execute<ReturnRow[]>(RETURNS, [listed(orders)]);
    const returnsIn = (given: ReturnRow[]) =>
      [...Map.groupBy(given, ({ id }) => id).values()].map((rows) => ({
        at: rows[0]?.at ?? 0,
        cents: rows[0]?.cents ?? 0,
        parts: rows.flatMap(({ rate, grossCents }) => (rate === null ? [] : [{ rate, grossCents }])),
      }));
    return new Map([...Map.groupBy(rows, ({ orderId }) => orderId)].map(([id, given]) => [id, returnsIn(given)]));
  }
}

interface ReturnRow extends Omit<RateGross, 'rate'> {
  orderId: string;
  id: string;
  at: number;
  cents: number;
  /** Null where it covers no lines. */
  rate: number | null;
}

function listed(orders: readonly OrderFacts[]): string {
  return `{${orders.map(({ id }) => id).join(',')}}`;
}
