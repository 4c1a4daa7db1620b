import { ChefHat, ChevronRight, SearchX } from 'lucide-react';
import { type ReactNode, useId, useRef, useState, useLayoutEffect, type MouseEvent } from 'react';
import type { OrderStatus } from '../../../graphql/rules/order-status';
import { Button } from '../../base/button/button';
import { Card } from '../../base/card/card';
import { ConfirmDialog } from '../../base/dialog/confirm-dialog';
import { EmptyState } from '../../base/empty-state/empty-state';
import { ErrorState } from '../../base/error-state/error-state';
import { SearchField } from '../../base/field/search-field';
import { Notice } from '../../base/notice/notice';
import { Loading, Skeleton } from '../../base/skeleton/skeleton';
import { BoardColumns, type Highlight } from './board-columns';
import { isAskedFor, ordersWith, type BoardLine, type BoardOrder } from './board-order';
import { CancelDialog, type Why } from './cancel-dialog';
import type { BoardHandlers } from './order-card';
import { useMisTapGuard } from './mis-tap-guard';
import { withFigures } from '../../base/price/with-figures';
import { OrderStatusBadge } from '../order-status/order-status-badge';
import * as t from './order-board.texts';

interface OtherDayOrder {
  id: string;
  token: string;
  customerName: string;
  status: OrderStatus;
  /** Day as text, « vendredi 27 novembre ». */
  dayText: string;
  pickupWindow: string;
  /** Address of the order's page. */
  href: string;
}

export interface OrderBoardProps extends Omit<BoardHandlers, 'onCancel' | 'onMarkSoldOut'> {
  orders: readonly BoardOrder[];
  busyIds?: readonly string[];
  /** State of the live updates: `lost` while reconnecting, `offline` without a network. @default 'live' */
  connection?: 'live' | 'lost' | 'offline';
  ageText?: string;
  /** Search by token or customer name; the search field is shown when `onQueryChange` is given. @default '' */
  query?: string;
  onQueryChange?: (query: string) => void;
  /** Ids of today's orders that match the query by data the card does not show, such as a phone number. */
  foundIds?: readonly string[];
  /** Orders of other days that match the query. @default [] */
  otherDays?: readonly OtherDayOrder[];
  onCancel: (order: BoardOrder, why: Why) => void;
  /** End of a sold-out mark set now, as text: « jusqu’à demain 04:00 ». */
  soldOutUntilText?: string;
  onMarkSoldOut: (line: BoardLine, soldOut: boolean) => void;
  title?: ReactNode;
  /** Controls in the title row. */
  tools?: ReactNode;
  /** Content between the title row and the orders. */
  children?: ReactNode;
  /** Content beside the orders on wide screens, where it stays visible, and above them on narrow ones. */
  aside?: ReactNode;
  highlight?: Highlight;
  /** Content above the message that there are no orders. */
  whenEmpty?: ReactNode;
  loading?: boolean;
  error?: string;
  onRetry?: () => void;
}

interface Asked {
  about: 'no-show' | 'cancel' | 'sold-out';
  order: BoardOrder;
  line?: BoardLine;
  /** Second confirmation of a no-show, asked when the customer has announced their arrival. */
  again?: boolean;
}

/** Board with the shop's orders of the day by status; keeps working when the connection is lost. */
export function OrderBoard(props: OrderBoardProps) {
  const { busyIds = [], connection = 'live', ageText, query = '', onQueryChange, foundIds, otherDays = [] } = props;
  const { title, tools, children, aside, whenEmpty, loading = false, error, onRetry, orders } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const found = orders.some((order) => isAskedFor(order, query, foundIds));
  const searching = query.trim() !== '' && !loading;
  const close = () => setAsked(null);
  const frame = useRef<HTMLDivElement>(null);
  const misTapGuard = useMisTapGuard(frame);
  const restoreFocus = useFocusRestore();
  const notice = connection !== 'live' && (
    <Notice tone="caution" className="shadow-raised">
      {withFigures(connection === 'lost' ? t.connectionLost(ageText) : t.offline(ageText))} {t.stepsAreKept()}
    </Notice>
  );
  return (
    <div
      ref={frame}
      className="@container grid min-w-0 grid-cols-1 content-start gap-2"
      onClickCapture={(event) => {
        misTapGuard(event);
        if (!event.isPropagationStopped()) restoreFocus(event);
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
              {...props}
              {...{ orders, busyIds, query, notice }}
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
          title={(asked.again ? t.arrivingTitle : t.noShowTitle)(asked.order.customerName)}
          text={
            asked.again
              ? t.arrivingText()
              : t.noShowConsequences({ token: asked.order.token, unpaid: asked.order.unpaid === true })
          }
          confirmLabel={asked.again ? t.notThere() : t.noShow()}
          cancelLabel={t.wait()}
          tone="danger"
          onClose={close}
          onConfirm={() => {
            // The customer's « J’arrive » may arrive while the first question is open.
            const now = orders.find(({ id }) => id === asked.order.id) ?? asked.order;
            if (now.customerArriving && !asked.again) return setAsked({ ...asked, order: now, again: true });
            close();
            props.onMarkNoShow(now);
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
              : t.soldOutText({ until: props.soldOutUntilText, waiting: ordersWith(orders, asked.line.itemId) })
          }
          confirmLabel={asked.line.soldOut ? t.putBack() : t.soldOut()}
          onClose={close}
          onConfirm={() => {
            close();
            if (asked.line) props.onMarkSoldOut(asked.line, !asked.line.soldOut);
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
            props.onCancel(asked.order, why);
          }}
        />
      )}
    </div>
  );
}

interface Kept {
  button: Element;
  titleId: string;
  column: HTMLElement | null;
}

/** Keeps the keyboard focus with a card that moves after a key press, which re-creates or disables its button. */
function useFocusRestore(): (event: MouseEvent<HTMLElement>) => void {
  const kept = useRef<Kept | null>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (!kept.current || (activeElement !== null && activeElement !== body)) return;
    const { button, titleId, column } = kept.current;
    if (button.matches(':disabled') && button.isConnected) return;
    // When the button is gone, focuses the card's title and not another button, because the key may still be pressed.
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
    // A press in a menu or dialog outside the card still belongs to the card that opened it.
    if (button && !card) return;
    const titleId = card?.getAttribute('aria-labelledby') ?? '';
    kept.current = button && { button, titleId, column: button.closest('section') };
  };
}

/** Search results from other days, each linked to its order. */
function OtherDays({ orders }: { orders: readonly OtherDayOrder[] }) {
  const id = useId();
  return (
    <Card as="section" padding="small" aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {t.otherDays()}
      </h2>
      <ul className="grid divide-y divide-line">
        {orders.map((order) => (
          <li key={order.id}>
            <a
              href={order.href}
              className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 rounded-control py-2 pe-7 transition-colors hover:bg-accent-soft relative"
            >
              <span translate="no" className="font-display text-xl font-bold tracking-wide">
                {order.token}
              </span>
              <span className="min-w-0 grow wrap-anywhere">{order.customerName}</span>
              <span className="text-ink-muted">
                {order.dayText}, <span translate="no">{order.pickupWindow}</span>
              </span>
              <OrderStatusBadge status={order.status} />
              <ChevronRight
                aria-hidden="true"
                className="absolute inset-y-0 end-0 my-auto size-5 text-accent-ink rtl:-scale-x-100"
              />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
