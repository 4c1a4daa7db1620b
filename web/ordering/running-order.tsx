import { useLocation } from 'react-router-dom';
import { useRunningOrdersQuery } from '../../graphql/generated/customer/running-orders';
import { useTrackedOrderChangedSubscription } from '../../graphql/generated/customer/tracking';
import { isOpen } from '../../graphql/rules/order-status';
import { OrderBar } from '../../ui/food/order-bar/order-bar';
import { runningOrder, type OpenOrder } from './running-order-view';
import { useArrival } from './use-arrival';

/** Bar for the order to collect next, on every page but its own. */
export function RunningOrder() {
  const { data } = useRunningOrdersQuery({
    fetchPolicy: 'cache-and-network',
    // The texts depend on the time, and another device may have ordered.
    pollInterval: 60_000,
    skipPollAttempt: () => document.hidden,
  });
  const { pathname } = useLocation();
  const orders = data?.openOrders.filter(({ status }) => isOpen(status)) ?? [];
  const [next] = orders;
  if (!next || orders.some(({ id, token }) => pathname.endsWith(`/${token}`) || pathname.endsWith(`/${id}`)))
    return null;
  return <Bar key={next.token} order={next} otherCount={orders.length - 1} />;
}

function Bar({ order, otherCount }: { order: OpenOrder; otherCount: number }) {
  const { announcing, announce } = useArrival();
  const { mayArrive, ...shown } = runningOrder(order);
  // The subscription writes changes of the order into the cache, which updates the query.
  useTrackedOrderChangedSubscription({ variables: { reference: order.token }, ignoreResults: true });
  return (
    <OrderBar
      {...shown}
      otherCount={otherCount}
      othersHref="/user-ordersPage"
      onArrive={mayArrive ? () => announce(order.token) : undefined}
      busy={announcing}
    />
  );
}
