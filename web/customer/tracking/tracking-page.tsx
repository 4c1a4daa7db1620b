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

const DELAY_MS = 3000; // specification 5.7

/** What became of the kitchen's ticket, in the words of specification 5.7. */
type TicketPrint = { ok: boolean; message: string };

/** Sends the kitchen's ticket three seconds after the page has loaded, once, where the shop wants that (specification 5.7). */
function useTicketPrint(reference: string, wanted: boolean): TicketPrint | undefined {
  const [printTicket] = usePrintTicketMutation();
  const [outcome, setOutcome] = useState<TicketPrint>();

  const print = useEffectEvent(async () => {
    try {
      await printTicket({ variables: { reference } });
      setOutcome({ ok: true, message: t.jobSent() });
    } catch (error) {
      setOutcome({ ok: false, message: sayPrintFailure(error) });
    }
  });

  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => void print(), DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  return outcome;
}

export function sayPrintFailure(error: unknown): string {
  return isNetworkLoss(error) ? t.jobLost() : failureMessage(error, t.jobNotSent());
}
