import { useOrdersPageQuery, type OrdersPageQuery } from '../../../graphql/generated/customer/orders';
import { OrderList, type ListedOrder } from '../../../ui/food/order-list/order-list';
import { useOrderAgain } from '../../ordering/use-order-again';
import { notifyLate } from '../../page/notify-late';
import { notBegun, refundOf } from '../../ordering/after-order';
import { pickupText } from '../../ordering/pickup-days';
import { failureMessage } from '../../page/failure-message';
import { formatDateTime } from '../../page/moments';
import * as t from './orders.texts';

/** All orders of the signed-in customer (specification 5.8). */
export function OrdersPage() {
  const { data, error, loading, refetch, fetchMore } = useOrdersPageQuery({ notifyOnNetworkStatusChange: true });
  const { again, busyId, failure } = useOrderAgain();
  const next = data?.orderHistory.next;
  const showMore = () => fetchMore({ variables: { after: next } });
  return (
    <OrderList
      orders={data ? toListedOrders(data.orderHistory.orders) : []}
      loading={loading}
      error={error && !data ? ordersErrorMessage(error) : undefined}
      onRetry={() => void refetch()}
      onShowMore={
        next ? () => void showMore().catch((fault) => notifyLate(ordersErrorMessage(fault), 'danger')) : undefined
      }
      onReorder={again}
      reorderingId={busyId}
      failure={failure}
    />
  );
}

/** The customer's orders in the form the list needs; the order number is the token (specification 5.8). */
export function toListedOrders(orders: OrdersPageQuery['orderHistory']['orders']): ListedOrder[] {
  return orders.map((order) => ({
    ...order,
    shopName: order.shop.name,
    serviceChargeCents: order.feeCents,
    refundCents: refundOf(order),
    tag: notBegun(order),
    pickupWindow: pickupText(order.window),
    orderDate: formatDateTime(order.createdAt, order.shop.zone),
    stars: order.review?.stars,
    reviewable: order.mayReview,
  }));
}

/** Message shown when the orders cannot be loaded (specification 5.8). */
export const ordersErrorMessage = (error: unknown): string => failureMessage(error, t.unreachable());
