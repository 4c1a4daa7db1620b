import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { tv } from 'tailwind-variants/lite';
import { orderStatusLabels } from '../../../graphql/rules/order-status';
import { type BoardColumn, boardColumns, type BoardOrder, isAskedFor, lastMovedAway } from './board-order';
import { ColumnSwitch } from './column-switch';
import { JumpChips } from './jump-chips';
import { type BoardHandlers, UndoButton } from './order-actions';
import { OrderCard } from './order-card';
import * as t from './order-board.texts';

/** From so many cards on, drawing all of them is felt. */
const CROWD = 60;

const styles = tv({
  slots: {
    column: 'min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 lg:grid',
    heading:
      'items-center gap-3 border-b-4 border-line-strong bg-canvas pt-2 pb-2 text-xl lg:sticky lg:top-header lg:z-10 lg:flex',
  },
  variants: {
    shown: { true: { column: 'grid' }, false: { column: 'hidden' } },
    // Of hundreds of cards only those near the window are laid out and painted; the others keep their last height.
    crowded: {
      true: {
        column: '[&>article]:[contain-intrinsic-block-size:auto_--spacing(80)] [&>article]:[content-visibility:auto]',
      },
    },
    // While one searches, every column that has a match is shown with its title.
    searched: { true: { heading: 'flex' }, false: { heading: 'max-lg:sr-only' } },
  },
});

function Heading({
  column: { label, orders, count, othersText },
  searched,
}: {
  column: BoardColumn;
  searched: boolean;
}) {
  const late = orders.filter((order) => order.late).length;
  return (
    <h2 className={styles({ searched }).heading()}>
      {label}
      <span className="min-w-7 rounded-full bg-accent-soft px-2 py-0.5 text-center text-sm text-accent-ink tabular-nums">
        {count}
      </span>
      {othersText && <span className="text-sm font-medium text-ink-muted">{othersText}</span>}
      {late > 0 && (
        <span className="rounded-full bg-danger-soft px-2.5 py-0.5 text-sm text-danger tabular-nums">
          {t.lateCount(late)}
        </span>
      )}
    </h2>
  );
}

export interface BoardColumnsProps extends BoardHandlers {
  orders: readonly BoardOrder[];
  busyIds: readonly string[];
  query: string;
}

/** Orders by status: three columns on a wide screen, one at a time elsewhere. */
export function BoardColumns({ orders, busyIds, query, ...handlers }: BoardColumnsProps) {
  const [selectedKey, setSelectedKey] = useState<BoardColumn['key']>('PREPARING');
  const steady = useSteadyHandlers(handlers);
  const searched = query.trim() !== '';
  const columns = boardColumns(orders.filter((order) => isAskedFor(order, query)));
  const movedAway = lastMovedAway(orders, columns.find(({ key }) => key === selectedKey)?.orders ?? []);

  function jump(order: BoardOrder) {
    const column = columns.find((one) => one.orders.includes(order));
    if (column) flushSync(() => setSelectedKey(column.key));
    const title = document.getElementById(`order-${order.id}`);
    // Its head, not its middle: a long order is higher than the window.
    title?.scrollIntoView({ block: 'center', behavior: 'instant' });
    title?.querySelector('a')?.focus({ preventScroll: true });
  }

  return (
    <>
      {!searched && <ColumnSwitch columns={columns} selectedId={selectedKey} onSelect={setSelectedKey} />}
      <div className="grid gap-6 lg:grid-cols-[5fr_5fr_4fr]">
        {columns.map((column) => (
          <section
            key={column.key}
            aria-label={column.label}
            className={styles({
              shown: searched ? column.orders.length > 0 : column.key === selectedKey,
              crowded: column.orders.length > CROWD,
            }).column()}
          >
            <Heading column={column} searched={searched} />
            {column.orders.map((order) => (
              <OrderCard key={order.id} order={order} busy={busyIds.includes(order.id)} {...steady} />
            ))}
            {column.orders.length === 0 && (
              <p className="rounded-card border border-dashed border-line-strong p-6 text-center text-ink-muted">
                {t.emptyColumn()}
              </p>
            )}
          </section>
        ))}
      </div>
      {/* In the flow, so that at the end of the list there is room for it below the last card. */}
      <div className="pointer-events-none sticky bottom-4 z-20 grid grid-cols-1 gap-2 empty:hidden">
        {!searched && <JumpChips orders={orders} onJump={jump} />}
        {movedAway && !searched && (
          <div className="pointer-events-auto flex items-center justify-between gap-3 rounded-card border border-line bg-raised py-2 ps-4 pe-2 shadow-raised lg:hidden">
            <p role="status" className="min-w-0 leading-tight">
              <b className="font-display text-xl tracking-wide">{movedAway.token}</b>
              <span className="block text-sm text-ink-muted">{orderStatusLabels[movedAway.status]()}</span>
            </p>
            <UndoButton order={movedAway} busy={busyIds.includes(movedAway.id)} onUndo={handlers.onUndo} />
          </div>
        )}
      </div>
    </>
  );
}

function useSteadyHandlers(handlers: BoardHandlers): BoardHandlers {
  const present = useRef(handlers);
  useLayoutEffect(() => {
    present.current = handlers;
  });
  const [steady] = useState<BoardHandlers>(() => ({
    onAdvance: (order) => present.current.onAdvance(order),
    onMarkNoShow: (order) => present.current.onMarkNoShow(order),
    onPrint: (order) => present.current.onPrint(order),
    onUndo: (order) => present.current.onUndo(order),
    onAcknowledge: (order) => present.current.onAcknowledge(order),
    onCancel: (order) => present.current.onCancel?.(order),
  }));
  const [withoutCancel] = useState<BoardHandlers>(() => ({ ...steady, onCancel: undefined }));
  return handlers.onCancel ? steady : withoutCancel;
}
