import { useParams } from 'react-router-dom';
import { useGuestOrderPageQuery } from '../../../graphql/generated/customer/tracking';
import { useCatchUp } from '../../offline/use-catch-up';
import { OrderCancelling } from '../../ordering/order-cancelling';
import { OrderContesting } from '../../ordering/order-contesting';
import { toOrderFailure } from '../../ordering/order-failure';
import { TokenCode } from '../../ordering/token-code';
import { TrackingScreen } from './tracking-screen';
import { toTrackedOrder } from './tracking-view';

// Streams are for whoever is signed in.
const POLL = { pollInterval: 15_000, skipPollAttempt: () => document.hidden };

/** What a guest’s mailed link opens, on whichever device: the order, which may be called off or whose no-show be contested, and nothing else. */
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
