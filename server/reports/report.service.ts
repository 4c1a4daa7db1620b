import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Clock } from '../clock';
import { Order, OrderSource } from '../orders/order.entity';
import { Shop } from '../shops/shop.entity';
import { operationsOf, totalsOf, type Operation, type RateGross, type Return, VatTotal } from './accounts';
import * as t from './reports.texts';
import { type OrderFacts, soldAt } from './sale';
import { dayOf, spanOfDays, spansUntil, type Span, daysOf, hourOf, isWithin } from './span';
import { csvText, writeCsv } from '../../graphql/texts/csv';
import { readingAt } from '../shops/hours/wall-clock';
import { OrderStatus } from '../orders/order-status';
import { plainPhone } from '../../graphql/rules/phone';
import { folded } from '../../graphql/texts/folded';
import { cleanText } from '../text';

const A_PAGE = 20;
const LAST_INSTANT = Date.UTC(9999, 11, 31);

// Selects orders that were placed, changed status or were partly refunded within the span.
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
    l.vat_rate as rate, sum(g.cents)::int as "grossCents"
  from orders o join refund r on r.intent_id = o.payment_intent_id
    left join refund_line g on g.refund_id = r.id left join order_line l on l.id = g.line_id
  where o.id = any(?::uuid[]) and r.cause in ('LINES', 'ELSEWHERE')
  group by o.id, r.id, l.vat_rate order by r.created_at, r.id`;

/** An owner's figures, lists and accountant's file. Amounts in cents, days in the shop's own time. */
export class ReportService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Returns the figures of today or this week until now, and of the same time a week earlier. */
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

  /** Returns the sums of a period by VAT rate. Throws BAD_USER_INPUT for an invalid period. */
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

  /** Returns the accountant's file of a period, operation by operation. Throws BAD_USER_INPUT for an invalid period. */
  async accountsFile(shopId: string, { from, to }: PeriodInput): Promise<TextFile> {
    const { zone } = await this.shop(shopId);
    const operations = await this.operations(shopId, spanOfDays(zone, from, to));
    return { name: t.fileName({ from, to }), text: accountsCsv(operations, zone) };
  }

  /** Returns one page of the orders placed in a period, newest first. Throws BAD_USER_INPUT for an invalid period. */
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
  /** VAT rate of the refunded lines; null for a refund that covers no lines. */
  rate: number | null;
}

function listed(orders: readonly OrderFacts[]): string {
  return `{${orders.map(({ id }) => id).join(',')}}`;
}

/**
 * Returns the accountant's CSV file: one row per operation and VAT rate. The service charge and the total paid are only
 * on the first row of an operation, so that every column can be summed. French files have semicolons and decimal
 * commas.
 */
export function accountsCsv(operations: readonly Operation[], zone: string): string {
  const rows = operations.flatMap((operation) =>
    operation.parts.map((part, index) => rowOf(operation, part, index === 0, zone)),
  );
  return writeCsv([t.headings(), ...rows], t.separator());
}

function rowOf(operation: Operation, part: VatTotal, first: boolean, zone: string): string[] {
  const { kind, at, order, parts, feeCents } = operation;
  const clock = new Date(readingAt(zone, at)).toISOString();
  const paidCents = feeCents + parts.reduce((cents, { grossCents }) => cents + grossCents, 0);
  return [
    clock.slice(0, 10).split('-').reverse().join('/'),
    clock.slice(11, 16),
    csvText(order.token),
    kind === 'SALE' ? t.sale() : t.refund(),
    order.source === OrderSource.ONLINE ? t.card() : t.counter(),
    (part.rate / 10).toFixed(1).replace('.', t.point()),
    amount(part.netCents),
    amount(part.taxCents),
    amount(part.grossCents),
    first ? amount(feeCents) : '',
    first ? amount(paidCents) : '',
  ];
}

/** Formats cents as « -1234,50 » or « -1234.50 »: with spaces, spreadsheets would read text. */
export function amount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${t.point()}${digits.slice(-2)}`;
}

/** Sum of the orders' articles in cents, tax included, less what was refunded of them. */
const sum = (orders: readonly OrderFacts[]) =>
  orders.reduce((cents, { linesCents, returnedCents = 0 }) => cents + linesCents - returnedCents, 0);
const tally = (orders: readonly OrderFacts[]) => ({ orderCount: orders.length, salesCents: sum(orders) });

/** Returns the orders that became a sale within a span and still are one. */
export function soldWithin(orders: readonly OrderFacts[], span: Span): OrderFacts[] {
  return orders.filter((order) => isWithin(span, soldAt(order)));
}

/** Returns the sales within a span and the number of no-shows marked in it. */
export function figuresOf(orders: readonly OrderFacts[], span: Span): SalesFigures {
  const missed = orders.filter(({ status, statusAt }) => status === OrderStatus.NO_SHOW && isWithin(span, statusAt));
  return { ...tally(soldWithin(orders, span)), noShowCount: missed.length };
}

/** Groups sales by hour in shop time, in ascending order; only hours with a sale. */
export function byHour(sold: readonly OrderFacts[], zone: string) {
  const hours = Map.groupBy(sold, (order) => hourOf(zone, soldAt(order) ?? 0));
  return [...hours].map(([hour, orders]) => ({ hour, ...tally(orders) })).sort((one, other) => one.hour - other.hour);
}

/** Groups sales by shop-local day, days without a sale included. */
export function byDay(sold: readonly OrderFacts[], zone: string, span: Span) {
  const days = Map.groupBy(sold, (order) => dayOf(zone, soldAt(order) ?? 0));
  return daysOf(zone, span).map((day) => ({ day, ...tally(days.get(day) ?? []) }));
}

const LONGEST_TEXT = 100;
/** Only the newest matches are returned; a more specific text finds older orders. */
const MOST_FOUND = 100;
/** Minimum digits of a phone search, because fewer match too many numbers. */
const LEAST_DIGITS = 6;

// Folds names as graphql/texts/folded.ts does, except for rare letters. A null phone pattern matches no number.
const FOUND = `
  select o.id from orders o left join account a on a.id = o.customer_id,
    lateral (select replace(lower(regexp_replace(normalize(o.token || ' ' || o.customer_name, nfkd), '[\\u0300-\\u036f]', '', 'g')),
      'œ', 'oe') as named) folded
  where o.shop_id = ? and ((select bool_and(strpos(named, word) > 0) from json_array_elements_text(?::json) word)
    or strpos(regexp_replace(a.phone, '\\D', '', 'g'), ?::text) > 0)
  order by o.created_at desc, o.id desc limit ${MOST_FOUND}`;

/** Returns the newest orders with all words in token or name, or with the number in the customer's phone. */
async function ordersWith(em: EntityManager, shopId: string, text: string): Promise<string[]> {
  const cleaned = cleanText(text, LONGEST_TEXT, t.searched());
  const words = folded(cleaned).split(/\s+/).filter(Boolean);
  const rows = await em.execute<{ id: string }[]>(FOUND, [shopId, JSON.stringify(words), phoneDigits(cleaned)]);
  return rows.map(({ id }) => id);
}

/** Returns the digits to look for in phones, without country code; null when the text is no phone number. */
function phoneDigits(text: string): string | null {
  const typed = plainPhone(text);
  if (!/^\+?[\d\s().-]+$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '').replace(/^(00)?33(?=\d{9}$)|^0+/, '');
  return digits.length < LEAST_DIGITS ? null : digits;
}

export enum ReportSpan {
  TODAY = 'TODAY',
  WEEK = 'WEEK',
}

registerEnumType(ReportSpan, {
  name: 'ReportSpan',
  valuesConfig: { TODAY: {}, WEEK: { description: 'Since Monday.' } },
});

@ObjectType({ description: 'What was sold in a span of time. Orders called off and refunded do not count.' })
class SalesFigures {
  @Field(() => Int, { description: 'Orders sold: paid online, or paid and handed over at the counter.' })
  orderCount!: number;

  @Field(() => Int, { description: 'Their articles, tax included and without the service charge, in cents.' })
  salesCents!: number;

  @Field(() => Int) noShowCount!: number;
}

@ObjectType()
class HourSales {
  @Field(() => Int, { description: '0 to 23.' }) hour!: number;
  @Field(() => Int) salesCents!: number;
  @Field(() => Int) orderCount!: number;
}

@ObjectType()
class DaySales {
  @Field(() => String, { description: 'YYYY-MM-DD' }) day!: string;
  @Field(() => Int) salesCents!: number;
  @Field(() => Int) orderCount!: number;
}

@ObjectType({ description: 'What was sold of one item, under the name it bears in the newest order.' })
class ItemSales {
  @Field(() => ID) itemId!: string;
  @Field(() => String) name!: string;
  @Field(() => Int) quantity!: number;
  @Field(() => Int, { description: 'In cents, supplements included.' }) salesCents!: number;
}

@ObjectType()
export class SalesReport {
  @Field(() => String, { description: 'The shop’s present day, YYYY-MM-DD.' }) today!: string;

  @Field(() => Boolean, { description: 'Customers cannot see the shop: it has no way of being paid yet.' })
  hidden!: boolean;

  @Field(() => SalesFigures, { description: 'Until now.' }) figures!: SalesFigures;

  @Field(() => SalesFigures, {
    nullable: true,
    description: 'The same a week earlier, until the same time of day; null when the shop was not there yet.',
  })
  before!: SalesFigures | null;

  @Field(() => [HourSales], { description: 'The hours with a sale, from morning to night.' }) hours!: HourSales[];
  @Field(() => [DaySales]) days!: DaySales[];
  @Field(() => [ItemSales], { description: 'Everything that was sold, the most pieces first.' }) items!: ItemSales[];
}

@ObjectType({ description: 'What an accountant asks for. Sales count on the day they were paid, refunds on theirs.' })
export class Accounts {
  @Field(() => [VatTotal], { description: 'One a rate, from the lowest; empty when nothing was sold.' })
  totals!: VatTotal[];

  @Field(() => Int, { description: 'Service charges customers paid on top, which stay with the platform, in cents.' })
  feeCents!: number;

  @Field(() => Int, { description: 'Articles given back, already taken off the totals, in cents.' })
  refundedCents!: number;
}

@ObjectType()
export class TextFile {
  @Field(() => String) name!: string;
  @Field(() => String, { description: 'Its content, a byte order mark included.' }) text!: string;
}

@ObjectType({ description: 'Orders of a period, twenty a page.' })
export class OrderListPage {
  @Field(() => [Order], { description: 'Newest first.' }) orders!: Order[];
  @Field(() => Int) count!: number;
  @Field(() => Int) page!: number;
  @Field(() => Int) pageCount!: number;
}

@InputType({ description: 'Whole days of the shop’s own time, both included; a year at most.' })
export class PeriodInput {
  @Field(() => String, { description: 'YYYY-MM-DD' }) from!: string;
  @Field(() => String, { description: 'YYYY-MM-DD' }) to!: string;
}

@InputType()
export class OrderListInput {
  @Field(() => PeriodInput, { nullable: true, description: 'Null: all days.' }) period?: PeriodInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only those with these words in number or name, or of the customer with this phone number; null: all.',
  })
  text?: string | null;
  @Field(() => OrderStatus, { nullable: true, description: 'Only those; null: all.' }) status?: OrderStatus | null;

  @Field(() => Int, { defaultValue: 1, description: 'From 1; beyond the last one the last is answered.' })
  page!: number;
}
