import { CalendarClock, MapPin, ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../base/card/card';
import { Price } from '../../base/price/price';
import { Skeleton } from '../../base/skeleton/skeleton';
import { OrderStatusBadge } from '../order-status/order-status-badge';
import type { OrderStatus } from '../../../graphql/rules/order-status';
import * as t from './order-summary.texts';

export interface OrderSummaryProps {
  shopName?: string;
  address?: string;
  pickupWindow: string;
  pickupHint?: string;
  token?: string;
  status?: OrderStatus;
  itemCount?: number;
  totalCents: number;
  outcome?: 'lost' | 'refunded';
  children?: ReactNode;
  actions?: ReactNode;
}

function Fact({ icon, title, text, lang }: { icon: ReactNode; title: ReactNode; text?: string; lang?: string }) {
  return (
    <div lang={lang} className="flex items-start gap-3">
      <span aria-hidden="true" className="grid size-7 shrink-0 place-items-center text-accent-ink [&>svg]:size-5">
        {icon}
      </span>
      <div className="grid min-w-0 grow grid-cols-1">
        <span className="font-display text-lg font-bold wrap-anywhere tabular-nums">{title}</span>
        {text && <span className="text-ink-muted wrap-anywhere">{text}</span>}
      </div>
    </div>
  );
}

function Window({ text, lost }: { text: string; lost: boolean }) {
  if (!lost) return <bdi>{text}</bdi>;
  return (
    <>
      <span className="sr-only">{t.windowLost()} </span>
      <s className="text-ink-muted">
        <bdi>{text}</bdi>
      </s>
    </>
  );
}

export function OrderSummary(props: OrderSummaryProps) {
  const { shopName, address, pickupWindow, pickupHint, token, status, itemCount, totalCents, outcome } = props;
  const { children, actions } = props;
  return (
    <Card
      as="section"
      aria-label={token ? t.orderOf(token) : t.yourOrder()}
      className="@container grid grid-cols-[minmax(0,1fr)] content-start gap-5"
    >
      {token && (
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <p className="grid min-w-0">
            <span className="text-sm text-ink-muted">{t.pickupNumber()}</span>
            <span className="font-display text-price-tag font-bold tracking-wide tabular-nums">{token}</span>
          </p>
          {status && <OrderStatusBadge status={status} />}
        </header>
      )}
      <Fact
        lang="fr"
        icon={<MapPin />}
        title={shopName ?? <Skeleton shape="text" className="my-1 w-40 max-w-full" />}
        text={shopName && address}
      />
      <Fact
        icon={<CalendarClock />}
        title={<Window text={pickupWindow} lost={outcome !== undefined} />}
        text={pickupHint}
      />
      {itemCount !== undefined && <Fact icon={<ShoppingBag />} title={t.itemCount(itemCount)} />}
      {children}
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-dashed border-line-strong pt-4">
        <span className="font-display text-xl font-bold">{outcome === 'refunded' ? t.refunded() : t.total()}</span>
        <Price cents={totalCents} tone={outcome ? 'plain' : 'tag'} size="large" />
      </p>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </Card>
  );
}
