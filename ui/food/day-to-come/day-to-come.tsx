import { Printer } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../base/button/button';
import { Card } from '../../base/card/card';
import { Disclosure } from '../../base/disclosure/disclosure';
import type { BoardOrder } from '../order-board/board-order';
import { Paper, PaperRow, Rule } from '../receipt/paper';
import { RefundedMark, struckOut } from '../refund-lines/refunded-mark';
import { LineNotes, withoutNotes } from '../selections/line-notes';
import { SelectionList } from '../selections/selection-list';
import * as t from './day-to-come.texts';

export interface DayOrder extends Pick<BoardOrder, 'id' | 'token' | 'customerName' | 'pickupWindow' | 'lines'> {
  /** Set when the shop no longer opens on that day and the customer was asked to choose another. */
  asked?: boolean;
}

export interface DayToComeProps {
  /** Day as text, « Vendredi 27 novembre ». */
  label: string;
  items: readonly { itemId: string; name: string; quantity: number }[];
  /** Orders sorted by pickup window. */
  orders: readonly DayOrder[];
  defaultOpen?: boolean;
  onPrint: () => void;
  onCancel: (orderId: string) => void;
}

/** A later day with its preorders, which cannot be advanced from here: quantities to prepare, and the orders. */
export function DayToCome({ label, items, orders, defaultOpen, onPrint, onCancel }: DayToComeProps) {
  const id = useId();
  return (
    <Card as="section" padding="small" aria-labelledby={id}>
      <Disclosure
        defaultOpen={defaultOpen}
        title={
          <h2 id={id} className="text-xl">
            {label}
          </h2>
        }
        aside={t.orderCount(orders.length)}
      >
        <div className="grid grid-cols-1 gap-6 pt-2 lg:grid-cols-[--spacing(72)_minmax(0,1fr)]">
          <div className="grid content-start gap-3 self-start rounded-control bg-sunken p-4">
            <h3 className="font-sans text-base font-semibold">{t.toMake()}</h3>
            <ul className="grid gap-1.5">
              {items.map(({ itemId, name, quantity }) => (
                <li key={itemId} className="grid grid-cols-[--spacing(12)_minmax(0,1fr)] items-baseline gap-x-2">
                  <b className="font-display text-xl tabular-nums">{quantity}×</b>
                  <b lang="fr" className="leading-snug wrap-anywhere">
                    {name}
                  </b>
                </li>
              ))}
            </ul>
            <Button tone="quiet" wide onClick={onPrint}>
              <Printer aria-hidden="true" />
              {t.print()}
            </Button>
          </div>
          <ul aria-label={t.orders()} className="grid content-start divide-y divide-line">
            {orders.map((order) => (
              <OrderRow key={order.id} {...order} onCancel={() => onCancel(order.id)} />
            ))}
          </ul>
        </div>
      </Disclosure>
    </Card>
  );
}

interface OrderRowProps extends DayOrder {
  onCancel: () => void;
}

function OrderRow({ token, customerName, pickupWindow, lines, asked, onCancel }: OrderRowProps) {
  return (
    <li className="grid gap-x-4 gap-y-2 py-3 first:pt-0 md:grid-cols-[--spacing(48)_minmax(0,1fr)]">
      <div className="grid content-start">
        <p translate="no" className="font-semibold tabular-nums">
          {pickupWindow}
        </p>
        <p className="wrap-anywhere">
          <b translate="no">{token}</b> · <bdi>{customerName}</bdi>
        </p>
        {asked && <p className="text-caution">{t.asked()}</p>}
        <Button
          tone="plain"
          aria-label={`${t.cancel()} ${token}`}
          className="justify-self-start px-0!"
          onClick={onCancel}
        >
          {t.cancel()}
        </Button>
      </div>
      <LineNotes lines={lines} />
      <ul className="grid content-start gap-1.5">
        {lines.map(({ id, quantity, name, refunded, selections }) => (
          <li key={id} className="grid gap-0.5">
            <p className={`font-semibold wrap-anywhere ${struckOut({ quantity, refunded })}`}>
              {quantity} × <span lang="fr">{name}</span>
            </p>
            <RefundedMark quantity={quantity} refunded={refunded} />
            <SelectionList selections={withoutNotes(selections)} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Production list of one day, laid out for a ticket printer. */
export function DayPaper({ label, items, orders }: Pick<DayToComeProps, 'label' | 'items' | 'orders'>) {
  return (
    <Paper label={label}>
      <PaperRow label={<b>{label}</b>} value={t.orderCount(orders.length)} />
      <Rule />
      <b>{t.toMake()}</b>
      <ul lang="fr">
        {items.map(({ itemId, name, quantity }) => (
          <li key={itemId}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
      {orders.map(({ id, token, customerName, pickupWindow, lines }) => (
        <div key={id} className="grid gap-[0.4em] break-inside-avoid">
          <Rule />
          <PaperRow label={<b translate="no">{pickupWindow}</b>} value={<b translate="no">{token}</b>} />
          <bdi>{customerName}</bdi>
          <ul>
            {lines
              .map((line) => ({ ...line, quantity: line.quantity - (line.refunded ?? 0) }))
              .filter(({ quantity }) => quantity > 0)
              .map((line) => (
                <li key={line.id}>
                  {line.selections?.note && <b className="block text-strip-note">{line.selections.note}</b>}
                  {line.quantity} × <span lang="fr">{line.name}</span>
                  <SelectionList selections={withoutNotes(line.selections)} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </Paper>
  );
}
