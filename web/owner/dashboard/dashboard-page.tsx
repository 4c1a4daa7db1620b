import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  DashboardAccountsDocument,
  DashboardAccountsFileDocument,
  DashboardFiguresDocument,
  DashboardOrdersDocument,
  useDashboardAccountsQuery,
  useDashboardChangedSubscription,
  useDashboardFiguresQuery,
  useDashboardOrderDetailsQuery,
  useDashboardOrdersQuery,
  usePrintOrderTicketMutation,
  useReprintOrderTicketMutation,
  type DashboardFiguresQueryVariables,
  type DashboardOrdersQueryVariables,
} from '../../../graphql/generated/owner/dashboard';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { LinkButton } from '../../../ui/base/link-button/link-button';
import { Notice } from '../../../ui/base/notice/notice';
import { Segmented } from '../../../ui/base/segmented/segmented';
import { AddShortcuts } from '../../../ui/owner/add-shortcuts/add-shortcuts';
import { BarChart, BarList } from '../../../ui/owner/bar-chart/bar-chart';
import { presetPeriod, type Period } from '../../../ui/owner/date-range/period';
import { ExportPanel, type ExportPanelProps } from '../../../ui/owner/export-panel/export-panel';
import type { StatusFilter } from '../../../ui/owner/owner-orders-list/owner-order';
import {
  OwnerOrderDrawer,
  type OwnerOrderDrawerProps,
  type PrintTask,
} from '../../../ui/owner/owner-orders-list/owner-order-drawer';
import { OwnerOrdersList, type OwnerOrdersListProps } from '../../../ui/owner/owner-orders-list/owner-orders-list';
import { StatTiles } from '../../../ui/owner/stat-tile/stat-tile';
import { useCatchUp } from '../../offline/use-catch-up';
import { orderFailed } from '../../ordering/ordering.texts';
import { openPrintWindow } from '../../ordering/print-window';
import { failureMessage } from '../../page/failure-message';
import { errorMessage } from '../../page/faults';
import { dayAt } from '../../page/moments';
import { saveFile } from '../../page/save-file';
import { done, refused, useOutcome } from '../../page/use-outcome';
import * as t from './dashboard.texts';
import { FIGURES, toFigures, toOwnerOrder, toVatTotals, type Span } from './dashboard-view';

/** Figures, orders and accounts of the shop (specification 7.10: real ones). */
export function DashboardPage() {
  const client = useApolloClient();
  const { today, settled, shown, hidden, ...report } = useReport();
  const opened = useOpenedOrder();
  const orders = useOrderList(today, settled, opened.show);
  const accounts = useAccounts(today, settled);

  useShopNews(() => {
    // When a query fails, the old data stays until the next refresh.
    const ask = { fetchPolicy: 'network-only' } as const;
    client.query({ ...shown, ...ask }).catch(() => undefined);
    client.query({ ...orders.shown, ...ask }).catch(() => undefined);
    client.query({ ...accounts.shown, ...ask }).catch(() => undefined);
  });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 pb-2">
          <h1 className="text-4xl">{t.yourFigures()}</h1>
          <Segmented
            label={t.figuresShown()}
            labelHidden
            options={[
              { value: 'today', label: t.today() },
              { value: 'week', label: t.thisWeek() },
            ]}
            value={report.span}
            onChange={(chosen) => report.onSpanChange(chosen === 'week' ? 'week' : 'today')}
          />
        </div>
        {hidden && (
          <Notice
            tone="caution"
            action={
              <LinkButton href="/restaurantPaymentSetupPage" tone="quiet" size="counter">
                {t.seeMissing()}
              </LinkButton>
            }
          >
            {t.hidden()}
          </Notice>
        )}
        <Figures {...report} />
      </div>
      <div className="grid gap-4">
        <h2 className="text-2xl">{t.addToMenu()}</h2>
        <AddShortcuts />
      </div>
      <OwnerOrdersList {...orders.props} />
      <ExportPanel {...accounts.props} />
      <OwnerOrderDrawer {...opened.props} />
    </div>
  );
}

function useAccounts(today: string, settled: boolean) {
  const client = useApolloClient();
  const [chosen, setChosen] = useState<Period>();
  const saving = useOutcome((fault) => errorMessage(fault, t.fileFailed()));
  const period = chosen ?? presetPeriod('month', today);
  const variables = { period };
  const { data, error, loading, refetch } = useDashboardAccountsQuery({ variables, skip: !settled });
  const accounts = data?.ownAccounts;

  const save = () =>
    saving.send('file', async () => {
      // Not cached: the file is large and soon out of date.
      const answer = await client.query({ query: DashboardAccountsFileDocument, variables, fetchPolicy: 'no-cache' });
      const file = answer.data?.ownAccountsFile;
      if (file) saveFile(file.name, 'text/csv;charset=utf-8', file.text);
    });

  const props: ExportPanelProps = {
    period,
    onPeriodChange: (next) => {
      saving.setOutcome(null);
      setChosen(next);
    },
    today,
    totals: accounts ? toVatTotals(accounts.totals) : [],
    hint: accounts && accounts.totals.length > 0 ? t.accountsHint(accounts) : undefined,
    loading: !accounts && (loading || !error),
    error: error && !accounts ? errorMessage(error, t.totalsFailed()) : undefined,
    onRetry: () => void refetch().catch(() => undefined),
    onExport: save,
    exporting: saving.busy,
    exportError: saving.outcome?.text,
  };
  return { props, shown: { query: DashboardAccountsDocument, variables } };
}

function useOrderList(today: string, settled: boolean, onOpen: (orderId: string) => void) {
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

function useReport() {
  const [span, setSpan] = useState<Span>('today');
  const variables: DashboardFiguresQueryVariables = { span: span === 'today' ? 'TODAY' : 'WEEK' };
  const { data, error, refetch } = useDashboardFiguresQuery({ variables });
  const [firstDay] = useState(() => dayAt(Date.now(), undefined));
  const [known, setKnown] = useState<{ today: string; hidden: boolean }>();
  const report = data?.ownReport;
  // Keeps the last known values while another span is loading.
  if (report && (report.today !== known?.today || report.hidden !== known.hidden))
    setKnown({ today: report.today, hidden: report.hidden });

  return {
    span,
    onSpanChange: setSpan,
    figures: report && toFigures(report, span),
    failure: error && !report ? errorMessage(error, t.reportFailed()) : undefined,
    onRetry: () => void refetch().catch(() => undefined),
    hidden: known?.hidden ?? false,
    /** The shop's business day from the server; until it is known, this device's date. */
    today: known?.today ?? firstDay,
    /** True once `today` comes from the server, or when the server failed and this device's date has to do. */
    settled: known !== undefined || error !== undefined,
    shown: { query: DashboardFiguresDocument, variables },
  };
}

const RESUBSCRIBE_MS = 5_000;
/** Debounce: many orders that change at once in a rush cause one query. */
const GATHER_MS = 500;
/** Refresh interval, because time alone changes the figures: midnight, and the period they are compared with. */
const ANYWAY_MS = 60_000;

/** Calls `refresh` when an order of the shop changed, when events may have been missed, and once a minute. */
function useShopNews(refresh: () => void): void {
  const ask = useEffectEvent(refresh);
  const gathering = useRef<ReturnType<typeof setTimeout>>(undefined);

  const { restart } = useDashboardChangedSubscription({
    ignoreResults: true,
    onData: () => {
      clearTimeout(gathering.current);
      gathering.current = setTimeout(refresh, GATHER_MS);
    },
    onError: () => void setTimeout(restart, RESUBSCRIBE_MS),
    onComplete: () => void setTimeout(restart, RESUBSCRIBE_MS),
  });

  useCatchUp(refresh);

  useEffect(() => {
    const timer = setInterval(() => ask(), ANYWAY_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(gathering.current);
    };
  }, []);
}

function useOpenedOrder() {
  const [parameters] = useSearchParams();
  // The board's search links here for an order of another day.
  const wanted = parameters.get('commande') ?? undefined;
  const [openedId, setOpenedId] = useState(wanted);
  const [open, setOpen] = useState(wanted !== undefined);
  const [printed, setPrinted] = useState<PrintTask>();
  const printing = useOutcome((fault) => failureMessage(fault, t.notPrinted()));
  const [printTicket] = usePrintOrderTicketMutation();
  const [reprintTicket] = useReprintOrderTicketMutation();
  const { data, error, refetch } = useDashboardOrderDetailsQuery({
    variables: { reference: openedId ?? '' },
    skip: openedId === undefined,
  });

  const print = (orderId: string, task: PrintTask) =>
    printing.send('print', async () => {
      setPrinted(task);
      const ofOrder = { variables: { reference: orderId } };
      // Opened synchronously during the press, because browsers block windows that open later.
      const isBlocked = task !== 'copy' && !openPrintWindow(orderId, task);
      if (task === 'ticket') await printTicket(ofOrder);
      if (task === 'copy') await reprintTicket(ofOrder);
      if (isBlocked) return refused(t.notPrinted());
      return done(task === 'copy' ? t.copied() : t.printed());
    });

  const order = data?.order;
  const props: OwnerOrderDrawerProps = {
    open,
    order: order && toOwnerOrder(order),
    error: error && !order ? failureMessage(error, orderFailed()) : undefined,
    onRetry: () => void refetch().catch(() => undefined),
    onClose: () => setOpen(false),
    onPrint: (task) => openedId !== undefined && print(openedId, task),
    copyable: (data?.ownPrinters.length ?? 0) > 0,
    printing: printing.busy ? printed : undefined,
    outcome: printing.outcome,
  };
  const show = (orderId: string) => {
    printing.setOutcome(null);
    setOpenedId(orderId);
    setOpen(true);
  };
  return { props, show };
}

type FiguresProps = Pick<ReturnType<typeof useReport>, 'span' | 'figures' | 'failure' | 'onRetry'>;

function Figures({ span, figures, failure, onRetry }: FiguresProps) {
  if (failure) return <ErrorState text={failure} onRetry={onRetry} />;
  const text = span === 'today' ? t.today() : t.thisWeek();
  const loading = figures === undefined;
  return (
    <>
      <StatTiles
        label={text}
        tiles={figures?.tiles ?? FIGURES.map(({ label }) => ({ label: label(), valueText: null, loading: true }))}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <BarChart
          title={span === 'today' ? t.salesByHour() : t.salesByDay()}
          text={text}
          labelTitle={span === 'today' ? t.hour() : t.day()}
          valueTitle={t.sales()}
          bars={figures?.overTime ?? []}
          loading={loading}
        />
        <BarList title={t.bestSellers()} text={text} bars={figures?.bestSellers ?? []} loading={loading} />
      </div>
    </>
  );
}
