import { useOrdersPageQuery } from '../../../graphql/generated/customer/orders';
import { useOrderAgain } from '../../ordering/use-order-again';
import { OrdersScreen } from './orders-screen';
import { sayFailure, toListedOrders } from './orders-view';

/** Everything the signed-in customer has ordered (specification 5.8). */
export function OrdersPage() {
  const { data, error, loading, refetch } = useOrdersPageQuery();
  const { again, busyId, failure } = useOrderAgain();
  return (
    <OrdersScreen
      orders={data ? toListedOrders(data.myOrders) : []}
      loading={loading}
      error={error && !data ? sayFailure(error) : undefined}
      onRetry={() => void refetch()}
      onReorder={again}
      reorderingId={busyId}
      failure={failure}
    />
  );
}
