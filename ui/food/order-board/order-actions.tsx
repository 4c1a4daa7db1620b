import { Ban, EllipsisVertical, HandCoins, PackageX, Phone, Printer, Undo2, UserX } from 'lucide-react';
import { Button } from '../../base/button/button';
import { IconButton } from '../../base/icon-button/icon-button';
import { Menu } from '../../base/menu/menu';
import { advanceLabels, type BoardLine, type BoardOrder } from './board-order';
import * as t from './order-board.texts';

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

export interface OrderActionsProps extends BoardHandlers {
  order: BoardOrder;
  busy: boolean;
}

/** Main action of a card, and the frequent actions beside it. */
export function OrderActions({ order, busy, onAdvance, onMarkNoShow, onPrint }: OrderActionsProps) {
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
export function MoreActions({ order, busy, onMarkSoldOut, ...on }: OrderActionsProps) {
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
