import { LinkButton } from '../../../ui/base/link-button/link-button';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Notice } from '../../../ui/base/notice/notice';
import { Segmented } from '../../../ui/base/segmented/segmented';
import { AddShortcuts } from '../../../ui/owner/add-shortcuts/add-shortcuts';
import type { Bar } from '../../../ui/owner/bar-chart/scale';
import { BarChart, BarList } from '../../../ui/owner/bar-chart/bar-chart';
import { ExportPanel, type ExportPanelProps } from '../../../ui/owner/export-panel/export-panel';
import { OwnerOrderDrawer, type OwnerOrderDrawerProps } from '../../../ui/owner/owner-orders-list/owner-order-drawer';
import { OwnerOrdersList, type OwnerOrdersListProps } from '../../../ui/owner/owner-orders-list/owner-orders-list';
import { type StatTileProps, StatTiles } from '../../../ui/owner/stat-tile/stat-tile';
import * as t from './dashboard.texts';

export type Span = 'today' | 'week';

export interface DashboardFigures {
  tiles: readonly StatTileProps[];
  /** Sales per hour for today, per day for a week. */
  overTime: readonly Bar[];
  bestSellers: readonly Bar[];
}

export interface DashboardScreenProps {
  span: Span;
  onSpanChange: (span: Span) => void;
  figures?: DashboardFigures;
  /** Message when the figures cannot be loaded; the orders below may still be shown. */
  failure?: string;
  onRetry: () => void;
  hidden?: boolean;
  orders: OwnerOrdersListProps;
  opened: OwnerOrderDrawerProps;
  accounts: ExportPanelProps;
}

export function DashboardScreen(props: DashboardScreenProps) {
  const { span, onSpanChange, hidden = false, orders, opened, accounts } = props;
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
            value={span}
            onChange={(chosen) => onSpanChange(chosen === 'week' ? 'week' : 'today')}
          />
        </div>
        {hidden && <Hidden />}
        <FiguresOf {...props} />
      </div>
      <div className="grid gap-4">
        <h2 className="text-2xl">{t.addToMenu()}</h2>
        <AddShortcuts />
      </div>
      <OwnerOrdersList {...orders} />
      <ExportPanel {...accounts} />
      <OwnerOrderDrawer {...opened} />
    </div>
  );
}

function Hidden() {
  return (
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
  );
}

function FiguresOf({ span, figures, failure, onRetry }: DashboardScreenProps) {
  if (failure) return <ErrorState text={failure} onRetry={onRetry} />;
  const text = span === 'today' ? t.today() : t.thisWeek();
  const loading = figures === undefined;
  return (
    <>
      <StatTiles label={text} tiles={figures?.tiles ?? waitingTiles()} />
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

function waitingTiles(): StatTileProps[] {
  const labels = [t.sales(), t.paidOrders(), t.averageOrder(), t.noShows()];
  return labels.map((label) => ({ label, valueText: null, loading: true }));
}
