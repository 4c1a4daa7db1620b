import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useState, useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useReviewOrderMutation } from '../../../graphql/generated/customer/after-order';
import {
  useOrderPageQuery,
  usePlacedOrderChangedSubscription,
  type OrderPageQuery,
  useRefundLinesMutation,
} from '../../../graphql/generated/customer/order';
import { isOpen } from '../../../graphql/rules/order-status';
import { Button, buttonStyles } from '../../../ui/base/button/button';
import { Card } from '../../../ui/base/card/card';
import { LinkButton } from '../../../ui/base/link-button/link-button';
import { Notice } from '../../../ui/base/notice/notice';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { notify } from '../../../ui/base/toast/toast';
import { CalendarLink } from '../../../ui/food/calendar-link/calendar-link';
import { OrderAgain } from '../../../ui/food/order-again/order-again';
import { OrderDetails } from '../../../ui/food/order-details/order-details';
import { OrderStatusBadge } from '../../../ui/food/order-status/order-status-badge';
import { OrderToken } from '../../../ui/food/order-token/order-token';
import { Stars } from '../../../ui/food/rating/stars';
import { Receipt } from '../../../ui/food/receipt/receipt';
import { RefundLinesDialog } from '../../../ui/food/refund-lines/refund-lines-dialog';
import { ReviewForm, type ReviewValues } from '../../../ui/food/reviews/review-form';
import { SlowConfirmation } from '../../../ui/food/slow-confirmation/slow-confirmation';
import { waitsUnseen } from '../../ordering/after-order';
import { heldUntilText } from '../../ordering/held-until';
import { OrderCancelling } from '../../ordering/order-cancelling';
import { contestTexts, OrderContesting } from '../../ordering/order-contesting';
import { useOrderFailure } from '../../ordering/order-failure';
import { pickupText, waitsForItsDay } from '../../ordering/pickup-days';
import { toReceipt } from '../../ordering/receipt';
import { cancellationMessage } from '../../ordering/refund-news';
import { TokenCode } from '../../ordering/token-code';
import { useOrderAgain } from '../../ordering/use-order-again';
import { randomId } from '../../page/random-id';
import { TypedForm } from '../../page/typed-form';
import { usePrinted } from '../../page/use-printed';
import { useRequest } from '../../page/use-request';
import { toCalendar, toDispute, toOrderDetails, toPickupPlace, toRefunds, toRefundable } from './order-view';
import * as t from './order.texts';

type Order = OrderPageQuery['order'];

/** Confirmation of an order with its receipt and the remaining actions (specification 5.6). */
export function OrderPage() {
  const { orderId = '' } = useParams();
  const query = useOrderPageQuery({ variables: { reference: orderId } });
  const order = query.data?.order;
  // The subscription writes changes into the cache, which updates the query.
  usePlacedOrderChangedSubscription({ variables: { reference: orderId }, skip: !order });
  const failure = useOrderFailure(query, order, { title: t.myOrder() });
  useReviewInSight(order !== undefined);
  if (failure) return failure;
  return order ? <PlacedOrder order={order} onRefused={() => void query.refetch()} /> : <OrderSkeleton />;
}

function PlacedOrder({ order, onRefused }: { order: Order; onRefused: () => void }) {
  const { token, status, dayClosedUntil } = order;
  const [paper, print] = usePrinted<Order>();
  // Once per visit, and only on request (specification 5.6).
  const [isPrinted, setPrinted] = useState(false);
  const open = isOpen(status);
  const forShop = !order.isMine;
  const cancelled = cancellationMessage(order);
  const cancelling = <OrderCancelling order={order} onRefused={onRefused} />;
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-4xl md:text-5xl">{forShop ? t.orderOf(token) : open ? t.confirmed() : t.yourOrder()}</h1>
        {(forShop || !open) && <OrderStatusBadge status={status} />}
      </div>
      {cancelled && <Notice tone="caution">{cancelled}</Notice>}
      {/* The customer must choose first, because the day of the order closes. */}
      {dayClosedUntil && cancelling}
      {waitsUnseen(order) && !waitsForItsDay(order) && <SlowConfirmation paid />}
      {[...toDispute(order), ...toRefunds(order), ...contestTexts(order)].map((sentence) => (
        <Notice key={sentence}>{sentence}</Notice>
      ))}
      <div className="grid gap-8 lg:grid-cols-[7fr_4fr] lg:items-start lg:gap-10">
        <section aria-label={t.details()} className="grid min-w-0 gap-6">
          <h2 className="sr-only">{t.details()}</h2>
          <OrderToken
            token={token}
            pickupWindow={pickupText(order.window)}
            kept={heldUntilText(order)}
            place={toPickupPlace(order)}
            forShop={forShop}
            calledOff={status === 'CANCELLED'}
            qrCode={open && !forShop ? <TokenCode token={token} /> : undefined}
          >
            {open && !forShop && (
              <LinkButton href={`/tokenDetails/${token}`} size="large" wide>
                {t.follow()}
              </LinkButton>
            )}
          </OrderToken>
          <OrderDetails {...toOrderDetails(order)} notesFirst={forShop} />
        </section>
        <div className="grid gap-6">
          <Card>
            <Actions
              order={order}
              isPrinted={isPrinted}
              onPrint={() => {
                setPrinted(true);
                print(order);
              }}
            >
              {!dayClosedUntil && cancelling}
            </Actions>
          </Card>
          <div id="avis" className="scroll-mt-header empty:hidden">
            <OrderReviewing order={order} />
          </div>
        </div>
      </div>
      {paper && (
        <div className="hidden">
          <Receipt {...toReceipt(paper)} />
        </div>
      )}
    </div>
  );
}

interface ActionsProps {
  order: Order;
  isPrinted: boolean;
  onPrint: () => void;
  children: ReactNode;
}

function Actions({ order, isPrinted, onPrint, children }: ActionsProps) {
  const { again, busyId, failure } = useOrderAgain();
  const forShop = !order.isMine;
  const calendar = toCalendar(order, new Date());
  return (
    <div className="grid gap-3">
      {forShop && (
        <LinkButton href="/ownerorders" size="large">
          {t.board()}
        </LinkButton>
      )}
      {calendar && <CalendarLink {...calendar} />}
      {!forShop && !isOpen(order.status) && (
        <OrderAgain busy={busyId !== undefined} error={failure?.text} onReorder={() => again(order.id)} />
      )}
      <Button tone="quiet" wide disabled={isPrinted} onClick={onPrint}>
        <Printer aria-hidden="true" className="size-5" />
        {t.print()}
      </Button>
      {isPrinted && (
        <p role="status" className="text-center text-sm text-ink-muted">
          {t.printed()}
        </p>
      )}
      {children}
      {forShop && <OrderRefunding order={order} />}
      <OrderContesting order={order} />
      {!forShop && (
        <a href="/" className={buttonStyles({ tone: 'plain' })}>
          {t.back()}
        </a>
      )}
    </div>
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

/** Scrolls to the review form for the link #avis: it did not exist yet when the browser handled the anchor. */
function useReviewInSight(ready: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    if (ready && hash === '#avis') document.getElementById('avis')?.scrollIntoView();
  }, [ready, hash]);
}

/** Lets the shop refund lines. A retry after a lost answer reuses its request id, so that it counts once. */
function OrderRefunding({ order }: { order: Order }) {
  // The board links here with #rembourser, which opens the dialog at once.
  const [open, setOpen] = useState(useLocation().hash === '#rembourser');
  const { busy, error, clear, send } = useRequest();
  const [refund] = useRefundLinesMutation();
  const sent = useRef<{ wish: string; requestId: string }>(null);
  const lines = toRefundable(order);
  if (lines.every(({ left }) => left === 0)) return null;

  const confirm = (chosen: { lineId: string; quantity: number }[], reason: string) => {
    const wish = JSON.stringify([order.id, chosen, reason]);
    if (sent.current?.wish !== wish) sent.current = { wish, requestId: randomId() };
    const input = { requestId: sent.current.requestId, orderId: order.id, lines: chosen, reason };
    send(
      () => refund({ variables: { input } }),
      () => {
        sent.current = null;
        setOpen(false);
        notify(t.refundSent(), 'positive');
      },
    );
  };

  return (
    <>
      <Button
        tone="quiet"
        wide
        onClick={() => {
          clear();
          setOpen(true);
        }}
      >
        {t.refundItems()}
      </Button>
      {open && (
        <TypedForm>
          <RefundLinesDialog
            open
            token={order.token}
            status={order.status}
            customerName={order.customerName}
            lines={lines}
            error={error}
            busy={busy}
            onConfirm={confirm}
            onClose={() => setOpen(false)}
          />
        </TypedForm>
      )}
    </>
  );
}

function OrderReviewing({ order: { id, mayReview, review, shop } }: { order: Order }) {
  const [editing, setEditing] = useState(false);
  const { busy, error, send } = useRequest();
  const [reviewOrder] = useReviewOrderMutation();
  if (!mayReview) return null;

  const submit = ({ rating: stars, text }: ReviewValues) =>
    send(
      () => reviewOrder({ variables: { input: { reference: id, stars, text } } }),
      () => {
        setEditing(false);
        notify(t.thanks(), 'positive');
      },
    );

  if (review && !editing) {
    return (
      <section
        aria-label={t.review()}
        className="grid justify-items-start gap-2 rounded-card border border-line bg-surface p-5 shadow-card"
      >
        <h2 className="text-xl">{t.review()}</h2>
        <Stars value={review.stars} />
        {review.text && <p className="max-w-prose wrap-anywhere whitespace-pre-line">{review.text}</p>}
        <Button tone="plain" className="-ms-5" onClick={() => setEditing(true)}>
          {t.changeReview()}
        </Button>
      </section>
    );
  }
  return (
    <TypedForm>
      <ReviewForm
        shopName={shop.name}
        initialValues={review ? { rating: review.stars, text: review.text } : undefined}
        error={error}
        busy={busy}
        onSubmit={submit}
      />
    </TypedForm>
  );
}
