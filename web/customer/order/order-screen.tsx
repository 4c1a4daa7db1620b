import { MapPin, Printer, Search } from 'lucide-react';
import { Button, buttonStyles } from '../../../ui/base/button/button';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { LinkButton } from '../../../ui/base/link-button/link-button';
import { TextLink } from '../../../ui/base/text-link/text-link';
import { OrderDetails, type OrderDetailsProps } from '../../../ui/food/order-details/order-details';
import { isOpen, type OrderStatus } from '../../../ui/food/order-status/order-status';
import { OrderStatusBadge } from '../../../ui/food/order-status/order-status-badge';
import { Receipt, type ReceiptProps } from '../../../ui/food/receipt/receipt';
import type { PickupPlace } from './order-view';

export interface OrderScreenProps {
  failure?: { missing: true } | { message: string };
  /** Absent while it is being fetched. */
  order?: OrderDetailsProps;
  place?: PickupPlace;
  status?: OrderStatus;
  /** The receipt was asked for during this visit; once is enough (contract §7). */
  printed: boolean;
  /** There while it is being printed; paper only, not shown on the screen. */
  receipt?: ReceiptProps;
  onPrint: () => void;
  onRetry: () => void;
}

/** Paid and placed: the number to say, when and where to come, what was ordered. */
export function OrderScreen(props: OrderScreenProps) {
  const { failure, order, place, status, receipt, onRetry } = props;
  if (failure && 'missing' in failure) return <NoOrder />;
  if (failure) return <ErrorState text={failure.message} onRetry={onRetry} />;
  if (!order || !place || !status) return <OrderSkeleton />;
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-4xl md:text-5xl">{isOpen(status) ? 'Votre commande est confirmée' : 'Votre commande'}</h1>
        {!isOpen(status) && <OrderStatusBadge status={status} />}
      </div>
      <div className="grid gap-8 lg:grid-cols-[7fr_4fr] lg:items-start lg:gap-10">
        <section aria-label="Détail de la commande" className="min-w-0">
          <h2 className="sr-only">Détail de la commande</h2>
          <OrderDetails {...order} />
        </section>
        <div className="grid gap-6 rounded-card border border-line bg-surface p-5 shadow-card md:p-6">
          <Place {...place} />
          <Actions {...props} token={order.token} />
        </div>
      </div>
      {receipt && (
        <div className="hidden">
          <Receipt {...receipt} />
        </div>
      )}
    </div>
  );
}

function Place({ name, address, phone }: PickupPlace) {
  return (
    <section aria-label="Où retirer" className="flex items-start gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <MapPin aria-hidden="true" className="size-5" />
      </span>
      <div className="grid">
        <h2 className="text-xl">{name}</h2>
        <p className="text-ink-muted">{address}</p>
        {phone && (
          <TextLink
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            className="inline-flex min-h-11 items-center justify-self-start"
          >
            {phone}
          </TextLink>
        )}
      </div>
    </section>
  );
}

function Actions({ token, printed, onPrint }: OrderScreenProps & { token: string }) {
  return (
    <div className="grid gap-3">
      <a href={`/tokenDetails/${token}`} className={buttonStyles({ tone: 'accent', size: 'large' })}>
        Suivre ma commande
      </a>
      <Button tone="quiet" wide disabled={printed} onClick={onPrint}>
        <Printer aria-hidden="true" className="size-5" />
        Print Receipt
      </Button>
      {printed && (
        <p role="status" className="text-center text-sm text-ink-muted">
          Ticket envoyé à l’impression. Rechargez la page pour l’imprimer à nouveau.
        </p>
      )}
      <a href="/" className={buttonStyles({ tone: 'plain' })}>
        Back to Cart
      </a>
    </div>
  );
}

function NoOrder() {
  return (
    <>
      <h1 className="sr-only">Ma commande</h1>
      <EmptyState
        icon={<Search />}
        title="No order found."
        action={<LinkButton href="/user-ordersPage">Voir mes commandes</LinkButton>}
      />
    </>
  );
}

function OrderSkeleton() {
  return (
    <Loading label="Loading order details...">
      <Skeleton shape="text" className="w-3/4 text-5xl" />
      <Skeleton className="h-36" />
      <Skeleton className="h-72" />
    </Loading>
  );
}
