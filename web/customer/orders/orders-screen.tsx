import { OrderList, type OrderListProps } from '../../../ui/food/order-list/order-list';

export function OrdersScreen(props: OrderListProps) {
  return <OrderList {...props} />;
}
