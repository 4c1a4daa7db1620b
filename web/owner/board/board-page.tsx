import { useApolloClient } from '@apollo/client/react';
import { CalendarDays, CookingPot } from 'lucide-react';
import { useEffect, useState } from 'react';
import { BoardReceiptDocument, useFoundOrdersQuery } from '../../../graphql/generated/owner/board';
import { usePrintOrderTicketMutation } from '../../../graphql/generated/owner/dashboard';
import { useDaysCountQuery } from '../../../graphql/generated/owner/days';
import { useFirstStepsQuery, useSetItemSoldOutMutation } from '../../../graphql/generated/owner/menu';
import { phoneHref } from '../../../graphql/rules/phone';
import { folded } from '../../../graphql/texts/folded';
import { Button } from '../../../ui/base/button/button';
import { Dialog } from '../../../ui/base/dialog/dialog';
import { LinkButton } from '../../../ui/base/link-button/link-button';
import { Notice } from '../../../ui/base/notice/notice';
import { TextLink } from '../../../ui/base/text-link/text-link';
import { notify } from '../../../ui/base/toast/toast';
import { ArrivalFlash } from '../../../ui/food/order-board/arrival-flash';
import type { BoardLine, BoardOrder } from '../../../ui/food/order-board/board-order';
import { OrderBoard, type OrderBoardProps } from '../../../ui/food/order-board/order-board';
import { SoundControl } from '../../../ui/food/order-board/sound-control';
import { PrepTotals } from '../../../ui/food/prep-totals/prep-totals';
import { Receipt, type ReceiptProps } from '../../../ui/food/receipt/receipt';
import { FirstSteps } from '../../../ui/owner/first-steps/first-steps';
import { openPrintWindow } from '../../ordering/print-window';
import { toReceipt } from '../../ordering/receipt';
import { useDocumentTitle } from '../../page/document-title';
import { failureMessage } from '../../page/failure-message';
import { isOffline } from '../../page/faults';
import { offline } from '../../page/faults.texts';
import { dayAt, formatDay, formatTime } from '../../page/moments';
import { sayingFailure } from '../../page/notify-failure';
import { usePrinted } from '../../page/use-printed';
import { endsSoon, type Identity, useSession } from '../../session/session';
import { useFirstSteps } from '../../shops/first-steps';
import { formatPauseEnd } from '../../shops/pause-end';
import { useDebounced } from '../../shops/use-suggestions';
import * as t from './board.texts';
import { PaceControls, PausedNotice, usePace } from './board-pace';
import { arrivalsMessage, toBoard } from './board-view';
import { useSound } from './chime';
import { usePushOffer, useWakeLockNotice } from './order-alerts';
import { usePreparation } from './preparation';
import { useBoardOrders, useOrderSteps, withinTime } from './board';

/** Live board of the shop's orders (specification 7.1). */
export function BoardPage() {
  const { board, orders, soldOutIds, shop, arrivals, lost, failure, reading, ahead, readAt } = useBoardOrders();
  const steps = useOrderSteps(board);
  const sound = useSound();
  const wakeLockNotice = useWakeLockNotice();
  const now = useServerTime(ahead);
  const [query, setQuery] = useState('');
  const search = useOrderSearch(query, orders);
  const { preparation, highlight } = usePreparation(orders, now, shop?.zone);
  const pace = usePace();
  const setSoldOut = useSoldOut(board.refresh);
  const { calling, ...call } = useCustomerCall();
  const { receipt, ...printing } = useReceiptPrint();
  const { owner } = useSession();
  const firstSteps = useStepsWhile(orders?.length === 0);
  const aheadCount = useAheadCount();

  const cards = toBoard(orders ?? [], { now, untouched: arrivals.untouched, soldOutIds, zone: shop?.zone });
  const unseenCount = cards.filter(({ unseen }) => unseen).length;
  useDocumentTitle(unseenCount > 0 ? t.waitingTitle(unseenCount) : t.title());
  usePushOffer(unseenCount > 0);
  const contact = { lost: lost && orders !== undefined, onLine: navigator.onLine, readAt, zone: shop?.zone };
  const announcement = arrivalsMessage(arrivals.latest);
  const sessionEnd = sessionEndMessage(owner, now, shop?.zone);

  return (
    // The orders need more height than the page's usual margin leaves.
    <div className="-mt-3 grid grid-cols-1 md:-mt-11">
      <OrderBoard
        orders={cards}
        {...steps}
        {...connectionMessage({ ...contact, now: now - ahead })}
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
        title={<h1 className="me-auto text-xl wrap-anywhere lg:pe-2 lg:text-2xl">{t.heading()}</h1>}
        tools={
          <>
            {unseenCount > 1 && (
              <Button size="counter" onClick={() => board.arrivals.touch(...arrivals.untouched)}>
                {t.acknowledgeAll(unseenCount)}
              </Button>
            )}
            <PreparationToggle {...preparation} />
            {aheadCount !== undefined && (
              <LinkButton href="/ownerorders/jours" tone="quiet" size="counter">
                <CalendarDays aria-hidden="true" />
                <TextOrCount text={t.daysToCome(aheadCount)} count={aheadCount} />
              </LinkButton>
            )}
            {shop && <PaceControls shop={shop} now={now} pace={pace} />}
            <SoundControl {...sound} sound={shop?.alerts.ring === false ? 'never' : sound.sound} />
          </>
        }
        whenEmpty={firstSteps && <FirstSteps {...firstSteps} />}
        aside={
          preparation.open && (
            <div id={PREPARATION_ID}>
              <PrepTotals {...preparation} />
            </div>
          )
        }
        highlight={highlight}
      >
        {wakeLockNotice}
        {sessionEnd && (
          <Notice
            tone="caution"
            action={
              <LinkButton href="/ownerloginform?from=/ownerorders" tone="quiet" size="large">
                {t.signInAgain()}
              </LinkButton>
            }
          >
            {sessionEnd}
          </Notice>
        )}
        {shop && <PausedNotice shop={shop} now={now} pace={pace} />}
      </OrderBoard>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ArrivalFlash text={arrivals.sudden ? announcement : undefined} />
      {receipt && (
        <div className="hidden">
          <Receipt {...receipt} />
        </div>
      )}
      {calling && <CallDialog {...calling} />}
    </div>
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

const REST_MS = 300;
/** A single letter matches nearly every order. */
const LEAST_LETTERS = 2;
const MOST_SHOWN = 8;

/** Orders of all days that match the search, once the server has answered; empty without a search. */
function useOrderSearch(
  query: string,
  today: readonly { id: string }[] = [],
): Pick<OrderBoardProps, 'foundIds' | 'otherDays'> {
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

interface CallDialogProps {
  customerName: string;
  phone: string;
  onClose: () => void;
}

/** Phone number of an order's customer, queried only for a call and never stored on this device. */
function useCustomerCall() {
  const client = useApolloClient();
  const [calling, setCalling] = useState<CallDialogProps>();
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

function CallDialog({ customerName, phone, onClose }: CallDialogProps) {
  return (
    <Dialog
      open
      size="small"
      title={t.callTitle(customerName)}
      onClose={onClose}
      actions={
        <Button tone="quiet" size="large" wide onClick={onClose}>
          {t.close()}
        </Button>
      }
    >
      <TextLink href={phoneHref(phone)}>
        <bdi translate="no" className="text-3xl font-bold">
          {phone}
        </bdi>
      </TextLink>
    </Dialog>
  );
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

const PREPARATION_ID = 'preparation';

/** Shows or hides the preparation of the next hour beside the orders. */
function PreparationToggle({ windows, open, onTogglePanel }: ReturnType<typeof usePreparation>['preparation']) {
  const pieces = windows.flatMap(({ trays }) => trays).reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Button tone="quiet" aria-expanded={open} aria-controls={PREPARATION_ID} onClick={onTogglePanel} size="counter">
      <CookingPot aria-hidden="true" />
      <TextOrCount text={open ? t.hidePreparation() : t.preparation(pieces)} count={pieces} />
    </Button>
  );
}

/** Text of a tool with a number; on a narrow board only the number is visible. */
function TextOrCount({ text, count }: { text: string; count: number }) {
  return (
    <>
      <span className="sr-only @5xl:not-sr-only">{text}</span>
      <span aria-hidden="true" className="tabular-nums @5xl:hidden">
        {count}
      </span>
    </>
  );
}
