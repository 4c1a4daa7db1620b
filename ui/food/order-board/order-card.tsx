import { TriangleAlert } from 'lucide-react';
import { memo, useState } from 'react';
import { tv } from 'tailwind-variants/lite';
import { Badge } from '../../base/badge/badge';
import { Price } from '../../base/price/price';
import { OrderStatusBadge } from '../order-status/order-status-badge';
import { advanceLabels, type BoardOrder } from './board-order';
import { OrderActions, UndoButton, type BoardHandlers } from './order-actions';
import { ofWhich } from '../refund-lines/refunded-mark.texts';
import { OrderLines } from './order-lines';
import { ArrivingMark, NewMark } from './order-marks';
import * as t from './order-board.texts';

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
  },
});

export interface OrderCardProps extends BoardHandlers {
  order: BoardOrder;
  busy?: boolean;
}

function Token({ order, className }: { order: BoardOrder; className: string }) {
  return (
    <h3 id={`order-${order.id}`}>
      <a
        href={`/order/${order.id}`}
        className={`inline-block rounded-tag leading-none tracking-wide wrap-anywhere tabular-nums ${className}`}
      >
        {order.token}
      </a>
    </h3>
  );
}

function Time({ order }: { order: BoardOrder }) {
  const late = order.late === true;
  const left = order.timeLeft ?? (late ? t.late() : undefined);
  return (
    <div className={styles({ late }).time()}>
      {left && (
        <p className="flex items-center gap-1.5 font-display text-2xl leading-tight font-bold">
          {late && <TriangleAlert aria-hidden="true" className="size-6 shrink-0" />}
          <bdi>{left}</bdi>
        </p>
      )}
      <p className="text-lg font-medium">
        <bdi>{order.pickupWindow}</bdi>
      </p>
    </div>
  );
}

function Refunded({ order: { refundedCents = 0 } }: { order: BoardOrder }) {
  if (refundedCents === 0) return null;
  return <span className="w-full text-end text-sm font-semibold text-caution">{ofWhich(refundedCents)}</span>;
}

function EndedCard({ order, busy = false, onUndo }: OrderCardProps) {
  return (
    <article
      aria-labelledby={`order-${order.id}`}
      className="grid gap-3 rounded-card border border-line bg-surface px-4 py-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <Token order={order} className="py-1.5 text-2xl" />
          <p className="wrap-anywhere">{order.customerName}</p>
        </div>
        <div className="ms-auto grid justify-items-end gap-1">
          <OrderStatusBadge status={order.status} />
          {order.contest && (
            <Badge tone={order.contest === 'unanswered' ? 'caution' : 'neutral'}>{t.contested()}</Badge>
          )}
          <Price cents={order.totalCents} size="small" className="text-ink-muted" />
          <Refunded order={order} />
        </div>
      </div>
      {order.undoSeconds !== undefined && <UndoButton order={order} busy={busy} wide onUndo={onUndo} />}
    </article>
  );
}

/** One order of the board: who, when, what, and the one thing to do next; the number is read from two metres. */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, busy = false, onUndo, onAcknowledge } = props;
  const advance = advanceLabels[order.status];
  const wasNew = useWasNew(order);
  if (advance === undefined) return <EndedCard {...props} />;
  return (
    <article aria-labelledby={`order-${order.id}`} className={styles({ late: order.late === true }).root()}>
      {wasNew && <NewMark seen={!order.unseen} onAcknowledge={() => onAcknowledge(order)} />}
      {order.customerArriving && <ArrivingMark />}
      <div className="grid grid-cols-1 gap-4 p-5 @2xl:grid-cols-[2fr_3fr] @2xl:grid-rows-[auto_1fr] @2xl:gap-x-8">
        <header className="grid content-start gap-2">
          <Token order={order} className="text-token-card @2xl:text-token-half" />
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-lg font-medium">
            <span className="min-w-0 wrap-anywhere">{order.customerName}</span>
            <span className="ms-auto flex items-baseline gap-2">
              {order.unpaid && <Badge tone="caution">{t.toPay()}</Badge>}
              <Price cents={order.totalCents} />
            </span>
            <Refunded order={order} />
          </p>
          <Time order={order} />
        </header>
        <div className="@2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1 @2xl:border-s @2xl:border-dashed @2xl:border-line-strong @2xl:ps-8">
          <OrderLines lines={order.lines} notes={order.notes} label={t.toPrepare(order.token)} />
        </div>
        <OrderActions {...props} label={advance()} busy={busy} />
      </div>
      {order.undoSeconds !== undefined && (
        <div className="bg-sunken p-2">
          <UndoButton order={order} busy={busy} wide onUndo={onUndo} />
        </div>
      )}
    </article>
  );
});

function useWasNew({ unseen, status }: BoardOrder): boolean {
  const [since, setSince] = useState(unseen === true);
  if (unseen && !since) setSince(true);
  return since && status === 'PREPARING';
}
