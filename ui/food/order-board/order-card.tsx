import { BellRing, Check, Footprints, Printer, TriangleAlert, Undo2 } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';
import { Button } from '../../base/button/button';
import { Price } from '../../base/price/price';
import { OrderStatusBadge } from '../order-status/order-status-badge';
import { SelectionList } from '../selections/selection-list';
import { advanceLabels, type BoardLine, type BoardOrder } from './board-order';

const styles = tv({
  slots: {
    root: '@container relative grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card border bg-surface shadow-card',
    time: 'flex flex-wrap items-baseline justify-between gap-x-3 rounded-control tabular-nums',
  },
  variants: {
    late: {
      true: { root: 'border-danger', time: 'bg-danger-soft px-3 py-2 text-danger' },
      false: { root: 'border-line' },
    },
    ended: { true: { root: 'shadow-none' } },
  },
});

export interface BoardHandlers {
  /** To the next status. */
  onAdvance: (order: BoardOrder) => void;
  onMarkNoShow: (order: BoardOrder) => void;
  onPrint: (order: BoardOrder) => void;
  /** Takes the last step back. */
  onUndo: (order: BoardOrder) => void;
  /** Somebody has seen the new order. */
  onAcknowledge: (order: BoardOrder) => void;
}

export interface OrderCardProps extends BoardHandlers {
  order: BoardOrder;
  /** Something sent for this order has not been answered yet. @default false */
  busy?: boolean;
}

function Lines({ lines, notes }: Pick<BoardOrder, 'lines' | 'notes'>) {
  return (
    <>
      <ul className="grid gap-3">
        {lines.map((line: BoardLine) => (
          <li key={line.id} className="grid grid-cols-[minmax(--spacing(11),auto)_1fr] gap-x-1">
            <span className="font-display text-2xl leading-tight font-bold tabular-nums">{line.quantity}×</span>
            <div className="grid min-w-0 gap-1">
              <p className="text-xl leading-snug font-bold wrap-anywhere">{line.name}</p>
              <SelectionList selections={line.selections} size="large" />
            </div>
          </li>
        ))}
      </ul>
      {notes && (
        <p className="rounded-control bg-caution-soft px-3 py-2 font-semibold wrap-anywhere text-caution">{notes}</p>
      )}
    </>
  );
}

function UndoBar({ order, busy, onUndo }: Pick<OrderCardProps, 'order' | 'busy' | 'onUndo'>) {
  return (
    <div className="bg-sunken p-2">
      <Button tone="quiet" size="large" wide busy={busy} onClick={() => onUndo(order)}>
        <Undo2 aria-hidden="true" className="size-5" />
        Annuler ({order.undoSeconds} s)
      </Button>
    </div>
  );
}

function Time({ order, ended }: { order: BoardOrder; ended: boolean }) {
  const late = order.late === true && !ended;
  const left = order.timeLeft ?? (late ? 'En retard' : undefined);
  return (
    <div className={styles({ late, ended }).time()}>
      {left && !ended && (
        <p className="flex items-center gap-1.5 font-display text-2xl leading-tight font-bold">
          {late && <TriangleAlert aria-hidden="true" className="size-6" />}
          {left}
        </p>
      )}
      <p className="text-lg font-medium whitespace-nowrap">{order.pickupWindow}</p>
    </div>
  );
}

function Actions({ order, busy, advance, onAdvance, onMarkNoShow, onPrint }: OrderCardProps & { advance: string }) {
  return (
    <div className="grid gap-2">
      <Button size="large" wide busy={busy} onClick={() => onAdvance(order)}>
        {advance}
      </Button>
      <div className="flex gap-2">
        <Button tone="quiet" size="large" className="grow basis-0 px-2!" onClick={() => onPrint(order)}>
          <Printer aria-hidden="true" className={`size-5 ${order.canMarkNoShow ? 'hidden @sm:block' : ''}`} />
          Print Receipt
        </Button>
        {order.canMarkNoShow && (
          <Button
            tone="plain"
            size="large"
            busy={busy}
            className="grow basis-0 px-2!"
            onClick={() => onMarkNoShow(order)}
          >
            Non-présenté
          </Button>
        )}
      </div>
    </div>
  );
}

function Arriving() {
  return (
    <p className="flex items-center gap-2 bg-accent px-5 py-2 text-lg font-bold text-on-accent">
      <Footprints aria-hidden="true" className="size-6" />
      Le client arrive
    </p>
  );
}

/** Pulses along the whole card until somebody presses it. */
function NewMark({ onPress }: { onPress: () => void }) {
  return (
    <>
      <button
        type="button"
        onClick={onPress}
        className="flex min-h-14 items-center gap-2 bg-accent-soft px-5 py-2 text-lg font-bold text-accent-ink -outline-offset-8"
      >
        <BellRing aria-hidden="true" className="size-5 motion-safe:animate-bounce" />
        Nouvelle commande
        <span className="ml-auto flex items-center gap-1 font-semibold">
          <Check aria-hidden="true" className="size-5" />
          Vu
        </span>
      </button>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 rounded-card border-4 border-accent motion-safe:animate-pulse"
      />
    </>
  );
}

/** One order of the board: who, when, what, and the one thing to do next; the number is read from two metres. */
export function OrderCard(props: OrderCardProps) {
  const { order, busy = false, onUndo, onAcknowledge } = props;
  const advance = advanceLabels[order.status];
  const ended = advance === undefined;
  const late = order.late === true && !ended;
  const { root } = styles({ late, ended });
  return (
    <article aria-labelledby={`order-${order.id}`} className={root()}>
      {order.unseen && !ended && <NewMark onPress={() => onAcknowledge(order)} />}
      {order.customerArriving && !ended && <Arriving />}
      <div className="grid gap-4 p-5">
        <header className="grid gap-2">
          <h3 id={`order-${order.id}`}>
            <a
              href={`/order/${order.id}`}
              className={`inline-block rounded-tag leading-none tracking-wide wrap-anywhere tabular-nums ${ended ? 'text-3xl' : 'text-token-card'}`}
            >
              {order.token}
            </a>
          </h3>
          <p className="flex items-baseline justify-between gap-3 text-lg font-medium">
            <span className="min-w-0 wrap-anywhere">{order.customerName}</span>
            <Price cents={order.totalCents} />
          </p>
          <Time order={order} ended={ended} />
        </header>
        {!ended && <Lines lines={order.lines} notes={order.notes} />}
        {ended && (
          <p>
            <OrderStatusBadge status={order.status} />
          </p>
        )}
        {advance && <Actions {...props} busy={busy} advance={advance} />}
      </div>
      {order.undoSeconds !== undefined && <UndoBar order={order} busy={busy} onUndo={onUndo} />}
    </article>
  );
}
