import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useTrackedOrderChangedSubscription, useTrackingPageQuery } from '../../../graphql/generated/customer/tracking';
import { OrderAgain } from '../../../ui/food/order-again/order-again';
import { useOrderAgain } from '../../ordering/use-order-again';
import { OrderCancelling } from '../../ordering/order-cancelling';
import { OrderContesting } from '../../ordering/order-contesting';
import { toOrderFailure } from '../../ordering/order-failure';
import { TokenCode } from '../../ordering/token-code';
import { useArrival } from '../../ordering/use-arrival';
import { usePush } from '../../push/use-push';
import { useCatchUp } from '../../offline/use-catch-up';
import { TrackingScreen, type TrackingScreenProps } from './tracking-screen';
import { toTrackedOrder } from './tracking-view';
import { useTicketPrint } from './use-ticket-print';

/** Follow one order until it is in one's hands (specification 5.7). */
export function TrackingPage() {
  const { token: reference = '' } = useParams();
  const { data, error, refetch } = useTrackingPageQuery({ variables: { reference } });
  // Its news land in the cache, from which the query reads.
  useTrackedOrderChangedSubscription({ variables: { reference }, skip: !data });
  const { announcing, announce } = useArrival();
  const failure = error && !data ? toOrderFailure(error) : undefined;
  useCatchUp(refetch, failure && !('missing' in failure));
  const printed = useTicketPrint(reference, data?.order.printsItself === true);

  const readyNotification = useReadyNotification();
  const { again, busyId, failure: notAgain } = useOrderAgain();

  return (
    <TrackingScreen
      failure={failure}
      order={data && toTrackedOrder(data.order)}
      code={data && <TokenCode token={data.order.token} />}
      contesting={data && <OrderContesting order={data.order} />}
      cancelling={data && <OrderCancelling order={data.order} onRefused={() => void refetch()} />}
      again={
        data?.order.isMine && (
          <OrderAgain busy={busyId !== undefined} error={notAgain?.text} onReorder={() => again(data.order.id)} />
        )
      }
      printed={printed}
      readyNotification={data?.order.status === 'PREPARING' ? readyNotification : undefined}
      announcing={announcing}
      onArrive={() => announce(reference)}
      onRetry={() => void refetch()}
    />
  );
}

/** Offered to whom the browser never asked: who said no, or switched it off, finds the switch on the account page. */
function useReadyNotification(): TrackingScreenProps['readyNotification'] {
  const { push, pushBusy: busy, pushError: error, onPushChange } = usePush();
  const [offered] = useState(push === 'notAsked');
  if (!offered) return undefined;
  return { done: push === 'on', blocked: push === 'refused', busy, error, onAsk: () => onPushChange(true) };
}
