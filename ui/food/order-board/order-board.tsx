import { ChefHat, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { tv } from 'tailwind-variants/lite';
import { Button } from '../../base/button/button';
import { EmptyState } from '../../base/empty-state/empty-state';
import { ErrorState } from '../../base/error-state/error-state';
import { Notice } from '../../base/notice/notice';
import { Loading, Skeleton } from '../../base/skeleton/skeleton';
import { orderStatusLabels } from '../order-status/order-status';
import { boardColumns, lastMovedAway, type BoardColumn, type BoardOrder } from './board-order';
import { OrderCard, type BoardHandlers } from './order-card';

const styles = tv({
  slots: {
    tab: 'grid min-h-14 content-center justify-items-center rounded-control px-1 py-2 text-center text-sm leading-tight font-semibold text-ink-muted transition-colors duration-150 aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-card',
    count: 'min-w-7 rounded-full bg-accent-soft px-2 py-0.5 text-center text-sm tabular-nums text-accent-ink',
    column:
      'min-w-0 grid-cols-[minmax(0,1fr)] content-start items-start gap-4 md:grid-cols-2 lg:grid lg:grid-cols-[minmax(0,1fr)]',
  },
  variants: { shown: { true: { column: 'grid' }, false: { column: 'hidden' } } },
});

interface SwitchProps {
  columns: readonly BoardColumn[];
  shown: BoardColumn['key'];
  onShow: (key: BoardColumn['key']) => void;
}

/** Where three columns do not fit one is shown, chosen here. */
function ColumnSwitch({ columns, shown, onShow }: SwitchProps) {
  const { tab } = styles();
  return (
    <div className="sticky top-header z-20 bg-canvas py-2 lg:hidden">
      <div role="group" aria-label="Statut affiché" className="grid grid-cols-3 gap-1 rounded-card bg-sunken p-1">
        {columns.map(({ key, label, orders }) => (
          <button key={key} type="button" aria-pressed={key === shown} onClick={() => onShow(key)} className={tab()}>
            <span className="relative font-display text-2xl font-bold tabular-nums">
              {orders.length}
              {orders.some(({ unseen }) => unseen) && (
                <span aria-hidden="true" className="absolute top-0.5 -right-4 size-3 rounded-full bg-accent" />
              )}
            </span>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The order just moved out of the column that is shown: its undo stays under the thumb. */
function MovedAway({ order, busy, onUndo }: { order: BoardOrder; busy: boolean; onUndo: (order: BoardOrder) => void }) {
  return (
    <div className="sticky bottom-4 z-10 flex items-center justify-between gap-3 rounded-card border border-line bg-raised py-2 pr-2 pl-4 shadow-raised lg:hidden">
      <p role="status" className="min-w-0 leading-tight">
        <b className="font-display text-xl tracking-wide">{order.token}</b>
        <span className="block text-sm text-ink-muted">{orderStatusLabels[order.status]}</span>
      </p>
      <Button tone="quiet" size="large" busy={busy} onClick={() => onUndo(order)}>
        <Undo2 aria-hidden="true" className="size-5" />
        Annuler ({order.undoSeconds} s)
      </Button>
    </div>
  );
}

interface ColumnsProps extends BoardHandlers {
  orders: readonly BoardOrder[];
  busyIds?: readonly string[];
}

function Columns({ orders, busyIds = [], ...handlers }: ColumnsProps) {
  const [shown, setShown] = useState<BoardColumn['key']>('PREPARING');
  const columns = boardColumns(orders);
  const movedAway = lastMovedAway(orders, columns.find(({ key }) => key === shown)?.orders ?? []);
  const { count } = styles();
  return (
    <>
      <ColumnSwitch columns={columns} shown={shown} onShow={setShown} />
      <div className="grid gap-6 lg:grid-cols-3">
        {columns.map((column) => (
          <section
            key={column.key}
            aria-label={column.label}
            className={styles({ shown: column.key === shown }).column()}
          >
            <h2 className="items-center gap-3 border-b-4 border-line-strong pb-2 text-xl max-lg:sr-only lg:flex">
              {column.label}
              <span className={count()}>{column.orders.length}</span>
            </h2>
            {column.orders.map((order) => (
              <OrderCard key={order.id} order={order} busy={busyIds.includes(order.id)} {...handlers} />
            ))}
            {column.orders.length === 0 && (
              <p className="col-span-full rounded-card border border-dashed border-line-strong p-6 text-center text-ink-muted">
                Rien ici pour le moment.
              </p>
            )}
          </section>
        ))}
      </div>
      {movedAway && <MovedAway order={movedAway} busy={busyIds.includes(movedAway.id)} onUndo={handlers.onUndo} />}
    </>
  );
}

export interface OrderBoardProps extends BoardHandlers {
  /** In the order of their windows. */
  orders: readonly BoardOrder[];
  /** Ids of orders waiting for an answer. */
  busyIds?: readonly string[];
  /** Whether changes arrive by themselves. @default 'live' */
  connection?: 'live' | 'lost';
  /** The first answer has not come yet. @default false */
  loading?: boolean;
  /** The orders could not be had; shown instead of them. */
  error?: string;
  onRetry?: () => void;
}

/** The owner's orders of the day by status: three columns on a wide screen, one at a time elsewhere. */
export function OrderBoard(props: OrderBoardProps) {
  const { connection = 'live', loading = false, error, onRetry, ...board } = props;
  return (
    <div className="grid min-w-0 content-start gap-4">
      {connection === 'lost' && (
        <div className="sticky top-[calc(var(--spacing-header)+--spacing(27))] z-10 lg:top-[calc(var(--spacing-header)+--spacing(2))]">
          <Notice tone="caution" className="shadow-raised">
            Connexion perdue, reconnexion…
          </Notice>
        </div>
      )}
      {error ? (
        <ErrorState text={error} onRetry={onRetry} busy={loading} />
      ) : board.orders.length > 0 ? (
        <Columns {...board} />
      ) : loading ? (
        <Loading label="Chargement des commandes...">
          <div className="grid gap-6 lg:grid-cols-3">
            <Skeleton className="h-80" />
            <Skeleton className="hidden h-80 lg:block" />
            <Skeleton className="hidden h-80 lg:block" />
          </div>
        </Loading>
      ) : (
        <EmptyState icon={<ChefHat />} title="Aucune commande disponible." />
      )}
    </div>
  );
}
