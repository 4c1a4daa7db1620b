import { ChevronDown, MapPin } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Card } from '../../base/card/card';
import { Price } from '../../base/price/price';
import { Skeleton } from '../../base/skeleton/skeleton';
import * as t from './order-summary.texts';

export interface OrderSummaryProps {
  shopName?: string;
  address?: string;
  pickupWindow: string;
  pickupHint?: string;
  /** Total in integer cents; undefined when the pay button beside it shows the amount. */
  totalCents?: number;
  outcome?: 'lost' | 'refunded';
  /** Lines of the order, shown with the address when expanded. */
  lines?: ReactNode;
  /** Content that stays visible when the summary is collapsed. */
  children?: ReactNode;
}

function Window({ text, lost }: { text: string; lost: boolean }) {
  if (!lost) return <bdi translate="no">{text}</bdi>;
  return (
    <>
      <span className="sr-only">{t.windowLost()} </span>
      <s className="text-ink-muted">
        <bdi translate="no">{text}</bdi>
      </s>
    </>
  );
}

/** Width in pixels of the `lg` breakpoint, from which the summary stands beside the payment form. */
const TWO_COLUMNS = 1024;

/** Pickup window and place of an order, collapsible to one line; initially open on wide screens. */
export function OrderSummary(props: OrderSummaryProps) {
  const { shopName, address, pickupWindow, pickupHint, totalCents, outcome, lines, children } = props;
  const [open] = useState(() => innerWidth >= TWO_COLUMNS);
  return (
    <Card as="section" aria-label={t.yourOrder()} className="grid grid-cols-1 content-start gap-3 max-lg:py-2.5">
      <details open={open} className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-x-3 rounded-control">
          <span className="flex min-w-0 grow flex-wrap gap-x-2">
            <span className="font-bold tabular-nums first-letter:uppercase">
              <Window text={pickupWindow} lost={outcome !== undefined} />
            </span>
            {shopName ? (
              <span lang="fr" className="min-w-0 grow basis-20 truncate text-ink-muted">
                {shopName}
              </span>
            ) : (
              <Skeleton shape="text" className="my-1 w-32 max-w-full" />
            )}
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        <div className="grid gap-3 pt-2 pb-1">
          {pickupHint && <p>{pickupHint}</p>}
          {shopName && (
            <p lang="fr" className="flex gap-2 wrap-anywhere">
              <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
              <span>
                {shopName}
                {address && <span className="block text-ink-muted">{address}</span>}
              </span>
            </p>
          )}
          {lines}
        </div>
      </details>
      {children}
      {totalCents !== undefined && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-dashed border-line-strong pt-3">
          <span className="font-display text-xl font-bold">{outcome === 'refunded' ? t.refunded() : t.total()}</span>
          <Price cents={totalCents} tone={outcome ? 'plain' : 'tag'} size="large" />
        </p>
      )}
    </Card>
  );
}
