import { BellRing, Footprints, Printer, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonStyles } from '../../../ui/base/button/button';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Notice } from '../../../ui/base/notice/notice';
import { Price } from '../../../ui/base/price/price';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { LinkButton } from '../../../ui/base/link-button/link-button';
import { OrderTotals } from '../../../ui/food/order-details/order-details';
import { OrderHeading } from '../../../ui/food/order-timeline/order-heading';
import { OrderTimeline } from '../../../ui/food/order-timeline/order-timeline';
import { OrderToken } from '../../../ui/food/order-token/order-token';
import { RefundedMark, struckOut } from '../../../ui/food/refund-lines/refunded-mark';
import { SelectionList } from '../../../ui/food/selections/selection-list';
import { SlowConfirmation } from '../../../ui/food/slow-confirmation/slow-confirmation';
import type { OrderFailure } from '../../ordering/order-failure';
import { withFigures } from '../../../ui/base/price/with-figures';
import * as t from './tracking.texts';
import type { TrackedOrderView } from './tracking-view';

export interface TrackingScreenProps {
  failure?: OrderFailure;
  order?: TrackedOrderView;
  code?: ReactNode;
  cancelling?: ReactNode;
  contesting?: ReactNode;
  again?: ReactNode;
  printed?: { ok: boolean; message: string };
  readyNotification?: { done: boolean; blocked?: boolean; busy: boolean; error?: string; onAsk: () => void };
  announcing?: boolean;
  onArrive?: () => void;
  /** Opened by a mailed link, so pages that need a session are not linked. */
  byLink?: boolean;
  onRetry: () => void;
}

export function TrackingScreen(props: TrackingScreenProps) {
  const { failure, order, printed, cancelling, contesting, again, onRetry, byLink } = props;
  if (failure && 'missing' in failure) {
    return (
      <>
        <h1 className="sr-only">{t.title()}</h1>
        <EmptyState
          icon={<Search />}
          title={t.notFound()}
          text={byLink ? t.wrongLink() : undefined}
          action={!byLink && <LinkButton href="/user-ordersPage">{t.myOrders()}</LinkButton>}
        />
      </>
    );
  }
  if (failure) return <ErrorState text={failure.message} hint={failure.hint} onRetry={onRetry} />;
  if (!order) return <TrackingSkeleton />;
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <OrderHeading token={order.token} status={order.status} tag={order.tag} />
        {order.news && <p className="text-lg text-balance text-ink-muted">{withFigures(order.news)}</p>}
      </div>
      {order.dayClosed && cancelling}
      {order.contest?.map((sentence) => (
        <Notice key={sentence}>{sentence}</Notice>
      ))}
      {order.slow && <SlowConfirmation paid />}
      {printed && order.status !== 'CANCELLED' && <Printed {...printed} />}
      <div className="grid gap-6 lg:grid-cols-[7fr_5fr] lg:items-start lg:gap-8">
        <div className="grid min-w-0 gap-6">
          <Pickup {...props} order={order} />
          {!order.dayClosed && cancelling}
          {contesting}
          {order.arrival === 'over' && again}
        </div>
        <Lines {...order} byLink={byLink} />
      </div>
    </div>
  );
}

function Printed({ ok, message }: NonNullable<TrackingScreenProps['printed']>) {
  return (
    <Notice tone={ok ? 'neutral' : 'caution'} urgent={!ok}>
      <p>{ok ? t.ticketSent() : t.ticketNotPrinted()}</p>
      {message && <p className="text-sm">{message}</p>}
    </Notice>
  );
}

function Pickup(props: TrackingScreenProps & { order: TrackedOrderView }) {
  const { order, code, readyNotification, announcing, onArrive } = props;
  const { arrival } = order;
  return (
    <OrderToken
      token={order.token}
      pickupWindow={order.pickupWindow}
      kept={order.kept}
      place={order.place}
      calledOff={order.status === 'CANCELLED'}
      qrCode={arrival !== 'over' && code}
    >
      {/* Four words beside each other on a phone, too; the notice below them stays within. */}
      <div className="-mx-3 md:mx-0">
        <OrderTimeline {...order.timeline} />
      </div>
      {arrival === 'possible' && onArrive && (
        <div className="grid gap-1 text-center text-sm text-ink-muted">
          <Button size="large" wide busy={announcing} onClick={onArrive}>
            <Footprints aria-hidden="true" className="size-6" />
            {t.arriving()}
          </Button>
          {t.arrivingHint()}
        </div>
      )}
      {arrival === 'announced' && <Notice tone="positive">{t.announced()}</Notice>}
      {arrival !== 'over' && readyNotification && <ReadyNotification {...readyNotification} />}
    </OrderToken>
  );
}

function ReadyNotification({
  done,
  blocked = false,
  busy,
  error,
  onAsk,
}: NonNullable<TrackingScreenProps['readyNotification']>) {
  if (done)
    return (
      <p role="status" className="text-center text-sm text-ink-muted">
        {t.willNotify()}
      </p>
    );
  if (blocked)
    return (
      <Notice tone="caution" urgent>
        {t.blocked()}
      </Notice>
    );
  return (
    <div className="grid gap-2">
      <Button tone="quiet" wide busy={busy} onClick={onAsk}>
        <BellRing aria-hidden="true" />
        {t.notifyMe()}
      </Button>
      {error && (
        <Notice tone="danger" urgent>
          {error}
        </Notice>
      )}
    </div>
  );
}

function Lines({
  lines,
  feeCents,
  totalCents,
  refundCents,
  printHref,
  byLink,
}: TrackedOrderView & { byLink?: boolean }) {
  return (
    <section
      aria-label={t.items()}
      className="rounded-card border border-line bg-surface px-5 pb-5 shadow-card md:px-6"
    >
      <h2 className="pt-5 text-xl">{t.items()}</h2>
      <ul className="divide-y divide-line">
        {lines.map(({ id, name, nameLang, description, quantity, lineCents, refunded, selections }) => (
          <li key={id} className="grid gap-1.5 py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3
                lang={nameLang ?? 'fr'}
                className={`min-w-0 grow basis-24 text-lg wrap-anywhere ${struckOut({ quantity, refunded })}`}
              >
                <span className="tabular-nums">{quantity} ×</span> {name}
              </h3>
              <Price cents={lineCents} size="small" />
            </div>
            <RefundedMark quantity={quantity} refunded={refunded} />
            {description && (
              <p lang={nameLang ?? 'fr'} className="text-ink-muted wrap-anywhere">
                {description}
              </p>
            )}
            <SelectionList selections={selections} />
          </li>
        ))}
      </ul>
      <OrderTotals {...{ serviceChargeCents: feeCents, totalCents, refundCents }} />
      {!byLink && (
        <a href={printHref} className={buttonStyles({ tone: 'quiet', wide: true })}>
          <Printer aria-hidden="true" className="size-5" />
          {t.print()}
        </a>
      )}
    </section>
  );
}

function TrackingSkeleton() {
  return (
    <Loading label={t.loading()}>
      <Skeleton shape="text" className="w-2/3 text-4xl" />
      <Skeleton className="h-36" />
      <Skeleton className="h-40" />
      <Skeleton className="h-56" />
    </Loading>
  );
}
