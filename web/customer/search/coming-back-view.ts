import type { ComingBackQuery } from '../../../graphql/generated/customer/coming-back';
import { isOpen } from '../../../graphql/rules/order-status';
import { sayChange } from '../../ordering/after-order';
import { itemsOf } from '../../ordering/open-cart';
import * as t from './coming-back.texts';

export type RunningOrder = ReturnType<typeof runningOrder>;

export type SameAgain = NonNullable<ReturnType<typeof toSameAgain>>;

/** The running orders, the last one once more, the open carts: as far as each has a use at this moment. */
export function comingBack({ openOrders, sameAgain, carts }: ComingBackQuery) {
  const again = sameAgain ? toSameAgain(sameAgain) : undefined;
  // Holds it already: said once.
  const isSame = ({ shop, totalCents }: (typeof carts)[number]) =>
    shop.id === sameAgain?.order.shop.id && totalCents === again?.totalCents;
  return {
    orders: openOrders.filter(({ status }) => isOpen(status)).map(runningOrder),
    again,
    carts: carts.filter((cart) => !isSame(cart)),
  };
}

function runningOrder({ token, shop, window, status, arrivingAt }: ComingBackQuery['openOrders'][number]) {
  const news = status === 'READY' ? t.ready() : arrivingAt === null ? t.preparing() : t.announced();
  return { token, shopName: shop.name, pickupWindow: window.pickupWindow, news, mayArrive: arrivingAt === null };
}

function toSameAgain({ order, changes, totalCents }: NonNullable<ComingBackQuery['sameAgain']>) {
  const { id, shop, lines } = order;
  // Nothing can be collected there any more today.
  if (!shop.earliestPickup) return undefined;
  return {
    orderId: id,
    shopName: shop.name,
    items: itemsOf(lines),
    pickupTime: shop.earliestPickup.startTime,
    /** What the server asks for all of it and nothing else; null where the cart has to be looked at first. */
    totalCents,
    /** What is not as it was. */
    notes: totalCents === null && changes.length === 0 ? [t.besides()] : changes.map(sayChange),
  };
}
