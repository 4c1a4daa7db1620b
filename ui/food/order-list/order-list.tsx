import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../base/button/button';
import { Disclosure } from '../../base/disclosure/disclosure';
import { EmptyState } from '../../base/empty-state/empty-state';
import { ErrorState } from '../../base/error-state/error-state';
import { formatEuros } from '../../base/price/format-euros';
import { LinkButton } from '../../base/link-button/link-button';
import { Price } from '../../base/price/price';
import { Loading, Skeleton } from '../../base/skeleton/skeleton';
import { TextLink } from '../../base/text-link/text-link';
import { OrderAgain } from '../order-again/order-again';
import { isOpen, type OrderStatus } from '../../../graphql/rules/order-status';
import { type AppliedMealDeal, mealDealLabel } from '../meal-deals/applied-meal-deal';
import { OrderStatusBadge } from '../order-status/order-status-badge';
import { Fact } from '../order-details/order-details';
import { Stars } from '../rating/stars';
import { refunded, remaining, serviceCharge } from '../order-details/order-details.texts';
import * as t from './order-list.texts';

export interface ListedOrder {
  id: string;
  token: string;
  shopName?: string;
  status: OrderStatus;
  /** Text that replaces the label of the status with a more precise one. */
  tag?: string;
  pickupWindow: string;
  orderDate: string;
  /** @default none */
  mealDeals?: readonly AppliedMealDeal[];
  /** @default 0 */
  serviceChargeCents?: number;
  totalCents: number;
  /** Refunded amount in integer cents; undefined when nothing was refunded. */
  refundCents?: number;
  lines: readonly { id: string; name: string; nameLang?: string | null; quantity: number; unitCents: number }[];
  /** Customer's rating from 1 to 5; undefined before it is given. */
  stars?: number;
  reviewable?: boolean;
}

function Amount({ label, cents }: { label: string; cents: number }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-ink-muted">{label}</dt>
      <dd>
        <Price cents={cents} />
      </dd>
    </div>
  );
}

function Row({ label, amount }: { label: ReactNode; amount: string }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="min-w-0 grow basis-24 wrap-anywhere">{label}</span>
      <span translate="no" className="shrink-0 tabular-nums">
        {amount}
      </span>
    </li>
  );
}

interface OrderProps extends ListedOrder, Pick<OrderListProps, 'reorderingId' | 'failure' | 'onReorder'> {}

function Order(props: OrderProps) {
  const { id, token, shopName, status, tag, pickupWindow, orderDate, totalCents, refundCents, lines } = props;
  const { mealDeals = [], serviceChargeCents = 0, stars, reviewable, reorderingId, failure, onReorder } = props;
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <article
      aria-label={t.orderOf(token)}
      className="grid gap-4 rounded-card border border-line bg-surface p-5 shadow-card"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <p className="text-sm text-ink-muted">{t.pickupNumber()}</p>
          <h2 translate="no" className="text-price-tag leading-none tracking-wide tabular-nums">
            {token}
          </h2>
        </div>
        <OrderStatusBadge status={status} tag={tag} />
      </header>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {shopName && <Fact lang="fr" label={t.shop()} value={shopName} />}
        <Fact label={t.pickup()} value={pickupWindow} />
        <Fact label={t.orderDate()} value={orderDate} />
      </dl>
      <Disclosure title={t.itemCount(count)} className="border-y border-line py-1">
        <ul className="grid gap-2 pb-2">
          {lines.map(({ id, name, nameLang, quantity, unitCents }) => (
            <Row
              key={id}
              label={<span lang={nameLang ?? 'fr'}>{name}</span>}
              amount={`${quantity} × ${formatEuros(unitCents)}`}
            />
          ))}
          {mealDeals.map((deal) => (
            <Row
              key={deal.mealDealId}
              label={<span lang={deal.nameLang ?? 'fr'}>{mealDealLabel(deal)}</span>}
              amount={`−${formatEuros(deal.cents)}`}
            />
          ))}
          {serviceChargeCents > 0 && <Row label={serviceCharge()} amount={formatEuros(serviceChargeCents)} />}
        </ul>
      </Disclosure>
      <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <dl className="flex flex-wrap items-baseline gap-x-4">
          <Amount label={t.total()} cents={totalCents} />
          {refundCents !== undefined && (
            <>
              <Amount label={refunded()} cents={refundCents} />
              <Amount label={remaining()} cents={totalCents - refundCents} />
            </>
          )}
        </dl>
        <p className="flex flex-wrap gap-x-5">
          {isOpen(status) && (
            <TextLink standalone href={`/tokenDetails/${token}`}>
              {t.track()}
            </TextLink>
          )}
          {reviewable && (
            <TextLink standalone href={`/order/${id}#avis`}>
              {stars === undefined ? t.giveReview() : t.myReview()}
            </TextLink>
          )}
          <TextLink standalone href={`/order/${id}`}>
            {t.details()}
          </TextLink>
        </p>
      </footer>
      {stars !== undefined && <Stars value={stars} />}
      {onReorder && !isOpen(status) && (
        <OrderAgain
          busy={reorderingId === id}
          error={failure?.id === id ? failure.text : undefined}
          onReorder={() => onReorder(id)}
        />
      )}
    </article>
  );
}

export interface OrderListProps {
  orders: readonly ListedOrder[];
  loading?: boolean;
  error?: string;
  onRetry?: () => void;
  /** Loads more orders; undefined when all are shown. */
  onShowMore?: () => void;
  onReorder?: (id: string) => void;
  reorderingId?: string;
  failure?: { id: string; text: string };
}

export function OrderList({ orders, loading = false, error, onRetry, onShowMore, ...again }: OrderListProps) {
  return (
    <div className="grid gap-6">
      <h1 className="text-3xl md:text-4xl">{t.title()}</h1>
      {error ? (
        <ErrorState text={error} onRetry={onRetry} busy={loading} />
      ) : orders.length > 0 ? (
        <ul className="grid items-start gap-4 lg:grid-cols-2">
          {orders.map((order) => (
            <li key={order.id} className="min-w-0">
              <Order {...order} {...again} />
            </li>
          ))}
        </ul>
      ) : loading ? (
        <Loading label={t.loading()}>
          <Skeleton className="h-56" />
          <Skeleton className="h-56" />
        </Loading>
      ) : (
        <EmptyState
          icon={<ReceiptText />}
          title={t.empty()}
          action={<LinkButton href="/userSearch">{t.findShop()}</LinkButton>}
        />
      )}
      {onShowMore && (
        <Button tone="quiet" busy={loading} className="justify-self-center" onClick={onShowMore}>
          {loading ? t.loading() : t.showMore()}
        </Button>
      )}
    </div>
  );
}
