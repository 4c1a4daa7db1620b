import { ChefHat, SearchX } from 'lucide-react';
import { type ReactNode, useRef, useState, useEffect, useLayoutEffect, type MouseEvent } from 'react';
import { Button } from '../../base/button/button';
import { ConfirmDialog } from '../../base/dialog/confirm-dialog';
import { EmptyState } from '../../base/empty-state/empty-state';
import { ErrorState } from '../../base/error-state/error-state';
import { SearchField } from '../../base/field/search-field';
import { Notice } from '../../base/notice/notice';
import { Loading, Skeleton } from '../../base/skeleton/skeleton';
import { BoardColumns, type Highlight } from './board-columns';
import { isAskedFor, ordersWith, type BoardLine, type BoardOrder } from './board-order';
import { CancelDialog, type Why } from './cancel-dialog';
import * as noShow from './no-show-dialog.texts';
import type { BoardHandlers } from './order-actions';
import { useSteadyFinger } from './steady-finger';
import { withFigures } from '../../base/price/with-figures';
import { OtherDays, type OtherDayOrder } from './other-days';
import * as t from './order-board.texts';

export interface OrderBoardProps extends Omit<BoardHandlers, 'onCancel' | 'onMarkSoldOut'> {
  orders: readonly BoardOrder[];
  busyIds?: readonly string[];
  /** Whether changes arrive by themselves: yes, being tried again, or not without a network. @default 'live' */
  connection?: 'live' | 'lost' | 'offline';
  ageText?: string;
  /** What one looks for by number or name; shown with `onQueryChange`. @default '' */
  query?: string;
  onQueryChange?: (query: string) => void;
  /** Of today, found by what its card does not show: a phone number. */
  foundIds?: readonly string[];
  /** What is searched for and is not of today. @default [] */
  otherDays?: readonly OtherDayOrder[];
  onCancel: (order: BoardOrder, why: Why) => void;
  /** Until when an item marked as sold out now would be: « jusqu’à demain 04:00 ». */
  soldOutUntilText?: string;
  onMarkSoldOut: (line: BoardLine, soldOut: boolean) => void;
  title?: ReactNode;
  /** In the row of the title. */
  tools?: ReactNode;
  /** Between that row and the orders. */
  children?: ReactNode;
  /** Beside the orders where there is room, above them elsewhere; stays in sight. */
  aside?: ReactNode;
  highlight?: Highlight;
  /** Above the news that there are none. */
  whenEmpty?: ReactNode;
  loading?: boolean;
  error?: string;
  onRetry?: () => void;
}

interface Asked {
  about: 'no-show' | 'cancel' | 'sold-out';
  order: BoardOrder;
  line?: BoardLine;
  /** For a no-show whose customer is on the way: the further question. */
  again?: boolean;
}

/** The owner's orders of the day by status, whatever the connection does. */
export function OrderBoard(props: OrderBoardProps) {
  const { busyIds = [], connection = 'live', ageText, query = '', onQueryChange, ...rest } = props;
  const {
    title,
    tools,
    children,
    aside,
    highlight,
    whenEmpty,
    foundIds,
    otherDays = [],
    loading = false,
    error,
    onRetry,
    onCancel,
    onMarkNoShow,
    soldOutUntilText,
    onMarkSoldOut,
    ...more
  } = rest;
  const { orders: present, ...handlers } = more;
  const { shown: orders, touch } = useHeldOrders(present);
  const [asked, setAsked] = useState<Asked | null>(null);
  const found = orders.some((order) => isAskedFor(order, query, foundIds));
  const searching = query.trim() !== '' && !loading;
  const close = () => setAsked(null);
  const frame = useRef<HTMLDivElement>(null);
  const steadyFinger = useSteadyFinger(frame);
  const keepFocus = useKeptFocus();
  const notice = connection !== 'live' && (
    <Notice tone="caution" className="shadow-raised">
      {withFigures(connection === 'lost' ? t.connectionLost(ageText) : t.offline(ageText))} {t.stepsAreKept()}
    </Notice>
  );
  return (
    <div
      ref={frame}
      {...touch}
      className="@container grid min-w-0 grid-cols-1 content-start gap-2"
      onClickCapture={(event) => {
        steadyFinger(event);
        if (!event.isPropagationStopped()) keepFocus(event);
      }}
    >
      <div className="@container">
        <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2">
          {title}
          {onQueryChange && (orders.length > 0 || (!loading && error === undefined)) && (
            <SearchField
              label={t.search()}
              labelHidden
              placeholder={t.searchHint()}
              value={query}
              onChange={onQueryChange}
              className="order-last w-full @4xl:order-none @4xl:w-auto @4xl:min-w-40 @4xl:grow @4xl:basis-40"
            />
          )}
          <div className="flex flex-wrap gap-x-1.5 gap-y-2">{tools}</div>
        </div>
      </div>
      {children}
      <div className="flex flex-col gap-x-4 gap-y-2 @2xl:flex-row-reverse">
        {aside && (
          <div className="@2xl:sticky @2xl:top-[calc(var(--spacing-header)+--spacing(2))] @2xl:max-h-[calc(100dvh-var(--spacing-header)---spacing(4))] @2xl:w-64 @2xl:shrink-0 @2xl:self-start @2xl:overflow-y-auto">
            {aside}
          </div>
        )}
        <div className="@container grid min-w-0 grow grid-cols-1 content-start gap-2">
          {(error !== undefined || !found) && notice}
          {error ? (
            <ErrorState text={error} onRetry={onRetry} busy={loading} />
          ) : found ? (
            <BoardColumns
              {...handlers}
              orders={orders}
              busyIds={busyIds}
              query={query}
              foundIds={foundIds}
              highlight={highlight}
              notice={notice}
              onMarkNoShow={(order) => setAsked({ about: 'no-show', order })}
              onCancel={(order) => setAsked({ about: 'cancel', order })}
              onMarkSoldOut={(order, line) => setAsked({ about: 'sold-out', order, line })}
            />
          ) : orders.length > 0 || searching ? (
            <EmptyState
              icon={<SearchX />}
              title={(otherDays.length > 0 ? t.noneFoundToday : t.noneFound)(query.trim())}
              action={
                onQueryChange && (
                  <Button tone="quiet" size="large" onClick={() => onQueryChange('')}>
                    {t.showAll()}
                  </Button>
                )
              }
            />
          ) : loading ? (
            <Loading label={t.loading()}>
              <div className="grid gap-3 md:grid-cols-3">
                <Skeleton className="h-64" />
                <Skeleton className="hidden h-64 md:block" />
                <Skeleton className="hidden h-64 md:block" />
              </div>
            </Loading>
          ) : (
            <>
              {whenEmpty}
              <EmptyState icon={<ChefHat />} title={t.empty()} />
            </>
          )}
          {otherDays.length > 0 && <OtherDays orders={otherDays} />}
        </div>
      </div>
      {asked && (
        <ConfirmDialog
          open={asked.about === 'no-show'}
          title={(asked.again ? noShow.arrivingTitle : noShow.title)(asked.order.customerName)}
          text={
            asked.again
              ? noShow.arrivingText()
              : noShow.consequences({ token: asked.order.token, unpaid: asked.order.unpaid === true })
          }
          confirmLabel={asked.again ? noShow.notThere() : noShow.confirm()}
          cancelLabel={noShow.wait()}
          tone="danger"
          onClose={close}
          onConfirm={() => {
            // « J’arrive » may come while the first question is asked.
            const now = orders.find(({ id }) => id === asked.order.id) ?? asked.order;
            if (now.customerArriving && !asked.again) return setAsked({ ...asked, order: now, again: true });
            close();
            onMarkNoShow(now);
          }}
        />
      )}
      {asked?.line && (
        <ConfirmDialog
          open={asked.about === 'sold-out'}
          title={(asked.line.soldOut ? t.backOnSaleTitle : t.soldOutTitle)(asked.line.name)}
          text={
            asked.line.soldOut
              ? t.backOnSaleText()
              : t.soldOutText({ until: soldOutUntilText, waiting: ordersWith(orders, asked.line.itemId) })
          }
          confirmLabel={asked.line.soldOut ? t.putBack() : t.soldOut()}
          onClose={close}
          onConfirm={() => {
            close();
            if (asked.line) onMarkSoldOut(asked.line, !asked.line.soldOut);
          }}
        />
      )}
      {asked && (
        <CancelDialog
          open={asked.about === 'cancel'}
          token={asked.order.token}
          customerName={asked.order.customerName}
          refundCents={asked.order.unpaid ? 0 : asked.order.totalCents - (asked.order.refundedCents ?? 0)}
          onClose={close}
          onConfirm={(why) => {
            close();
            onCancel(asked.order, why);
          }}
        />
      )}
    </div>
  );
}

/** So long after a tap nothing moves: the next one may already be on its way. */
const HELD_MS = 800;
/** Nor does a hand that never rests keep the board from the truth any longer than that. */
const LONGEST_MS = 3_000;

const placeOf = ({ status, customerArriving, undoSeconds }: BoardOrder) =>
  [status, customerArriving === true, undoSeconds !== undefined].join();

/** The orders in the places they had in `before`: what has left says where to, what is new waits. */
export function inPlace(before: readonly BoardOrder[], orders: readonly BoardOrder[]): BoardOrder[] {
  const known = new Map(orders.map((order) => [order.id, order]));
  return before.map((then) => {
    const now = known.get(then.id);
    if (!now || placeOf(now) === placeOf(then)) return now ?? then;
    return now.status === then.status ? then : { ...then, movedTo: now.status };
  });
}

/** The orders as they are, or, while a finger is on the board or just was, in the places they had when it came. */
function useHeldOrders(orders: readonly BoardOrder[]) {
  const [kept, setKept] = useState<readonly BoardOrder[]>();
  const since = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hold = (milliseconds: number) => {
    if (!kept) {
      since.current = performance.now();
      setKept(orders);
    }
    clearTimeout(timer.current);
    const left = since.current + LONGEST_MS - performance.now();
    timer.current = setTimeout(() => setKept(undefined), Math.min(milliseconds, left));
  };
  const rest = () => kept && hold(HELD_MS);
  return {
    shown: kept ? inPlace(kept, orders) : orders,
    touch: { onPointerDown: () => hold(LONGEST_MS), onPointerUp: rest, onPointerCancel: rest },
  };
}

interface Kept {
  button: Element;
  titleId: string;
  column: HTMLElement | null;
}

/** Where the keyboard moves a card, its focus goes along: its button is drawn anew elsewhere, or switched off meanwhile. */
function useKeptFocus(): (event: MouseEvent<HTMLElement>) => void {
  const kept = useRef<Kept | null>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (!kept.current || (activeElement !== null && activeElement !== body)) return;
    const { button, titleId, column } = kept.current;
    if (button.matches(':disabled') && button.isConnected) return;
    // The title, not what can be pressed in it: the key may still be down.
    const places = [button.isConnected ? button : document.getElementById(titleId), column];
    const place = places.find((one) => one instanceof HTMLElement && one.getClientRects().length > 0);
    if (place instanceof HTMLElement) {
      if (place !== button) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    }
    kept.current = null;
  });
  return ({ detail, target }) => {
    const button = detail === 0 && target instanceof Element ? target.closest('button') : null;
    const card = button?.closest('article');
    // A menu or a question of the same card goes on with it.
    if (button && !card) return;
    const titleId = card?.getAttribute('aria-labelledby') ?? '';
    kept.current = button && { button, titleId, column: button.closest('section') };
  };
}
