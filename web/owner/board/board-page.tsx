import { useEffect, useState } from 'react';
import { useFirstStepsQuery, useSetItemSoldOutMutation } from '../../../graphql/generated/owner/menu';
import { useDaysCountQuery } from '../../../graphql/generated/owner/days';
import { useDocumentTitle } from '../../page/document-title';
import * as t from './board.texts';
import { BoardScreen, type BoardScreenProps } from './board-screen';
import { arrivalsMessage, toBoard } from './board-view';
import { useBoardOrders } from './use-board-orders';
import { useOrderSteps } from './use-order-steps';
import { usePreparation } from './preparation';
import { useSound } from './chime';
import { usePushOffer } from './order-alerts';
import { dayAt, formatTime, formatDay } from '../../page/moments';
import { formatPauseEnd } from '../../shops/pause-end';
import { useFirstSteps } from '../../shops/first-steps';
import { useSession, endsSoon, type Identity } from '../../session/session';
import type { OrderBoardProps } from '../../../ui/food/order-board/order-board';
import { failureMessage } from '../../page/failure-message';
import { isOffline } from '../../page/faults';
import { offline } from '../../page/faults.texts';
import { useApolloClient } from '@apollo/client/react';
import {
  BoardReceiptDocument,
  useFoundOrdersQuery,
  type BoardPageQuery,
  useDelayPreparationMutation,
} from '../../../graphql/generated/owner/board';
import { notify } from '../../../ui/base/toast/toast';
import type { BoardOrder, BoardLine } from '../../../ui/food/order-board/board-order';
import { sayingFailure } from '../../page/notify-failure';
import { withinTime } from './board';
import { folded } from '../../../texts/folded';
import type { OtherDayOrder } from '../../../ui/food/order-board/other-days';
import { useDebounced } from '../../shops/use-suggestions';
import { usePauseOrdersMutation, useResumeOrdersMutation } from '../../../graphql/generated/owner/settings';
import type { PauseLength } from '../../../graphql/generated/schema';
import { delayEndsAt } from '../../../graphql/rules/preparation';
import { useOnce } from '../../page/use-once';
import { usePrintOrderTicketMutation } from '../../../graphql/generated/owner/dashboard';
import type { ReceiptProps } from '../../../ui/food/receipt/receipt';
import { usePrinted } from '../../page/use-printed';
import { openPrintWindow } from '../../ordering/print-window';
import { toReceipt } from '../../ordering/receipt';

/** Live board of the shop's orders (specification 7.1). */
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
      {...connectionMessage({ ...contact, now: now - ahead })}
      {...pace}
      sessionEndText={sessionEndMessage(owner, now, shop?.zone)}
      loading={orders === undefined && (reading || failure === null)}
      error={!orders && failure !== null ? readErrorMessage(failure) : undefined}
      onRetry={board.refresh}
      query={query}
      onQueryChange={setQuery}
      {...search}
      soldOutUntilText={shop && formatPauseEnd(shop.todayEndsAt, { zone: shop.zone, today: dayAt(now, shop.zone) })}
      onMarkSoldOut={(...what) => void setSoldOut(...what)}
      {...printing}
      {...call}
      onAcknowledge={({ id }) => board.arrivals.touch(id)}
      onAcknowledgeAll={() => board.arrivals.touch(...arrivals.untouched)}
      sound={shop?.alerts.ring === false ? { ...sound, sound: 'never' } : sound}
      sleepy={sleepy}
      announcement={arrivalsMessage(arrivals.latest)}
      sudden={arrivals.sudden}
      firstSteps={firstSteps}
      aheadCount={aheadCount}
      {...preparation}
    />
  );
}

const POLL = { pollInterval: 30_000, skipPollAttempt: () => document.hidden };

/** First steps on an empty board: what prevents orders, or a link to what customers see. */
function useStepsWhile(empty: boolean) {
  const { data } = useFirstStepsQuery({ ...POLL, skip: !empty, fetchPolicy: 'cache-and-network' });
  return useFirstSteps(empty ? data?.ownShop : undefined, true);
}

/** Number of preorders for later days; undefined when the shop takes none. */
function useAheadCount() {
  const { data } = useDaysCountQuery({ ...POLL, fetchPolicy: 'cache-and-network' });
  const count = data?.ordersAhead.reduce((sum, { orders }) => sum + orders.length, 0);
  return count === 0 && data?.ownShop.daysAhead === 0 ? undefined : count;
}

/**
 * Server time in milliseconds, updated each second. `ahead` is how far its clock is ahead of this device's, because a
 * tablet's clock may be minutes off.
 */
function useServerTime(ahead: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now + ahead;
}

const OLD_AFTER_MS = 60_000;

interface Contact {
  lost: boolean;
  onLine: boolean;
  /** Time of the last successful reading; `now` is the current time. Both in milliseconds of this device's clock. */
  readAt: number | null;
  now: number;
  /** Time zone of the shop. */
  zone: string | undefined;
}

/** Connection state of the board and, once it is clearly out of date, the age of its data. */
export function connectionMessage({
  lost,
  onLine,
  readAt,
  now,
  zone,
}: Contact): Pick<OrderBoardProps, 'connection' | 'ageText'> {
  if (!lost) return { connection: 'live' };
  const isOld = readAt !== null && now - readAt > OLD_AFTER_MS;
  return {
    connection: onLine ? 'lost' : 'offline',
    ...(readAt !== null && (isOld || !onLine) && { ageText: formatTime(readAt, zone) }),
  };
}

/**
 * Text that says when the owner's session ends, within the hour before it; undefined earlier. `now` by the server's
 * clock, in milliseconds.
 */
export function sessionEndMessage(owner: Identity | null, now: number, zone: string | undefined): string | undefined {
  if (owner?.endsAt === undefined || !endsSoon(owner, now)) return undefined;
  return t.sessionEnd(formatTime(owner.endsAt, zone));
}

/** Message shown when the orders cannot be loaded (specification 7.1). */
export function readErrorMessage(failure: unknown): string {
  if (isOffline(failure)) return offline();
  return failureMessage(failure, t.readingFailed());
}

/** Phone number of an order's customer, queried only for a call and never stored on this device. */
function useCustomerCall() {
  const client = useApolloClient();
  const [calling, setCalling] = useState<BoardScreenProps['calling']>();
  const onCall = ({ token, customerName }: BoardOrder) =>
    void sayingFailure(async () => {
      const { data } = await client.query({
        ...{ query: BoardReceiptDocument, variables: { reference: token } },
        ...{ context: withinTime(), fetchPolicy: 'no-cache' },
      });
      const phone = data?.order.customerPhone;
      if (phone) setCalling({ customerName, phone, onClose: () => setCalling(undefined) });
      else notify(t.noPhone(customerName), 'caution');
    });
  return { calling, onCall };
}

const REST_MS = 300;
/** A single letter matches nearly every order. */
const LEAST_LETTERS = 2;
const MOST_SHOWN = 8;

interface Found {
  /** Ids of matching orders of today. */
  foundIds?: string[];
  otherDays?: OtherDayOrder[];
}

/** Orders of all days that match the search, once the server has answered; empty without a search. */
function useOrderSearch(query: string, today: readonly { id: string }[] = []): Found {
  const text = useDebounced(query.trim(), REST_MS);
  const searched = [...folded(text)].length >= LEAST_LETTERS && query.trim() !== '';
  const { data } = useFoundOrdersQuery({ variables: { text }, skip: !searched, fetchPolicy: 'cache-and-network' });
  if (!searched || !data) return {};
  const { orders } = data.ownOrders;
  const shown = new Set(today.map(({ id }) => id));
  const otherDays = orders
    .filter(({ id }) => !shown.has(id))
    .slice(0, MOST_SHOWN)
    .map(({ id, token, customerName, status, window, shop }) => ({
      ...{ id, token, customerName, status },
      pickupWindow: window.pickupWindow,
      dayText: formatDay(window.startsAt, shop.zone),
      href: `/restaurant/dashboard?commande=${id}`,
    }));
  return { foundIds: orders.map(({ id }) => id).filter((id) => shown.has(id)), otherDays };
}

/** Controls for pausing orders or delaying preparation; empty until the shop is loaded. */
function usePace(
  shop: BoardPageQuery['ownShop'] | undefined,
  now: number,
): Pick<BoardScreenProps, 'pace' | 'delay' | 'paused'> {
  const [pause] = usePauseOrdersMutation();
  const [resume] = useResumeOrdersMutation();
  const [delayPreparation] = useDelayPreparationMutation();
  const { once, busyIds } = useOnce();
  if (!shop) return {};
  const keep = (send: () => Promise<unknown>, said: string, unseen = false) =>
    void once('pace', () =>
      sayingFailure(async () => {
        await send();
        notify(said, 'positive', { unseen });
      }),
    );
  const { preparationMinutes, delayUntil } = shop;
  const delayMinutes = delayUntil !== null && Date.parse(delayUntil) > now ? shop.delayMinutes : 0;
  const onDelay = (minutes: number) =>
    keep(() => delayPreparation({ variables: { minutes } }), t.preparationNow(preparationMinutes + minutes));
  const busy = busyIds.length > 0;
  const place = { zone: shop.zone, today: dayAt(now, shop.zone) };
  const until = shop.opening.pausedUntil;
  const closesAt = shop.opening.closesAt === null ? null : new Date(shop.opening.closesAt);
  return {
    pace: {
      preparationMinutes,
      delayMinutes,
      delayEndText: formatPauseEnd(delayEndsAt(closesAt, new Date(now)).toISOString(), place),
      busy,
      onPause: (length: PauseLength) => keep(() => pause({ variables: { length } }), t.pausedNow(), true),
      onDelay,
    },
    ...(delayUntil !== null &&
      delayMinutes > 0 && {
        delay: { minutes: delayMinutes, untilText: formatPauseEnd(delayUntil, place), busy, onEnd: () => onDelay(0) },
      }),
    ...(until !== null && {
      paused: {
        untilText: formatPauseEnd(until, place),
        busy,
        onResume: () => keep(() => resume(), t.resumed(), true),
      },
    }),
  };
}

/**
 * Prints an order's receipt in its own window; when the browser blocks it, returns `receipt`, which the board then
 * prints itself.
 */
function useReceiptPrint() {
  const client = useApolloClient();
  const [printTicketThere] = usePrintOrderTicketMutation();
  const [receipt, setReceipt] = usePrinted<ReceiptProps>();

  const printHere = (reference: string) =>
    sayingFailure(async () => {
      const query = { query: BoardReceiptDocument, variables: { reference }, context: withinTime() };
      const { data } = await client.query(query);
      // A new object each time, so that the same receipt can be printed again.
      if (data) setReceipt(toReceipt(data.order));
    });

  const onPrint = ({ id }: BoardOrder) => {
    if (!openPrintWindow(id)) void printHere(id);
  };
  /** Prints the ticket here and on the kitchen's printers, if any. */
  const onPrintTicket = ({ id }: BoardOrder) => {
    openPrintWindow(id, 'ticket');
    void sayingFailure(() => printTicketThere({ variables: { reference: id } }));
  };
  return { receipt, onPrint, onPrintTicket };
}

const LONG_ENOUGH_MS = 10_000;

/** Marks an item as sold out for today, or puts it back on sale; a toast offers to undo it for a while. */
function useSoldOut(refresh: () => void) {
  const [setItemSoldOut] = useSetItemSoldOutMutation({ onCompleted: refresh });
  return async ({ itemId, name }: BoardLine, soldOut: boolean) => {
    if (itemId === undefined) return;
    await sayingFailure(async () => {
      await setItemSoldOut({ variables: { itemId, soldOut } });
      const undo = () => void sayingFailure(() => setItemSoldOut({ variables: { itemId, soldOut: !soldOut } }));
      const action = { label: t.undo(), onPress: undo };
      notify((soldOut ? t.soldOutNow : t.onSaleNow)(name), 'positive', { action, durationMs: LONG_ENOUGH_MS });
    });
  };
}

/** Keeps the screen on while the page is visible; returns true when this device does not allow it. */
function useWakeLock(): boolean {
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const request = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        // Missing in old browsers and without HTTPS.
        lock = await (navigator as Partial<Navigator>).wakeLock?.request('screen');
        if (left) void lock?.release();
        else setRefused(lock === undefined);
        // The browser also releases the lock on a low battery. A lock released with a hidden page is requested again
        // once the page is visible.
        lock?.addEventListener('release', () => !left && setRefused(document.visibilityState === 'visible'));
      } catch {
        setRefused(true);
      }
    };
    const onVisible = () => void request();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, []);
  return refused;
}
