import { useEffect, useState } from 'react';
import { useFirstStepsQuery } from '../../../graphql/generated/owner/menu';
import { useDaysCountQuery } from '../../../graphql/generated/owner/days';
import { useDocumentTitle } from '../../page/document-title';
import { sayConnection, sayReadingFailed, saySessionEnd } from './board-messages';
import * as t from './board.texts';
import { BoardScreen } from './board-screen';
import { sayArrivals, toBoard } from './board-view';
import { useBoardOrders } from './use-board-orders';
import { useOrderSearch } from './use-order-search';
import { useOrderSteps } from './use-order-steps';
import { usePreparation } from './preparation';
import { useReceiptPrint } from './use-receipt-print';
import { useSoldOut } from './use-sold-out';
import { useSound } from './chime';
import { useCustomerCall } from './use-customer-call';
import { usePushOffer } from './use-push-offer';
import { usePace } from './use-pace';
import { dayAt } from '../../page/moments';
import { sayPauseEnd } from '../../shops/pause-end';
import { useFirstSteps } from '../../shops/first-steps';
import { useWakeLock } from './use-wake-lock';
import { useSession } from '../../session/session';

/** The orders of the shop, live (specification 7.1). */
export function BoardPage() {
  const { board, orders, soldOutIds, shop, arrivals, lost, failure, reading, ahead, readAt } = useBoardOrders();
  const steps = useOrderSteps(board);
  const sound = useSound();
  const now = useServerTime(ahead);
  const printing = useReceiptPrint();
  const [query, setQuery] = useState('');
  const search = useOrderSearch(query, orders);
  const preparation = usePreparation(orders, now, shop?.zone);
  const pace = usePace(shop, now);
  const setSoldOut = useSoldOut(board.refresh);
  const call = useCustomerCall();
  const { owner } = useSession();
  const sleepy = useWakeLock();
  const firstSteps = useStepsWhile(orders?.length === 0);
  const aheadCount = useAheadCount();

  const cards = toBoard(orders ?? [], { now, untouched: arrivals.untouched, soldOutIds, zone: shop?.zone });
  const waiting = cards.filter(({ unseen }) => unseen).length;
  useDocumentTitle(waiting > 0 ? t.waitingTitle(waiting) : t.title());
  usePushOffer(waiting > 0);
  const contact = { lost: lost && orders !== undefined, onLine: navigator.onLine, readAt, zone: shop?.zone };

  return (
    <BoardScreen
      orders={cards}
      {...steps}
      {...sayConnection({ ...contact, now: now - ahead })}
      {...pace}
      sessionEndText={saySessionEnd(owner, now, shop?.zone)}
      loading={orders === undefined && (reading || failure === null)}
      error={!orders && failure !== null ? sayReadingFailed(failure) : undefined}
      onRetry={board.refresh}
      query={query}
      onQueryChange={setQuery}
      {...search}
      soldOutUntilText={shop && sayPauseEnd(shop.todayEndsAt, { zone: shop.zone, today: dayAt(now, shop.zone) })}
      onMarkSoldOut={(...what) => void setSoldOut(...what)}
      {...printing}
      {...call}
      onAcknowledge={({ id }) => board.arrivals.touch(id)}
      onAcknowledgeAll={() => board.arrivals.touch(...arrivals.untouched)}
      sound={shop?.alerts.ring === false ? { ...sound, sound: 'never' } : sound}
      sleepy={sleepy}
      announcement={sayArrivals(arrivals.latest)}
      sudden={arrivals.sudden}
      firstSteps={firstSteps}
      aheadCount={aheadCount}
      {...preparation}
    />
  );
}

const POLL = { pollInterval: 30_000, skipPollAttempt: () => document.hidden };

/** On a board without orders: what keeps them from coming, or what customers see. */
function useStepsWhile(empty: boolean) {
  const { data } = useFirstStepsQuery({ ...POLL, skip: !empty, fetchPolicy: 'cache-and-network' });
  return useFirstSteps(empty ? data?.ownShop : undefined, true);
}

/** Orders for the days after today, of a shop that takes some. */
function useAheadCount() {
  const { data } = useDaysCountQuery({ ...POLL, fetchPolicy: 'cache-and-network' });
  const count = data?.ordersAhead.reduce((sum, { orders }) => sum + orders.length, 0);
  return count === 0 && data?.ownShop.daysAhead === 0 ? undefined : count;
}

/**
 * The server’s present instant in milliseconds, each second anew. `ahead` is how far its clock is ahead of this
 * device’s: the tablet of a counter may be minutes off.
 */
function useServerTime(ahead: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now + ahead;
}
