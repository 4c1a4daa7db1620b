import type { OrdersPageQuery } from '../../../graphql/generated/customer/orders';
import type { ListedOrder } from '../../../ui/food/order-list/order-list';
import { notBegun, refundOf } from '../../ordering/after-order';
import { pickupText } from '../../ordering/pickup-days';
import { failureMessage } from '../../page/failure-message';
import { formatDateTime } from '../../page/moments';
import * as t from './orders.texts';

/** The customer's orders as the list shows them; the order number is the token (specification 5.8). */
export function toListedOrders(orders: OrdersPageQuery['orderHistory']['orders']): ListedOrder[] {
  return orders.map((order) => ({
    ...order,
    shopName: order.shop.name,
    refundCents: refundOf(order),
    tag: notBegun(order),
    pickupWindow: pickupText(order.window),
    orderDate: formatDateTime(order.createdAt, order.shop.zone),
    stars: order.review?.stars,
    reviewable: order.mayReview,
  }));
}

/** The orders could not be had (specification 5.8). */
export const sayFailure = (error: unknown): string => failureMessage(error, t.unreachable());
