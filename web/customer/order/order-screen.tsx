import { Printer, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/base/card/card';
import { Button, buttonStyles } from '../../../ui/base/button/button';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Notice } from '../../../ui/base/notice/notice';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { LinkButton } from '../../../ui/base/link-button/link-button';
import { CalendarLink, type CalendarLinkProps } from '../../../ui/food/calendar-link/calendar-link';
import { OrderDetails, type OrderDetailsProps } from '../../../ui/food/order-details/order-details';
import { isOpen, type OrderStatus } from '../../../graphql/rules/order-status';
import { OrderToken, type OrderPlace } from '../../../ui/food/order-token/order-token';
import { OrderStatusBadge } from '../../../ui/food/order-status/order-status-badge';
import { Receipt, type ReceiptProps } from '../../../ui/food/receipt/receipt';
import { SlowConfirmation } from '../../../ui/food/slow-confirmation/slow-confirmation';
import type { OrderFailure } from '../../ordering/order-failure';
import * as t from './order.texts';

export interface OrderScreenProps {
  failure?: OrderFailure;
  order?: OrderDetailsProps & { token: string; pickupWindow: string; kept?: string };
  place?: OrderPlace;
  status?: OrderStatus;
  forShop?: boolean;
  cancelled?: string;
  slow?: boolean;
  /** Messages about the dispute, the refunds and the contested no-show. */
  said?: readonly string[];
  contesting?: ReactNode;
  refunding?: ReactNode;
  calendar?: CalendarLinkProps;
  code?: ReactNode;
  cancelling?: ReactNode;
  /** Choice the customer must make first, because the day of the order closes. */
  asked?: ReactNode;
  again?: ReactNode;
  review?: ReactNode;
  printed: boolean;
  receipt?: ReceiptProps;
  onPrint: () => void;
  onRetry: () => void;
}

export function OrderScreen(props: OrderScreenProps) {
  const { failure, order, place, status, forShop = false, cancelled, said = [], review, receipt, onRetry } = props;
  if (failure && 'missing' in failure) return <NoOrder />;
  if (failure) return <ErrorState text={failure.message} hint={failure.hint} onRetry={onRetry} />;
  if (!order || !place || !status) return <OrderSkeleton />;
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-4xl md:text-5xl">{title(status, order.token, forShop)}</h1>
        {(forShop || !isOpen(status)) && <OrderStatusBadge status={status} />}
      </div>
      {cancelled && <Notice tone="caution">{cancelled}</Notice>}
      {props.asked}
      {props.slow && <SlowConfirmation paid />}
      {said.map((sentence) => (
        <Notice key={sentence}>{sentence}</Notice>
      ))}
      <div className="grid gap-8 lg:grid-cols-[7fr_4fr] lg:items-start lg:gap-10">
        <section aria-label={t.details()} className="grid min-w-0 gap-6">
          <h2 className="sr-only">{t.details()}</h2>
          <OrderToken
            token={order.token}
            pickupWindow={order.pickupWindow}
            kept={order.kept}
            place={place}
            forShop={forShop}
            calledOff={status === 'CANCELLED'}
            qrCode={isOpen(status) && !forShop ? props.code : undefined}
          >
            {isOpen(status) && !forShop && (
              <LinkButton href={`/tokenDetails/${order.token}`} size="large" wide>
                {t.follow()}
              </LinkButton>
            )}
          </OrderToken>
          <OrderDetails {...order} notesFirst={forShop} />
        </section>
        <div className="grid gap-6">
          <Card>
            <Actions {...props} open={isOpen(status)} />
          </Card>
          <div id="avis" className="scroll-mt-header empty:hidden">
            {review}
          </div>
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

function title(status: OrderStatus, token: string, forShop: boolean): string {
  if (forShop) return t.orderOf(token);
  return isOpen(status) ? t.confirmed() : t.yourOrder();
}

interface ActionsProps extends OrderScreenProps {
  open: boolean;
}

function Actions({
  open,
  forShop = false,
  calendar,
  cancelling,
  refunding,
  contesting,
  again,
  printed,
  onPrint,
}: ActionsProps) {
  return (
    <div className="grid gap-3">
      {forShop && (
        <LinkButton href="/ownerorders" size="large">
          {t.board()}
        </LinkButton>
      )}
      {calendar && <CalendarLink {...calendar} />}
      {!open && again}
      <Button tone="quiet" wide disabled={printed} onClick={onPrint}>
        <Printer aria-hidden="true" className="size-5" />
        {t.print()}
      </Button>
      {printed && (
        <p role="status" className="text-center text-sm text-ink-muted">
          {t.printed()}
        </p>
      )}
      {cancelling}
      {refunding}
      {contesting}
      {!forShop && (
        <a href="/" className={buttonStyles({ tone: 'plain' })}>
          {t.back()}
        </a>
      )}
    </div>
  );
}

function NoOrder() {
  return (
    <>
      <h1 className="sr-only">{t.myOrder()}</h1>
      <EmptyState
        icon={<Search />}
        title={t.notFound()}
        action={<LinkButton href="/user-ordersPage">{t.myOrders()}</LinkButton>}
      />
    </>
  );
}

function OrderSkeleton() {
  return (
    <Loading label={t.loading()}>
      <Skeleton shape="text" className="w-3/4 text-5xl" />
      <Skeleton className="h-36" />
      <Skeleton className="h-72" />
    </Loading>
  );
}
