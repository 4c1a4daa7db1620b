import type {
  DashboardFiguresQuery,
  DashboardOrderDetailsQuery,
  DashboardOrderFragment,
} from '../../../graphql/generated/owner/dashboard';
import { language, perLocale } from '../../../graphql/texts/language.texts';
import { formatEuros } from '../../../ui/base/price/format-euros';
import type { Bar } from '../../../ui/owner/bar-chart/scale';
import type { VatTotal } from '../../../ui/owner/export-panel/export-panel';
import type { OwnerOrder } from '../../../ui/owner/owner-orders-list/owner-order';
import { orderCountText } from '../../../ui/owner/owner-orders-list/owner-orders.texts';
import { describeChange, type StatTileProps } from '../../../ui/owner/stat-tile/stat-tile';
import { formatDateTime, formatDay } from '../../page/moments';
import { refundTotals } from '../../../graphql/rules/refunds';
import { refundOf } from '../../ordering/after-order';
import { lineSelections } from '../../ordering/line-selections';
import { paymentMethod } from '../../ordering/receipt';
import * as t from './dashboard.texts';

export type Span = 'today' | 'week';

type Report = DashboardFiguresQuery['ownReport'];
type Plain<Told> = Omit<Told, '__typename'>;
type Figures = Plain<Report['figures']>;

interface Figure {
  label: () => string;
  /** Null when there is nothing to show or compare. */
  of: (figures: Figures) => number | null;
  format: (value: number) => string;
  betterWhen?: StatTileProps['betterWhen'];
}

const formatCount = (count: number) => count.toLocaleString(language());

/** The figures of the tiles, amounts in cents. */
export const FIGURES: readonly Figure[] = [
  { label: t.sales, of: ({ salesCents }) => salesCents, format: formatEuros },
  // Counts paid orders only; the list below counts all of them.
  { label: t.paidOrders, of: ({ orderCount }) => orderCount, format: formatCount },
  {
    label: t.averageOrder,
    of: ({ salesCents, orderCount }) => (orderCount === 0 ? null : Math.round(salesCents / orderCount)),
    format: formatEuros,
  },
  { label: t.noShows, of: ({ noShowCount }) => noShowCount, format: formatCount, betterWhen: 'down' },
];

/** The four figures, compared with `before` when there is one; `than` names it, « qu’hier », “yesterday”. */
export function toTiles(now: Figures, before: Figures | null, than: string): StatTileProps[] {
  return FIGURES.map(({ label, of, format, betterWhen }) => {
    const [present, past] = [of(now), before && of(before)];
    return {
      label: label(),
      valueText: present === null ? null : format(present),
      change: present === null || past === null ? undefined : describeChange(present, past, than),
      betterWhen,
    };
  });
}

/** One bar per hour from the first sale to the last, including hours without a sale in between. */
export function hourBars(sales: readonly Plain<Report['hours'][number]>[]): Bar[] {
  const sold = sales.filter(({ orderCount }) => orderCount > 0).map(({ hour }) => hour);
  if (sold.length === 0) return [];
  const [first, last] = [Math.min(...sold), Math.max(...sold)];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index;
    const found = sales.filter((each) => each.hour === hour);
    const orderCount = found.reduce((sum, each) => sum + each.orderCount, 0);
    return {
      id: String(hour),
      label: t.onTheHour(hour),
      longLabel: t.hourLong(hour),
      value: found.reduce((sum, each) => sum + each.salesCents, 0),
      detailText: orderCountText(orderCount),
    };
  });
}

const shortDay = perLocale((language) => new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'short' }));
const longDay = perLocale(
  (language) => new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }),
);

export function dayBars(sales: readonly Plain<Report['days'][number]>[]): Bar[] {
  return sales.map(({ day, salesCents, orderCount }) => {
    const date = new Date(`${day}T12:00:00Z`);
    return {
      id: day,
      label: shortDay().format(date),
      longLabel: longDay().format(date),
      value: salesCents,
      detailText: orderCountText(orderCount),
    };
  });
}

export type ItemSales = Plain<Report['items'][number]>;

export function bestSellers(items: readonly ItemSales[], most = 6): Bar[] {
  const sorted = items
    .filter(({ quantity }) => quantity > 0)
    .sort((one, other) => other.quantity - one.quantity || one.name.localeCompare(other.name, 'fr'));
  const shown = sorted.length > most ? sorted.slice(0, most - 1) : sorted;
  const rest = sorted.slice(shown.length);
  const others = {
    itemId: 'rest',
    name: t.otherItems(rest.length),
    quantity: rest.reduce((sum, { quantity }) => sum + quantity, 0),
    salesCents: rest.reduce((sum, { salesCents }) => sum + salesCents, 0),
  };
  return (rest.length === 0 ? shown : [...shown, others]).map(({ itemId, name, quantity, salesCents }) => ({
    id: itemId,
    label: name,
    value: quantity,
    detailText: formatEuros(salesCents),
  }));
}

const weekday = perLocale((language) => new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long' }));

export function comparedWith(span: Span, today: string): string {
  return span === 'today' ? t.thanLastWeekday(weekday().format(new Date(`${today}T12:00:00Z`))) : t.thanLastWeek();
}

export function toFigures({ today, figures, before, hours, days, items }: Report, span: Span) {
  return {
    tiles: toTiles(figures, before, comparedWith(span, today)),
    // Sales per hour for today, per day for a week.
    // Days without a sale are shown between others, but a whole week without one shows no chart.
    overTime: span === 'today' ? hourBars(hours) : figures.orderCount > 0 ? dayBars(days) : [],
    bestSellers: bestSellers([...items]),
  };
}

/** Converts an order of the list, or the opened one with its details. */
export function toOwnerOrder(order: DashboardOrderFragment & Partial<DashboardOrderDetailsQuery['order']>): OwnerOrder {
  const { id, token, status, customerName, mealDeals, totalCents, feeCents, createdAt } = order;
  const { window, lines, shop } = order;
  const { cancellation = null, refunds = [] } = order;
  const { piecesOf } = refundTotals(refunds);
  return {
    id,
    token,
    status,
    customerName,
    totalCents,
    pickupWindow: window.pickupWindow,
    dayText: formatDay(window.startsAt, shop.zone),
    orderDate: formatDateTime(createdAt, shop.zone),
    lines: lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      name: line.name,
      unitCents: line.unitCents,
      refunded: piecesOf(line.id),
      selections: lineSelections(line.choices, line.note),
    })),
    mealDeals,
    serviceChargeCents: feeCents,
    refundCents: refundOf({ cancellation, refunds }),
    paymentFee: order.paymentCost ?? undefined,
    paymentMethod: paymentMethod(order),
  };
}

export function toVatTotals(totals: readonly ({ rate: number } & Omit<VatTotal, 'rateText'>)[]): VatTotal[] {
  return totals.map(({ rate, ...cents }) => ({
    rateText: t.vatRate((rate / 10).toLocaleString(language())),
    ...cents,
  }));
}
