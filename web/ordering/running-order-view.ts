import type { RunningOrdersQuery } from '../../graphql/generated/customer/running-orders';
import { notBegun } from './after-order';
import { shortPickupText, waitsForItsDay } from './pickup-days';
import * as t from './running-order.texts';

export type OpenOrder = RunningOrdersQuery['openOrders'][number];

/** What the bar says of a running order, and whether « J’arrive » may still be pressed. */
export function runningOrder(order: OpenOrder, now = Date.now()) {
  const { token, shop, window, status, arrivingAt } = order;
  const later = waitsForItsDay(order, now);
  const coming = later || arrivingAt === null ? (notBegun(order, now) ?? t.preparing()) : t.announced();
  return {
    token,
    shopName: shop.name,
    pickupText: shortPickupText(window, shop.zone),
    news: status === 'READY' ? t.ready() : coming,
    href: `/tokenDetails/${token}`,
    mayArrive: arrivingAt === null && !later,
  };
}
