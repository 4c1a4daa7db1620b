import * as t from './order-time.texts';

interface Shop {
  opening: { isOpen: boolean; resumeTime: string | null; text: string };
  earliestPickup: { startTime: string } | null;
  daysAhead: number;
  /** Days in order, today first. */
  openingWeek: readonly { date: string; spans: readonly string[] }[];
}

/** Tells when the shop takes orders, before the visitor enters anything; undefined while it is open as usual. */
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
  // The server lists only a week of opening hours; with preorders beyond it a later day may be open.
  const canOrder = date ? after <= daysAhead : daysAhead >= openingWeek.length;
  return { text: [t.notToday(), ...opens, canOrder ? t.forThen() : t.orderThen()].join(' '), canOrder };
}
