import { formatEuros } from '../../../ui/base/price/format-euros';
import type { Bar } from '../../../ui/counter/bar-chart/bar';
import { orderCountText } from '../../../ui/counter/owner-orders-list/owner-order';
import { describeChange } from '../../../ui/counter/stat-tile/change';
import type { StatTileProps } from '../../../ui/counter/stat-tile/stat-tile';

/** What was ordered and paid in a span of time. */
export interface Figures {
  orderCount: number;
  salesCents: number;
  noShowCount: number;
}

/** What an order is worth; null without orders. */
function averageCents({ salesCents, orderCount }: Figures): number | null {
  return orderCount === 0 ? null : Math.round(salesCents / orderCount);
}

/** The four figures, each against `before` where there is something to compare with; `than`: « qu’hier ». */
export function toTiles(now: Figures, before: Figures | null, than: string): StatTileProps[] {
  const against = (figure: (of: Figures) => number | null) => {
    const [present, past] = [figure(now), before && figure(before)];
    return present === null || past === null ? undefined : describeChange(present, past, than);
  };
  const average = averageCents(now);
  return [
    { label: 'Ventes', valueText: formatEuros(now.salesCents), change: against((of) => of.salesCents) },
    { label: 'Commandes', valueText: now.orderCount.toLocaleString('fr-FR'), change: against((of) => of.orderCount) },
    {
      label: 'Panier moyen',
      valueText: average === null ? null : formatEuros(average),
      change: against(averageCents),
    },
    {
      label: 'Non-présentés',
      valueText: now.noShowCount.toLocaleString('fr-FR'),
      change: against((of) => of.noShowCount),
      betterWhen: 'down',
    },
  ];
}

export interface HourSales {
  /** 0 to 23, on the shop's wall clock. */
  hour: number;
  salesCents: number;
  orderCount: number;
}

/** A bar for each hour from the first with a sale to the last; hours between them without one are kept. */
export function hourBars(sales: readonly HourSales[]): Bar[] {
  const sold = sales.filter(({ orderCount }) => orderCount > 0).map(({ hour }) => hour);
  if (sold.length === 0) return [];
  const [first, last] = [Math.min(...sold), Math.max(...sold)];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index;
    const found = sales.filter((each) => each.hour === hour);
    const orderCount = found.reduce((sum, each) => sum + each.orderCount, 0);
    return {
      id: String(hour),
      label: `${String(hour)} h`,
      longLabel: `de ${String(hour)} h à ${String(hour + 1)} h`,
      value: found.reduce((sum, each) => sum + each.salesCents, 0),
      detailText: orderCountText(orderCount),
    };
  });
}

export interface DaySales {
  /** 'YYYY-MM-DD' */
  day: string;
  salesCents: number;
  orderCount: number;
}

const shortDay = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', weekday: 'short' });
const longDay = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });

export function dayBars(sales: readonly DaySales[]): Bar[] {
  return sales.map(({ day, salesCents, orderCount }) => {
    const date = new Date(`${day}T12:00:00Z`);
    return {
      id: day,
      label: shortDay.format(date),
      longLabel: longDay.format(date),
      value: salesCents,
      detailText: orderCountText(orderCount),
    };
  });
}

export interface ItemSales {
  itemId: string;
  name: string;
  quantity: number;
  salesCents: number;
}

/** The best sellers by number, at most `most` rows; what is left over is one row of its own. */
export function bestSellers(items: readonly ItemSales[], most = 6): Bar[] {
  const sorted = items
    .filter(({ quantity }) => quantity > 0)
    .sort((one, other) => other.quantity - one.quantity || one.name.localeCompare(other.name, 'fr'));
  const shown = sorted.length > most ? sorted.slice(0, most - 1) : sorted;
  const rest = sorted.slice(shown.length);
  const bars = shown.map(({ itemId, name, quantity, salesCents }) => ({
    id: itemId,
    label: name,
    value: quantity,
    detailText: formatEuros(salesCents),
  }));
  if (rest.length === 0) return bars;
  return [
    ...bars,
    {
      id: 'rest',
      label: `${String(rest.length)} autres articles`,
      value: rest.reduce((sum, { quantity }) => sum + quantity, 0),
      detailText: formatEuros(rest.reduce((sum, { salesCents }) => sum + salesCents, 0)),
    },
  ];
}
