import { CookingPot, Printer } from 'lucide-react';
import { Button } from '../../base/button/button';
import { Drawer } from '../../base/drawer/drawer';
import { ErrorState } from '../../base/error-state/error-state';
import { Notice } from '../../base/notice/notice';
import { formatEuros } from '../../base/price/format-euros';
import { Loading, Skeleton } from '../../base/skeleton/skeleton';
import { Fact, OrderTotals } from '../../food/order-details/order-details';
import { OrderStatusBadge } from '../../food/order-status/order-status-badge';
import { RefundedMark, struckOut } from '../../food/refund-lines/refunded-mark';
import { LineNotes, withoutNotes } from '../../food/selections/line-notes';
import { SelectionList } from '../../food/selections/selection-list';
import type { OutcomeMessage } from '../outcome/outcome';
import type { OwnerOrder } from './owner-order';
import { withFigures } from '../../base/price/with-figures';
import * as t from './owner-orders.texts';

export type PrintTask = 'receipt' | 'ticket' | 'copy';

export interface OwnerOrderDrawerProps {
  open: boolean;
  order?: OwnerOrder;
  /** 'Failed to fetch order details' or the server's message (specification 5.6). */
  error?: string;
  onRetry?: () => void;
  onClose: () => void;
  onPrint: (task: PrintTask) => void;
  copyable?: boolean;
  printing?: PrintTask;
  /** What came of the last print. */
  outcome?: OutcomeMessage | null;
}

export function OwnerOrderDrawer(props: OwnerOrderDrawerProps) {
  const { open, order, error, onRetry, onClose, onPrint, copyable = false, printing } = props;
  return (
    <Drawer
      open={open}
      title={order ? t.orderOf(order.token) : t.order()}
      onClose={onClose}
      actions={
        order && (
          <div className="grid w-full gap-2">
            <Button size="large" wide busy={printing === 'receipt'} onClick={() => onPrint('receipt')}>
              <Printer aria-hidden="true" />
              {t.printReceipt()}
            </Button>
            <Button tone="quiet" size="large" wide busy={printing === 'ticket'} onClick={() => onPrint('ticket')}>
              <CookingPot aria-hidden="true" />
              {t.kitchenTicket()}
            </Button>
            {copyable && (
              <Button tone="quiet" size="large" wide busy={printing === 'copy'} onClick={() => onPrint('copy')}>
                <CookingPot aria-hidden="true" />
                {t.kitchenCopy()}
              </Button>
            )}
          </div>
        )
      }
    >
      {error ? (
        <ErrorState text={error} onRetry={onRetry} />
      ) : order ? (
        <Details order={order} {...props} />
      ) : (
        <Loading label={t.loading()}>
          <Skeleton shape="text" className="w-1/3 text-xl" />
          <Skeleton className="h-24" />
          <Skeleton className="h-40" />
        </Loading>
      )}
    </Drawer>
  );
}

function Details({ order, outcome }: OwnerOrderDrawerProps & { order: OwnerOrder }) {
  const { status, customerName, pickupWindow, dayText, orderDate, paymentMethod } = order;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <p>
        <OrderStatusBadge status={status} />
      </p>
      <dl className="grid grid-cols-2 gap-4">
        <Fact label={t.customer()} value={customerName} />
        <Fact label={t.payment()} value={paymentMethod ?? t.payAtCounter()} />
        <Fact label={t.pickup()} value={`${pickupWindow}, ${dayText}`} />
        <Fact label={t.orderedAt()} value={orderDate} />
      </dl>
      <Bill order={order} />
    </div>
  );
}

function Bill({ order }: { order: OwnerOrder }) {
  const { lines, mealDeals, serviceChargeCents, totalCents, refundCents, paymentFee } = order;
  return (
    <section aria-label={t.items()} className="grid grid-cols-[minmax(0,1fr)]">
      <LineNotes lines={lines} />
      <ul className="divide-y divide-line border-t border-line">
        {lines.map(({ id, quantity, name, unitCents, refunded, selections }) => (
          <li key={id} className="grid gap-1 py-3">
            <p className={`flex items-baseline justify-between gap-4 ${struckOut({ quantity, refunded })}`}>
              <span className="min-w-0 font-semibold wrap-anywhere">
                {quantity} × <span lang="fr">{name}</span>
              </span>
              <span translate="no" className="shrink-0 tabular-nums">
                {formatEuros(quantity * unitCents)}
              </span>
            </p>
            <RefundedMark quantity={quantity} refunded={refunded} />
            <SelectionList selections={withoutNotes(selections)} />
          </li>
        ))}
      </ul>
      <OrderTotals {...{ mealDeals, serviceChargeCents, totalCents, refundCents }} />
      {paymentFee && <p className="text-sm text-ink-muted">{withFigures(t.paymentFee(paymentFee))}</p>}
    </section>
  );
}
