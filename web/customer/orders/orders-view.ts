import type { OrdersPageQuery } from '../../../graphql/generated/customer/orders';
import type { ListedOrder } from '../../../ui/food/order-list/order-list';
import { pickupText } from '../../ordering/pickup-days';
import { faultCode, sayFault } from '../../page/faults';
import { formatDateTime } from '../../page/moments';
import * as t from './orders.texts';

/** The customer's orders as the list shows them; the order number is the token (specification 5.8). */
export function toListedOrders(orders: OrdersPageQuery['orderHistory']['orders']): ListedOrder[] {
  return orders.map(({ id, token, shop, status, window, createdAt, totalCents, lines, review, mayReview }) => ({
    id,
    token,
    shopName: shop.name,
    status,
    pickupWindow: pickupText(window),
    orderDate: formatDateTime(createdAt, shop.zone),
    totalCents,
    lines,
    stars: review?.stars,
    reviewable: mayReview,
  }));
}

/** The orders could not be had (specification 5.8). */
export function sayFailure(error: unknown): string {
  return faultCode(error) === undefined ? t.unreachable() : sayFault(error);
}
