import { useState, useEffect, useEffectEvent } from 'react';
import { useParams } from 'react-router-dom';
import {
  useTrackedOrderChangedSubscription,
  useTrackingPageQuery,
  usePrintTicketMutation,
} from '../../../graphql/generated/customer/tracking';
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
import { failureMessage } from '../../page/failure-message';
import { isNetworkLoss } from '../../page/faults';
import * as t from './tracking.texts';

/** Follows one order until it is collected (specification 5.7). */
export function TrackingPage() {
  const { token: reference = '' } = useParams();
  const { data, error, refetch } = useTrackingPageQuery({ variables: { reference } });
  // The subscription writes changes into the cache, which updates the query.
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

/**
 * Offers the notification only when the browser's permission was never requested; customers who refused it or switched
 * it off find the switch on the account page.
 */
function useReadyNotification(): TrackingScreenProps['readyNotification'] {
  const { push, pushBusy: busy, pushError: error, onPushChange } = usePush();
  const [offered] = useState(push === 'notAsked');
  if (!offered) return undefined;
  return { done: push === 'on', blocked: push === 'refused', busy, error, onAsk: () => onPushChange(true) };
}

const DELAY_MS = 3000; // specification 5.7

/** Outcome of printing the kitchen ticket, in the words of specification 5.7. */
type TicketPrint = { ok: boolean; message: string };

/**
 * Prints the kitchen ticket once, three seconds after the page has loaded, when the shop has enabled that
 * (specification 5.7).
 */
function useTicketPrint(reference: string, wanted: boolean): TicketPrint | undefined {
  const [printTicket] = usePrintTicketMutation();
  const [outcome, setOutcome] = useState<TicketPrint>();

  const print = useEffectEvent(async () => {
    try {
      await printTicket({ variables: { reference } });
      setOutcome({ ok: true, message: t.jobSent() });
    } catch (error) {
      setOutcome({ ok: false, message: printErrorMessage(error) });
    }
  });

  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => void print(), DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  return outcome;
}

export function printErrorMessage(error: unknown): string {
  return isNetworkLoss(error) ? t.jobLost() : failureMessage(error, t.jobNotSent());
}
