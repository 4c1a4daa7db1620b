import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import type { OrderStatus } from '../../../graphql/rules/order-status';
import { Card } from '../../base/card/card';
import { OrderStatusBadge } from '../order-status/order-status-badge';
import * as t from './order-board.texts';

export interface OtherDayOrder {
  id: string;
  token: string;
  customerName: string;
  status: OrderStatus;
  /** Day as text, « vendredi 27 novembre ». */
  dayText: string;
  pickupWindow: string;
  /** Address of the order's page. */
  href: string;
}

/** Search results from other days, each linked to its order. */
export function OtherDays({ orders }: { orders: readonly OtherDayOrder[] }) {
  const id = useId();
  return (
    <Card as="section" padding="small" aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {t.otherDays()}
      </h2>
      <ul className="grid divide-y divide-line">
        {orders.map((order) => (
          <li key={order.id}>
            <a
              href={order.href}
              className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 rounded-control py-2 pe-7 transition-colors hover:bg-accent-soft relative"
            >
              <span translate="no" className="font-display text-xl font-bold tracking-wide">
                {order.token}
              </span>
              <span className="min-w-0 grow wrap-anywhere">{order.customerName}</span>
              <span className="text-ink-muted">
                {order.dayText}, <span translate="no">{order.pickupWindow}</span>
              </span>
              <OrderStatusBadge status={order.status} />
              <ChevronRight
                aria-hidden="true"
                className="absolute inset-y-0 end-0 my-auto size-5 text-accent-ink rtl:-scale-x-100"
              />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
