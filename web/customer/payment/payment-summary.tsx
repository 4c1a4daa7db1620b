import { CalendarClock, MapPin, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Price } from '../../../ui/base/price/price';
import { Skeleton } from '../../../ui/base/skeleton/skeleton';
import { HoldCountdown } from './hold-countdown';
import type { PaymentSummary } from './payment-view';

interface SummaryProps extends PaymentSummary {
  /** Without it nothing is held (any more). */
  holdSeconds?: number;
  onHoldEnd: () => void;
}

/** Where, when and how much. */
export function Summary({ shopName, shopAddress, pickupWindow, totalCents, holdSeconds, onHoldEnd }: SummaryProps) {
  return (
    <section
      aria-label="Votre commande"
      className="grid gap-5 rounded-card border border-line bg-surface p-5 shadow-card md:p-6"
    >
      <Fact icon={<MapPin />}>
        {shopName === undefined ? (
          <Skeleton shape="text" className="w-40 text-lg" />
        ) : (
          <>
            <span className="font-display text-lg font-bold wrap-anywhere">{shopName}</span>
            <span className="text-ink-muted">{shopAddress}</span>
          </>
        )}
      </Fact>
      <Fact icon={<CalendarClock />}>
        <span className="font-display text-lg font-bold tabular-nums">{pickupWindow}</span>
        <span className="text-ink-muted">Aujourd’hui, retrait sur place</span>
      </Fact>
      {holdSeconds !== undefined && (
        <Fact icon={<Timer />}>
          <span>
            Créneau réservé encore <HoldCountdown key={holdSeconds} seconds={holdSeconds} onEnd={onHoldEnd} />
          </span>
        </Fact>
      )}
      <p className="flex items-center justify-between gap-4 border-t border-dashed border-line-strong pt-4">
        <span className="font-display text-xl font-bold">Total</span>
        <Price cents={totalCents} tone="tag" size="large" />
      </p>
    </section>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-start gap-3">
      <span aria-hidden="true" className="grid size-7 shrink-0 place-items-center text-accent-ink [&>svg]:size-5">
        {icon}
      </span>
      <div className="grid min-w-0">{children}</div>
    </div>
  );
}
