import { useState } from 'react';
import {
  DashboardOrdersDocument,
  useDashboardOrdersQuery,
  type DashboardOrdersQueryVariables,
} from '../../../graphql/generated/owner/dashboard';
import type { Period } from '../../../ui/owner/date-range/period';
import type { StatusFilter } from '../../../ui/owner/owner-orders-list/owner-order';
import type { OwnerOrdersListProps } from '../../../ui/owner/owner-orders-list/owner-orders-list';
import { failureMessage } from '../../page/failure-message';
import { toOwnerOrder } from './dashboard-view';
import * as t from './dashboard.texts';

export function useOrderList(today: string, settled: boolean, onOpen: (orderId: string) => void) {
  const [chosen, setChosen] = useState<Period>();
  const [status, setStatus] = useState<StatusFilter>('ALL');
  const [page, setPage] = useState(1);
  const period = chosen ?? { from: today, to: today };
  const variables: DashboardOrdersQueryVariables = {
    input: { period, status: status === 'ALL' ? null : status, page },
  };
  const { data, error, loading, refetch } = useDashboardOrdersQuery({ variables, skip: !settled });
  const list = data?.ownOrders;

  const props: OwnerOrdersListProps = {
    orders: list?.orders.map((order) => toOwnerOrder(order)) ?? [],
    count: list?.count,
    status,
    onStatusChange: (next) => {
      setStatus(next);
      setPage(1);
    },
    period,
    onPeriodChange: (next) => {
      setChosen(next);
      setPage(1);
    },
    today,
    page: list?.page ?? page,
    pageCount: list?.pageCount ?? 1,
    onPageChange: setPage,
    onOpen,
    loading: !list && (loading || !error),
    error: error && !list ? failureMessage(error, t.ordersFailed()) : undefined,
    onRetry: () => void refetch().catch(() => undefined),
  };
  return { props, shown: { query: DashboardOrdersDocument, variables } };
}
