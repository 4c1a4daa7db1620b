import { OrderStatus } from '../orders/order-status';
import type { SalesFigures } from './report.results';
import { soldAt, type OrderFacts } from './sale';
import { dayOf, daysOf, hourOf, isWithin, type Span } from './span';

/** Their articles, tax included, less what was given back of them, in cents. */
const sum = (orders: readonly OrderFacts[]) =>
  orders.reduce((cents, { linesCents, returnedCents = 0 }) => cents + linesCents - returnedCents, 0);
const tally = (orders: readonly OrderFacts[]) => ({ orderCount: orders.length, salesCents: sum(orders) });

/** The orders that became a sale within a span and still are one. */
export function soldWithin(orders: readonly OrderFacts[], span: Span): OrderFacts[] {
  return orders.filter((order) => isWithin(span, soldAt(order)));
}

/** What was sold within a span, and how many orders were given up in it. */
export function figuresOf(orders: readonly OrderFacts[], span: Span): SalesFigures {
  const missed = orders.filter(({ status, statusAt }) => status === OrderStatus.NO_SHOW && isWithin(span, statusAt));
  return { ...tally(soldWithin(orders, span)), noShowCount: missed.length };
}

/** By the hour of the shop's clock, the hours with a sale only, from morning to night. */
export function byHour(sold: readonly OrderFacts[], zone: string) {
  const hours = Map.groupBy(sold, (order) => hourOf(zone, soldAt(order) ?? 0));
  return [...hours].map(([hour, orders]) => ({ hour, ...tally(orders) })).sort((one, other) => one.hour - other.hour);
}

/** By shop-local day, days without a sale included. */
export function byDay(sold: readonly OrderFacts[], zone: string, span: Span) {
  const days = Map.groupBy(sold, (order) => dayOf(zone, soldAt(order) ?? 0));
  return daysOf(zone, span).map((day) => ({ day, ...tally(days.get(day) ?? []) }));
}
