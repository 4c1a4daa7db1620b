import { ChefHat, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../base/button/button';
import { EmptyState } from '../../base/empty-state/empty-state';
import { ErrorState } from '../../base/error-state/error-state';
import { SearchField } from '../../base/field/search-field';
import { Notice } from '../../base/notice/notice';
import { Loading, Skeleton } from '../../base/skeleton/skeleton';
import { BoardColumns } from './board-columns';
import { isAskedFor, type BoardOrder } from './board-order';
import { CancelDialog, type Why } from './cancel-dialog';
import { NoShowDialog } from './no-show-dialog';
import { useKeptFocus } from './kept-focus';
import type { BoardHandlers } from './order-actions';
import { useSteadyFinger } from './steady-finger';
import * as t from './order-board.texts';

export interface OrderBoardProps extends Omit<BoardHandlers, 'onCancel'> {
  orders: readonly BoardOrder[];
  busyIds?: readonly string[];
  /** Whether changes arrive by themselves: yes, being tried again, or not without a network. @default 'live' */
  connection?: 'live' | 'lost' | 'offline';
  ageText?: string;
  /** What one looks for by number or name; shown with `onQueryChange`. @default '' */
  query?: string;
  onQueryChange?: (query: string) => void;
  onCancel?: (order: BoardOrder, why: Why) => void;
  loading?: boolean;
  error?: string;
  onRetry?: () => void;
}

interface Asked {
  about: 'no-show' | 'cancel';
  order: BoardOrder;
}

/** The owner's orders of the day by status, whatever the connection does. */
export function OrderBoard(props: OrderBoardProps) {
  const { orders, busyIds = [], connection = 'live', ageText, query = '', onQueryChange, ...rest } = props;
  const { loading = false, error, onRetry, onCancel, onMarkNoShow, ...handlers } = rest;
  const [asked, setAsked] = useState<Asked | null>(null);
  const found = orders.some((order) => isAskedFor(order, query));
  const close = () => setAsked(null);
  const steadyFinger = useSteadyFinger();
  const keepFocus = useKeptFocus();
  return (
    <div
      className="grid min-w-0 grid-cols-1 content-start gap-4"
      onClickCapture={(event) => {
        steadyFinger(event);
        if (!event.isPropagationStopped()) keepFocus(event);
      }}
    >
      {onQueryChange && orders.length > 0 && (
        <SearchField
          label={t.search()}
          labelHidden
          placeholder={t.searchHint()}
          value={query}
          onChange={onQueryChange}
          className="md:max-w-96"
        />
      )}
      {connection !== 'live' && (
        <div className="sticky top-[calc(var(--spacing-header)+--spacing(27))] z-10 lg:top-[calc(var(--spacing-header)+--spacing(14))]">
          <Notice tone="caution" className="shadow-raised">
            {connection === 'lost' ? t.connectionLost(ageText) : t.offline(ageText)} {t.stepsAreKept()}
          </Notice>
        </div>
      )}
      {error ? (
        <ErrorState text={error} onRetry={onRetry} busy={loading} />
      ) : found ? (
        <BoardColumns
          {...handlers}
          orders={orders}
          busyIds={busyIds}
          query={query}
          onMarkNoShow={(order) => setAsked({ about: 'no-show', order })}
          onCancel={onCancel && ((order) => setAsked({ about: 'cancel', order }))}
        />
      ) : orders.length > 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={t.noneFound(query.trim())}
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
          <div className="grid gap-6 lg:grid-cols-3">
            <Skeleton className="h-80" />
            <Skeleton className="hidden h-80 lg:block" />
            <Skeleton className="hidden h-80 lg:block" />
          </div>
        </Loading>
      ) : (
        <EmptyState icon={<ChefHat />} title={t.empty()} />
      )}
      {asked && (
        <NoShowDialog
          open={asked.about === 'no-show'}
          token={asked.order.token}
          customerName={asked.order.customerName}
          unpaid={asked.order.unpaid}
          onClose={close}
          onConfirm={() => {
            close();
            onMarkNoShow(asked.order);
          }}
        />
      )}
      {asked && onCancel && (
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
