import * as t from './order-time.texts';

interface Shop {
  opening: { isOpen: boolean; resumeTime: string | null; text: string };
  earliestPickup: { startTime: string } | null;
  daysAhead: number;
  /** Today first. */
  openingWeek: readonly { date: string; spans: readonly string[] }[];
}

/** For when one can order, said before one is asked for anything; undefined while that is as usual. */
export function orderTime(shop: Shop): { text: string; canOrder: boolean } | undefined {
  const { opening, earliestPickup, daysAhead, openingWeek } = shop;
  if (earliestPickup) {
    if (opening.isOpen && opening.resumeTime === null) return undefined;
    const closed = opening.isOpen ? [] : [`${opening.text}.`];
    return { text: [...closed, t.firstPickup(earliestPickup.startTime)].join(' '), canOrder: true };
  }
  const after = openingWeek.findIndex(({ spans }, days) => days > 0 && spans.length > 0);
  const { date, spans = [] } = openingWeek[after] ?? {};
  const opens = date ? [t.opens({ date: after === 1 ? undefined : date, hours: spans.join(', ') })] : [];
  // Beyond the week the server says nothing of, some day may do.
  const canOrder = date ? after <= daysAhead : daysAhead >= openingWeek.length;
  return { text: [t.notToday(), ...opens, canOrder ? t.forThen() : t.orderThen()].join(' '), canOrder };
}
