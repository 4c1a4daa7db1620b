import { ChefHat, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../base/button/button';
import { EmptyState } from '../../base/empty-state/empty-state';
import { ErrorState } from '../../base/error-state/error-state';
import { SelectField } from '../../base/field/select-field';
import { Pagination } from '../../base/pagination/pagination';
import { Price } from '../../base/price/price';
import { Table, type TableColumn } from '../../base/table/table';
import { OrderStatusBadge } from '../../food/order-status/order-status-badge';
import { DateRange } from '../date-range/date-range';
import type { Day, Period } from '../date-range/period';
import { statusFilterOf, statusFilters, type OwnerOrder, type StatusFilter } from './owner-order';
import * as t from './owner-orders.texts';

export interface OwnerOrdersListProps {
  orders: readonly OwnerOrder[];
  count?: number;
  status: StatusFilter;
  onStatusChange: (status: StatusFilter) => void;
  period: Period;
  onPeriodChange: (period: Period) => void;
  today: Day;
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  onOpen: (orderId: string) => void;
  loading?: boolean;
  error?: string;
  onRetry?: () => void;
}

function columnsFor(onOpen: (orderId: string) => void): TableColumn<OwnerOrder>[] {
  return [
    {
      id: 'token',
      header: t.order(),
      rowHeader: true,
      cell: ({ id, token }) => (
        <button
          type="button"
          aria-label={t.detailsOf(token)}
          onClick={() => onOpen(id)}
          className="-mx-3 inline-flex min-h-12 max-md:-mt-2 items-center justify-between gap-2 rounded-control px-3 text-start transition-colors hover:bg-accent-soft max-md:grow"
        >
          <span translate="no" className="font-display text-xl font-bold tracking-wide whitespace-nowrap">
            {token}
          </span>
          <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-accent-ink rtl:-scale-x-100" />
        </button>
      ),
    },
    {
      id: 'customer',
      header: t.customer(),
      cell: ({ customerName }) => (
        <span className="min-w-0 wrap-anywhere max-md:text-end md:block md:min-w-28">{customerName}</span>
      ),
    },
    {
      id: 'pickup',
      header: t.pickup(),
      cell: ({ dayText, pickupWindow }) => (
        <span className="grid max-md:justify-items-end">
          <span translate="no" className="whitespace-nowrap">
            {pickupWindow}
          </span>
          <span className="text-sm text-ink-muted">{dayText}</span>
        </span>
      ),
    },
    { id: 'status', header: t.status(), cell: ({ status }) => <OrderStatusBadge status={status} /> },
    { id: 'total', header: t.total(), align: 'end', cell: ({ totalCents }) => <Price cents={totalCents} /> },
  ];
}

export function OwnerOrdersList(props: OwnerOrdersListProps) {
  const { orders, count, page, pageCount, onPageChange, onOpen, loading = false, error, onRetry } = props;
  const { status, onStatusChange, period, onPeriodChange, today } = props;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="text-2xl">
          {t.orders()}
        </h2>
        <p role="status" className="text-ink-muted tabular-nums">
          {count === undefined || error ? '' : t.orderCountText(count)}
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <DateRange value={period} onChange={onPeriodChange} today={today} />
        <SelectField
          label={t.status()}
          className="w-full md:w-60"
          options={statusFilters()}
          value={status}
          onChange={(value) => onStatusChange(statusFilterOf(value))}
        />
      </div>
      {error ? (
        <ErrorState text={error} onRetry={onRetry} busy={loading} />
      ) : (
        <Table
          label={t.orderList()}
          labelHidden
          columns={columnsFor(onOpen)}
          rows={orders}
          rowKey={({ id }) => id}
          loading={loading}
          empty={
            <EmptyState
              icon={<ChefHat />}
              title={t.noOrders()}
              action={
                status !== 'ALL' && (
                  <Button tone="quiet" size="counter" onClick={() => onStatusChange('ALL')}>
                    {t.showAllStatuses()}
                  </Button>
                )
              }
            />
          }
          footer={
            pageCount > 1 && (
              <Pagination label={t.orderPages()} page={page} pageCount={pageCount} onPageChange={onPageChange} />
            )
          }
        />
      )}
    </section>
  );
}
