import {
  Ban,
  BellRing,
  Check,
  EllipsisVertical,
  Footprints,
  HandCoins,
  PackageX,
  Phone,
  Printer,
  TriangleAlert,
  Undo2,
  UserX,
} from 'lucide-react';
import { memo, useState, useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { tv } from 'tailwind-variants/lite';
import type { OrderStatus } from '../../../graphql/rules/order-status';
import { Badge } from '../../base/badge/badge';
import { Button } from '../../base/button/button';
import { IconButton } from '../../base/icon-button/icon-button';
import { Menu } from '../../base/menu/menu';
import { Price } from '../../base/price/price';
import { OrderStatusBadge } from '../order-status/order-status-badge';
import type { BoardLine, BoardOrder } from './board-order';
import { ofWhich } from '../refund-lines/refunded-mark.texts';
import { LineNotes, withoutNotes } from '../selections/line-notes';
import { withFigures } from '../../base/price/with-figures';
import * as t from './order-board.texts';
import { RefundedMark, struckOut } from '../refund-lines/refunded-mark';
import { SelectionList } from '../selections/selection-list';

const styles = tv({
  slots: {
    window: 'min-w-0 border-b-2 ps-1 text-sm tabular-nums',
    card: 'relative grid grid-cols-1 grid-rows-[auto_1fr] overflow-hidden rounded-card border bg-surface shadow-card',
    time: 'flex items-center gap-1.5 font-display text-xl leading-tight font-bold tabular-nums',
  },
  variants: {
    highlighted: { true: { card: 'outline-4 outline-offset-1 outline-accent-ink' } },
    late: { true: { card: 'border-danger', time: 'text-danger' }, false: { card: 'border-line' } },
    first: {
      true: { window: 'border-ink font-bold' },
      false: { window: 'border-line text-ink-muted' },
    },
  },
});

/** Labels of the main action, by status; an ended order has none. */
const advanceLabels: Partial<Record<OrderStatus, () => string>> = {
  PREPARING: t.markReady,
  READY: t.handOver,
};

export interface BoardHandlers {
  onAdvance: (order: BoardOrder) => void;
  onMarkNoShow: (order: BoardOrder) => void;
  onPrint: (order: BoardOrder) => void;
  onPrintTicket: (order: BoardOrder) => void;
  onCall: (order: BoardOrder) => void;
  onCancel: (order: BoardOrder) => void;
  onMarkSoldOut: (order: BoardOrder, line: BoardLine) => void;
  onUndo: (order: BoardOrder) => void;
  onAcknowledge: (order: BoardOrder) => void;
}

export interface OrderCardProps extends BoardHandlers {
  order: BoardOrder;
  /** Set on the first order of its pickup window. */
  first?: boolean;
  busy?: boolean;
  highlighted?: boolean;
}

function Token({ order, className }: { order: BoardOrder; className: string }) {
  return (
    <h3 id={`order-${order.id}`} className="me-auto min-w-0 pe-9">
      <a
        href={`/order/${order.id}`}
        translate="no"
        className={`inline-block rounded-tag leading-9 tabular-nums wrap-anywhere ${className}`}
      >
        {order.token}
      </a>
    </h3>
  );
}

function Time({ order }: { order: BoardOrder }) {
  const late = order.late === true;
  const left = order.timeLeft ?? (late ? t.late() : undefined);
  if (!left) return null;
  return (
    <p className={styles({ late }).time()}>
      {late && <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />}
      <bdi translate="no">{left}</bdi>
    </p>
  );
}

function Refunded({ order: { refundedCents = 0 } }: { order: BoardOrder }) {
  if (refundedCents === 0) return null;
  return <p className="w-full text-end text-sm font-semibold text-caution">{withFigures(ofWhich(refundedCents))}</p>;
}

function EndedCard({ order, busy = false, onUndo }: OrderCardProps) {
  return (
    <article
      aria-labelledby={`order-${order.id}`}
      data-undoable={order.undoSeconds !== undefined || undefined}
      className="grid content-start gap-2 rounded-card border border-line bg-surface p-3"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Token order={order} className="py-1.5 text-2xl" />
        <OrderStatusBadge status={order.status} />
        {order.contest && <Badge tone={order.contest === 'unanswered' ? 'caution' : 'neutral'}>{t.contested()}</Badge>}
        {order.disputed && <Badge tone="caution">{t.disputed()}</Badge>}
      </div>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="min-w-0 wrap-anywhere">{order.customerName}</span>
        <Price cents={order.totalCents} size="small" className="text-ink-muted" />
      </p>
      <Refunded order={order} />
      {order.undoSeconds !== undefined && <UndoButton order={order} busy={busy} wide onUndo={onUndo} />}
    </article>
  );
}

/** Card of one order with its main action; token, time and items are readable from two metres. */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, first = false, busy = false, highlighted = false, onUndo, onAcknowledge, onMarkSoldOut } = props;
  const wasNew = useWasNew(order);
  if (advanceLabels[order.status] === undefined) return <EndedCard {...props} />;
  const { window, card } = styles({ first, highlighted, late: order.late === true });
  return (
    <article
      aria-labelledby={`order-${order.id}`}
      data-highlighted={highlighted || undefined}
      className="@container grid grid-cols-1 grid-rows-[auto_1fr] gap-1"
    >
      <p className={window()}>
        <bdi translate="no">{order.pickupWindow}</bdi>
      </p>
      <div className={card()}>
        <div className="grid grid-cols-1">
          {wasNew && <NewMark seen={!order.unseen} onAcknowledge={() => onAcknowledge(order)} />}
          {order.customerArriving && <ArrivingMark />}
        </div>
        <div className="relative grid grid-cols-1 grid-rows-[auto_1fr_auto] gap-1.5 px-2.5 py-2">
          <header>
            <Token order={order} className="text-token-card" />
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <Time order={order} />
              {order.unpaid && <Badge tone="caution">{t.toPay()}</Badge>}
              {order.disputed && <Badge tone="caution">{t.disputed()}</Badge>}
            </div>
            <p className="flex items-baseline justify-between gap-x-2 leading-snug">
              <span className="min-w-0 wrap-anywhere">{order.customerName}</span>
              <Price cents={order.totalCents} size="small" className="shrink-0 text-ink-muted" />
            </p>
            <Refunded order={order} />
          </header>
          <div className="grid grid-cols-1 content-start gap-1.5">
            <LineNotes lines={order.lines} />
            <OrderLines
              lines={order.lines}
              label={t.toPrepare(order.token)}
              onMarkSoldOut={(line) => onMarkSoldOut(order, line)}
            />
          </div>
          <OrderActions {...props} busy={busy} />
          <MoreActions {...props} busy={busy} />
          {order.undoSeconds !== undefined && <UndoButton order={order} busy={busy} wide onUndo={onUndo} />}
        </div>
      </div>
    </article>
  );
});

function useWasNew({ unseen, status }: BoardOrder): boolean {
  const [since, setSince] = useState(unseen === true);
  if (unseen && !since) setSince(true);
  return since && status === 'PREPARING';
}

interface OrderLinesProps extends Pick<BoardOrder, 'lines'> {
  label: string;
  /** Called on a long press on a line with a menu item; the ⋮ menu offers the same action. */
  onMarkSoldOut: (line: BoardLine) => void;
}

/** Lines of an order with quantity, name and selections, readable from two metres. */
function OrderLines({ lines, label, onMarkSoldOut }: OrderLinesProps) {
  const whenHeld = useLongPress();
  return (
    <ul aria-label={label} className="grid content-start gap-1.5">
      {lines.map((line) => (
        <li
          key={line.id}
          {...(line.itemId !== undefined && whenHeld(() => onMarkSoldOut(line)))}
          className="grid grid-cols-[auto_1fr] gap-x-1.5 rounded-tag select-none active:bg-accent-soft"
        >
          <span className="font-display text-lg leading-snug font-bold tabular-nums @xs:text-xl">
            {line.quantity - (line.refunded ?? 0)}×
          </span>
          <div className="grid min-w-0 gap-0.5">
            <p lang="fr" className={`text-lg leading-snug font-bold wrap-anywhere @xs:text-xl ${struckOut(line)}`}>
              {line.name}
            </p>
            <RefundedMark {...line} />
          </div>
          <div className="col-span-2">
            <SelectionList selections={withoutNotes(line.selections)} size="large" />
          </div>
        </li>
      ))}
    </ul>
  );
}

const LONG_MS = 500;

/** Returns handlers for a press of half a second; a pointer that leaves or scrolls cancels it. */
function useLongPress() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return (onPress: () => void) => ({
    onPointerDown: ({ button }: PointerEvent) => {
      stop();
      if (button === 0) timer.current = setTimeout(onPress, LONG_MS);
    },
    // A long touch opens no context menu; the right mouse button still does.
    onContextMenu: (event: MouseEvent) => {
      if ('pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch') event.preventDefault();
    },
    ...{ onPointerUp: stop, onPointerLeave: stop, onPointerCancel: stop },
  });
}

function ArrivingMark() {
  return (
    <p className="flex items-center gap-2 bg-accent px-2.5 py-1.5 text-lg font-bold text-on-accent">
      <Footprints aria-hidden="true" className="size-6 shrink-0" />
      {t.arriving()}
    </p>
  );
}

interface NewMarkProps {
  /** Set when the order was acknowledged: the mark keeps its room so that the card does not move under the finger. */
  seen: boolean;
  onAcknowledge: () => void;
}

/** Mark of a new order that pulses until it is acknowledged. */
function NewMark({ seen, onAcknowledge }: NewMarkProps) {
  if (seen)
    return (
      <p className="flex min-h-11 items-center justify-end gap-1 bg-sunken px-2.5 font-semibold text-ink-muted">
        <Check aria-hidden="true" className="size-5" />
        {t.seen()}
      </p>
    );
  return (
    <>
      <button
        type="button"
        onClick={onAcknowledge}
        className="flex min-h-11 flex-wrap items-center gap-x-1.5 bg-accent-soft px-2.5 text-start font-bold text-accent-ink -outline-offset-8"
      >
        <BellRing aria-hidden="true" className="hidden size-5 shrink-0 motion-safe:animate-bounce @2xs:block" />
        <span className="min-w-0 wrap-anywhere">{t.newOrder()}</span>
        <span className="ms-auto flex items-center font-semibold">
          <Check aria-hidden="true" className="size-5" />
          {t.acknowledge()}
        </span>
      </button>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 rounded-card border-4 border-accent motion-safe:animate-pulse"
      />
    </>
  );
}

/** Main action of a card, and the frequent actions beside it. */
function OrderActions({ order, busy, onAdvance, onMarkNoShow, onPrint }: OrderCardProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        busy={busy}
        onClick={() => onAdvance(order)}
        className="min-h-14 min-w-0 grow basis-16 px-1! text-sm! leading-tight @2xs:text-base!"
      >
        {advanceLabels[order.status]?.()}
      </Button>
      {order.canMarkNoShow && (
        <IconButton label={t.noShow()} tone="quiet" disabled={busy} onClick={() => onMarkNoShow(order)} size="large">
          <UserX aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={t.print()} tone="quiet" size="large" onClick={() => onPrint(order)}>
        <Printer aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Menu with the less frequent actions of a card. */
function MoreActions({ order, busy, onMarkSoldOut, ...on }: OrderCardProps) {
  const ofMenu = order.lines.filter(
    ({ itemId }, at, lines) => itemId !== undefined && lines.findIndex((line) => line.itemId === itemId) === at,
  );
  const online = !order.unpaid;
  const act = { ticket: on.onPrintTicket, call: on.onCall, cancel: on.onCancel };
  return (
    <Menu
      label={t.moreActions(order.token)}
      icon={<EllipsisVertical aria-hidden="true" />}
      items={[
        ...(order.noShowFromText && !order.canMarkNoShow
          ? [{ id: 'no-show', label: t.noShowPossibleFrom(order.noShowFromText), icon: <UserX />, disabled: true }]
          : []),
        { id: 'ticket', label: t.kitchenTicket(), icon: <Printer aria-hidden="true" /> },
        ...(online
          ? [
              { id: 'call', label: t.call(), icon: <Phone aria-hidden="true" /> },
              {
                ...{ id: 'refund', label: t.refundLines(), icon: <HandCoins aria-hidden="true" /> },
                href: `/order/${order.id}#rembourser`,
              },
            ]
          : []),
        ...ofMenu.map(({ id, name, soldOut }) => ({
          id,
          label: (soldOut ? t.backOnSale : t.soldOutToday)(name),
          icon: soldOut ? <Undo2 aria-hidden="true" /> : <PackageX aria-hidden="true" />,
        })),
        { id: 'cancel', label: t.cancel(), icon: <Ban aria-hidden="true" />, tone: 'danger' as const },
      ]}
      onSelect={(id) => {
        const line = ofMenu.find((one) => one.id === id);
        if (line) onMarkSoldOut(order, line);
        else if (id in act) act[id as keyof typeof act](order);
      }}
      disabled={busy}
      className="absolute! end-0 top-0 -outline-offset-3! border-transparent bg-transparent"
    />
  );
}

export interface UndoButtonProps extends Pick<BoardHandlers, 'onUndo'> {
  order: BoardOrder;
  busy: boolean;
  wide?: boolean;
}

export function UndoButton({ order, busy, wide = false, onUndo }: UndoButtonProps) {
  return (
    <Button tone="quiet" size="counter" wide={wide} busy={busy} onClick={() => onUndo(order)} className="px-2!">
      <Undo2 aria-hidden="true" className="hidden @2xs:block" />
      {t.undo(order.undoSeconds ?? 0)}
    </Button>
  );
}
