import { useOrdersPageQuery } from '../../../graphql/generated/customer/orders';
import { OrderList } from '../../../ui/food/order-list/order-list';
import { useOrderAgain } from '../../ordering/use-order-again';
import { notifyLate } from '../../page/notify-late';
import { sayFailure, toListedOrders } from './orders-view';

/** Everything the signed-in customer has ordered (specification 5.8). */
export function OrdersPage() {
  const { data, error, loading, refetch, fetchMore } = useOrdersPageQuery({ notifyOnNetworkStatusChange: true });
  const { again, busyId, failure } = useOrderAgain();
  const next = data?.orderHistory.next;
  const showMore = () => fetchMore({ variables: { after: next } });
  return (
    <OrderList
      orders={data ? toListedOrders(data.orderHistory.orders) : []}
      loading={loading}
      error={error && !data ? sayFailure(error) : undefined}
      onRetry={() => void refetch()}
      onShowMore={next ? () => void showMore().catch((fault) => notifyLate(sayFailure(fault), 'danger')) : undefined}
      onReorder={again}
      reorderingId={busyId}
      failure={failure}
    />
  );
}
