import { OrderList, type OrderListProps } from '../../../ui/food/order-list/order-list';

/** « Your Orders », newest first. */
export function OrdersScreen(props: OrderListProps) {
  return <OrderList {...props} />;
}
