import { useParams } from 'react-router-dom';
import { useGuestOrderPageQuery } from '../../../graphql/generated/customer/tracking';
import { useCatchUp } from '../../offline/use-catch-up';
import { OrderCancelling } from '../../ordering/order-cancelling';
import { OrderContesting } from '../../ordering/order-contesting';
import { toOrderFailure } from '../../ordering/order-failure';
import { TokenCode } from '../../ordering/token-code';
import { TrackingScreen } from './tracking-screen';
import { toTrackedOrder } from './tracking-view';

// Subscriptions need a session, so guests poll.
const POLL = { pollInterval: 15_000, skipPollAttempt: () => document.hidden };

/**
 * Page behind a guest's mailed link, on any device: shows one order, which can be cancelled or its no-show contested,
 * and gives access to nothing else.
 */
export function GuestOrderPage() {
  const { key = '' } = useParams();
  const { data, error, refetch } = useGuestOrderPageQuery({ variables: { key }, ...POLL });
  const order = data?.guestOrder;
  const failure = error && !order ? toOrderFailure(error) : undefined;
  useCatchUp(refetch, failure && !('missing' in failure));

  return (
    <TrackingScreen
      byLink
      failure={failure}
      order={order && toTrackedOrder(order)}
      code={order && <TokenCode token={order.token} />}
      contesting={order && <OrderContesting order={order} linkKey={key} />}
      cancelling={order && <OrderCancelling order={order} linkKey={key} onRefused={() => void refetch()} />}
      onRetry={() => void refetch()}
    />
  );
}
