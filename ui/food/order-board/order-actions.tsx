import { Ban, EllipsisVertical, Printer, Undo2 } from 'lucide-react';
import { Button } from '../../base/button/button';
import { Menu } from '../../base/menu/menu';
import type { BoardOrder } from './board-order';
import * as t from './order-board.texts';

export interface BoardHandlers {
  onAdvance: (order: BoardOrder) => void;
  onMarkNoShow: (order: BoardOrder) => void;
  onPrint: (order: BoardOrder) => void;
  onUndo: (order: BoardOrder) => void;
  onAcknowledge: (order: BoardOrder) => void;
  onCancel?: (order: BoardOrder) => void;
}

export interface OrderActionsProps extends Pick<BoardHandlers, 'onAdvance' | 'onMarkNoShow' | 'onPrint' | 'onCancel'> {
  order: BoardOrder;
  label: string;
  busy: boolean;
}

export function OrderActions({ order, label, busy, onAdvance, onMarkNoShow, onPrint, onCancel }: OrderActionsProps) {
  return (
    <div className="grid gap-2">
      <Button size="large" wide busy={busy} onClick={() => onAdvance(order)}>
        {label}
      </Button>
      <div className="flex flex-wrap gap-2">
        <Button tone="quiet" size="large" className="grow px-2!" onClick={() => onPrint(order)}>
          <Printer aria-hidden="true" className={order.canMarkNoShow ? 'hidden @lg:block' : ''} />
          {t.print()}
        </Button>
        {order.canMarkNoShow && (
          <Button tone="quiet" size="large" busy={busy} className="grow px-2!" onClick={() => onMarkNoShow(order)}>
            {t.noShow()}
          </Button>
        )}
        {onCancel && (
          <Menu
            label={t.moreActions(order.token)}
            icon={<EllipsisVertical aria-hidden="true" />}
            items={[{ id: 'cancel', label: t.cancel(), icon: <Ban aria-hidden="true" />, tone: 'danger' }]}
            onSelect={() => onCancel(order)}
            disabled={busy}
            className="size-14"
          />
        )}
      </div>
    </div>
  );
}

export interface UndoButtonProps extends Pick<BoardHandlers, 'onUndo'> {
  order: BoardOrder;
  busy: boolean;
  wide?: boolean;
}

export function UndoButton({ order, busy, wide = false, onUndo }: UndoButtonProps) {
  return (
    <Button tone="quiet" size="large" wide={wide} busy={busy} onClick={() => onUndo(order)}>
      <Undo2 aria-hidden="true" />
      {t.undo(order.undoSeconds ?? 0)}
    </Button>
  );
}
