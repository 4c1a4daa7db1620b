import { Footprints, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TrackedOrderFragment } from '../../../graphql/generated/customer/tracking';
import { allergensText } from '../../../graphql/rules/allergens';
import { isOpen } from '../../../graphql/rules/order-status';
import { refundTotals } from '../../../graphql/rules/refunds';
import { Button, buttonStyles } from '../../../ui/base/button/button';
import { Notice } from '../../../ui/base/notice/notice';
import { Price } from '../../../ui/base/price/price';
import { withFigures } from '../../../ui/base/price/with-figures';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { OrderTotals } from '../../../ui/food/order-details/order-details';
import { OrderHeading, OrderTimeline } from '../../../ui/food/order-timeline/order-timeline';
import { OrderToken } from '../../../ui/food/order-token/order-token';
import { RefundedMark, struckOut } from '../../../ui/food/refund-lines/refunded-mark';
import { SelectionList } from '../../../ui/food/selections/selection-list';
import { SlowConfirmation } from '../../../ui/food/slow-confirmation/slow-confirmation';
import { refundOf } from '../../ordering/after-order';
import { heldUntilText } from '../../ordering/held-until';
import { lineSelections } from '../../ordering/line-selections';
import { OrderCancelling } from '../../ordering/order-cancelling';
import { contestTexts, OrderContesting } from '../../ordering/order-contesting';
import { useOrderFailure } from '../../ordering/order-failure';
import { pickupText } from '../../ordering/pickup-days';
import { TokenCode } from '../../ordering/token-code';
import { whereabouts } from '../../shops/shop-facts';
import { progressOf } from './tracking-view';
import * as t from './tracking.texts';

interface TrackingScreenProps extends Pick<PickupProps, 'announcing' | 'onArrive' | 'readyNotification'> {
  order: TrackedOrderFragment | undefined;
  query: Parameters<typeof useOrderFailure>[0];
  /** Key of the mailed link that opened the page, so that pages that need a session are not linked. */
  linkKey?: string;
  again?: ReactNode;
  /** Outcome of printing the kitchen ticket, in the words of specification 5.7. */
  printed?: { ok: boolean; message: string };
}

/** One order on its way, for the signed-in customer or behind a guest's link. */
export function TrackingScreen({ order, query, linkKey, again, printed, ...acts }: TrackingScreenProps) {
  const wrongLink = linkKey === undefined ? undefined : t.wrongLink();
  const failure = useOrderFailure(query, order, { title: t.title(), wrongLink });
  if (failure) return failure;
  if (!order) return <TrackingSkeleton />;
  const progress = progressOf(order);
  const dayClosed = order.dayClosedUntil !== null;
  const cancelling = <OrderCancelling order={order} linkKey={linkKey} onRefused={() => void query.refetch()} />;
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <OrderHeading token={order.token} status={order.status} tag={progress.tag} />
        {progress.news && <p className="text-lg text-balance text-ink-muted">{withFigures(progress.news)}</p>}
      </div>
      {dayClosed && cancelling}
      {contestTexts(order).map((sentence) => (
        <Notice key={sentence}>{sentence}</Notice>
      ))}
      {progress.slow && <SlowConfirmation paid />}
      {printed && order.status !== 'CANCELLED' && (
        <Notice tone={printed.ok ? 'neutral' : 'caution'} urgent={!printed.ok}>
          <p>{printed.ok ? t.ticketSent() : t.ticketNotPrinted()}</p>
          {printed.message && <p className="text-sm">{printed.message}</p>}
        </Notice>
      )}
      <div className="grid gap-6 lg:grid-cols-[7fr_5fr] lg:items-start lg:gap-8">
        <div className="grid min-w-0 gap-6">
          <Pickup order={order} progress={progress} {...acts} />
          {!dayClosed && cancelling}
          <OrderContesting order={order} linkKey={linkKey} />
          {progress.arrival === 'over' && again}
        </div>
        <Lines order={order} printable={linkKey === undefined} />
      </div>
    </div>
  );
}

interface PickupProps {
  order: TrackedOrderFragment;
  progress: ReturnType<typeof progressOf>;
  readyNotification?: ReactNode;
  announcing?: boolean;
  onArrive?: () => void;
}

function Pickup({ order, progress, readyNotification, announcing, onArrive }: PickupProps) {
  const { token, shop, status } = order;
  const { arrival } = progress;
  const { address, mapHref } = whereabouts(shop);
  return (
    <OrderToken
      token={token}
      pickupWindow={pickupText(order.window)}
      kept={heldUntilText(order)}
      place={{ name: shop.name, address, phone: shop.phone ?? undefined, ...(isOpen(status) && { mapHref }) }}
      calledOff={status === 'CANCELLED'}
      qrCode={arrival !== 'over' && <TokenCode token={token} />}
    >
      {/* Four words beside each other on a phone, too; the notice below them stays within. */}
      <div className="-mx-3 md:mx-0">
        <OrderTimeline {...progress.timeline} />
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
      {arrival !== 'over' && readyNotification}
    </OrderToken>
  );
}

function Lines({ order, printable }: { order: TrackedOrderFragment; printable: boolean }) {
  const { piecesOf } = refundTotals(order.refunds);
  return (
    <section
      aria-label={t.items()}
      className="rounded-card border border-line bg-surface px-5 pb-5 shadow-card md:px-6"
    >
      <h2 className="pt-5 text-xl">{t.items()}</h2>
      <ul className="divide-y divide-line">
        {order.lines.map((line) => {
          const { id, name, nameLang, description, quantity, choices, note, choicesLang } = line;
          const pieces = { quantity, refunded: piecesOf(id) };
          return (
            <li key={id} className="grid gap-1.5 py-4">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h3
                  lang={nameLang ?? 'fr'}
                  className={`min-w-0 grow basis-24 text-lg wrap-anywhere ${struckOut(pieces)}`}
                >
                  <span className="tabular-nums">{quantity} ×</span> {name}
                </h3>
                <Price cents={quantity * line.unitCents} size="small" />
              </div>
              <RefundedMark {...pieces} />
              {description && (
                <p lang={nameLang ?? 'fr'} className="text-ink-muted wrap-anywhere">
                  {description}
                </p>
              )}
              <SelectionList
                selections={{ ...lineSelections(choices, note, choicesLang), allergens: allergensText(line) }}
              />
            </li>
          );
        })}
      </ul>
      <OrderTotals
        mealDeals={order.mealDeals}
        serviceChargeCents={order.feeCents}
        totalCents={order.totalCents}
        refundCents={refundOf(order)}
      />
      {printable && (
        <a href={`/printorder?order=${order.token}`} className={buttonStyles({ tone: 'quiet', wide: true })}>
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
