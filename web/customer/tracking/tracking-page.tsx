import { BellRing } from 'lucide-react';
import { useState, useEffect, useEffectEvent } from 'react';
import { useParams } from 'react-router-dom';
import {
  useGuestOrderPageQuery,
  useTrackedOrderChangedSubscription,
  useTrackingPageQuery,
  usePrintTicketMutation,
} from '../../../graphql/generated/customer/tracking';
import { Button } from '../../../ui/base/button/button';
import { Notice } from '../../../ui/base/notice/notice';
import { OrderAgain } from '../../../ui/food/order-again/order-again';
import type { PushState } from '../../../ui/site/account/preferences';
import { useArrival } from '../../ordering/use-arrival';
import { useOrderAgain } from '../../ordering/use-order-again';
import { failureMessage } from '../../page/failure-message';
import { isNetworkLoss } from '../../page/faults';
import { usePush } from '../../push/use-push';
import { TrackingScreen } from './tracking-screen';
import * as t from './tracking.texts';

/** Follows one order until it is collected (specification 5.7). */
export function TrackingPage() {
  const { token: reference = '' } = useParams();
  const query = useTrackingPageQuery({ variables: { reference } });
  const order = query.data?.order;
  // The subscription writes changes into the cache, which updates the query.
  useTrackedOrderChangedSubscription({ variables: { reference }, skip: !order });
  const { announcing, announce } = useArrival();
  const { again, busyId, failure } = useOrderAgain();
  const printed = useTicketPrint(reference, order?.printsItself === true);
  // Offered only when the browser's permission was never requested; customers who refused it or switched it off find
  // the switch on the account page.
  const { push, pushBusy, pushError, onPushChange } = usePush();
  const [offersPush] = useState(push === 'notAsked');

  return (
    <TrackingScreen
      query={query}
      order={order}
      again={
        order?.isMine && (
          <OrderAgain busy={busyId !== undefined} error={failure?.text} onReorder={() => again(order.id)} />
        )
      }
      printed={printed}
      readyNotification={
        offersPush &&
        order?.status === 'PREPARING' && (
          <ReadyNotification {...{ push, busy: pushBusy, error: pushError }} onAsk={() => onPushChange(true)} />
        )
      }
      announcing={announcing}
      onArrive={() => announce(reference)}
    />
  );
}

// Subscriptions need a session, so guests poll.
const POLL = { pollInterval: 15_000, skipPollAttempt: () => document.hidden };

/** Page behind a guest's mailed link, on any device: one order with its actions, and access to nothing else. */
export function GuestOrderPage() {
  const { key = '' } = useParams();
  const query = useGuestOrderPageQuery({ variables: { key }, ...POLL });
  return <TrackingScreen linkKey={key} query={query} order={query.data?.guestOrder} />;
}

interface ReadyNotificationProps {
  push: PushState;
  busy?: boolean;
  error?: string;
  onAsk: () => void;
}

/** Offer to notify the customer on this device when the order is ready. */
export function ReadyNotification({ push, busy, error, onAsk }: ReadyNotificationProps) {
  if (push === 'on')
    return (
      <p role="status" className="text-center text-sm text-ink-muted">
        {t.willNotify()}
      </p>
    );
  if (push === 'refused')
    return (
      <Notice tone="caution" urgent>
        {t.blocked()}
      </Notice>
    );
  return (
    <div className="grid gap-2">
      <Button tone="quiet" wide busy={busy} onClick={onAsk}>
        <BellRing aria-hidden="true" />
        {t.notifyMe()}
      </Button>
      {error && (
        <Notice tone="danger" urgent>
          {error}
        </Notice>
      )}
    </div>
  );
}

const DELAY_MS = 3000; // specification 5.7

/** Outcome of printing the kitchen ticket, in the words of specification 5.7. */
type TicketPrint = { ok: boolean; message: string };

/** Prints the kitchen ticket once, three seconds after loading, where the shop wants that (specification 5.7). */
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
