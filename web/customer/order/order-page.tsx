import { useEffect, useState, useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import {
  useOrderPageQuery,
  usePlacedOrderChangedSubscription,
  type OrderPageQuery,
  useRefundLinesMutation,
} from '../../../graphql/generated/customer/order';
import { OrderAgain } from '../../../ui/food/order-again/order-again';
import { waitsUnseen } from '../../ordering/after-order';
import { contestTexts } from '../../ordering/contest';
import { cancellationMessage } from '../../ordering/refund-news';
import { OrderCancelling } from '../../ordering/order-cancelling';
import { OrderContesting } from '../../ordering/order-contesting';
import { toOrderFailure } from '../../ordering/order-failure';
import { waitsForItsDay } from '../../ordering/pickup-days';
import { toReceipt } from '../../ordering/receipt';
import { TokenCode } from '../../ordering/token-code';
import { useCatchUp } from '../../offline/use-catch-up';
import { useOrderAgain } from '../../ordering/use-order-again';
import { OrderScreen } from './order-screen';
import { toCalendar, toDispute, toOrderDetails, toPickupPlace, toRefunds, toRefundable } from './order-view';
import { Button } from '../../../ui/base/button/button';
import { notify } from '../../../ui/base/toast/toast';
import { RefundLinesDialog } from '../../../ui/food/refund-lines/refund-lines-dialog';
import { errorMessage } from '../../page/faults';
import { randomId } from '../../page/random-id';
import { refusalMessage } from '../../page/refusals';
import * as t from './order.texts';
import { TypedForm } from '../../page/typed-form';
import { useReviewOrderMutation } from '../../../graphql/generated/customer/after-order';
import type { AfterOrderFragment } from '../../../graphql/generated/shared/after-order.fragments';
import { Stars } from '../../../ui/food/rating/stars';
import { ReviewForm, type ReviewValues } from '../../../ui/food/reviews/review-form';

/** Confirmation of an order with its receipt and the remaining actions (specification 5.6). */
export function OrderPage() {
  const { orderId = '' } = useParams();
  const { data, error, refetch } = useOrderPageQuery({ variables: { reference: orderId } });
  // The subscription writes changes into the cache, which updates the query.
  usePlacedOrderChangedSubscription({ variables: { reference: orderId }, skip: !data });
  const { again, busyId, failure: notAgain } = useOrderAgain();
  const { printing, print } = usePrintOnce();
  const order = data?.order;
  const failure = error && !order ? toOrderFailure(error) : undefined;
  useCatchUp(refetch, failure && !('missing' in failure));
  useReviewInSight(order !== undefined);
  const cancelling = order && <OrderCancelling order={order} onRefused={() => void refetch()} />;

  return (
    <OrderScreen
      failure={failure}
      order={order && toOrderDetails(order)}
      place={order && toPickupPlace(order)}
      status={order?.status}
      forShop={order?.isMine === false}
      cancelled={order && cancellationMessage(order)}
      slow={order && waitsUnseen(order) && !waitsForItsDay(order)}
      calendar={order && toCalendar(order, new Date())}
      code={order && <TokenCode token={order.token} />}
      asked={order?.dayClosedUntil ? cancelling : undefined}
      cancelling={order?.dayClosedUntil ? undefined : cancelling}
      said={order && [...toDispute(order), ...toRefunds(order), ...contestTexts(order)]}
      contesting={order && <OrderContesting order={order} />}
      refunding={order?.isMine === false && <OrderRefunding order={order} />}
      again={
        order?.isMine && (
          <OrderAgain busy={busyId !== undefined} error={notAgain?.text} onReorder={() => again(order.id)} />
        )
      }
      review={order && <OrderReviewing order={order} />}
      printed={printing !== 'unasked'}
      receipt={order && printing === 'now' ? toReceipt(order) : undefined}
      onPrint={print}
      onRetry={() => void refetch()}
    />
  );
}

/** Prints the receipt at most once per visit, and only on request (specification 5.6). */
function usePrintOnce() {
  const [printing, setPrinting] = useState<'unasked' | 'now' | 'done'>('unasked');
  useEffect(() => {
    if (printing !== 'now') return;
    const done = () => setPrinting('done');
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [printing]);
  return { printing, print: () => setPrinting((before) => (before === 'unasked' ? 'now' : before)) };
}

/**
 * Scrolls to the review form for the link #avis, because the form did not exist yet when the browser handled the
 * anchor.
 */
function useReviewInSight(ready: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    if (ready && hash === '#avis') document.getElementById('avis')?.scrollIntoView();
  }, [ready, hash]);
}

interface OrderRefundingProps {
  order: OrderPageQuery['order'];
}

/**
 * Lets the shop refund lines of an order. A retry after a lost answer reuses its request id, so that it counts once.
 */
function OrderRefunding({ order }: OrderRefundingProps) {
  // The board links here with #rembourser, which opens the dialog at once.
  const [open, setOpen] = useState(useLocation().hash === '#rembourser');
  const [error, setError] = useState<string>();
  const [refund, { loading }] = useRefundLinesMutation();
  const sent = useRef<{ wish: string; requestId: string }>(null);
  const lines = toRefundable(order);
  if (lines.every(({ left }) => left === 0)) return null;

  const confirm = async (chosen: { lineId: string; quantity: number }[], reason: string) => {
    setError(undefined);
    const wish = JSON.stringify([order.id, chosen, reason]);
    if (sent.current?.wish !== wish) sent.current = { wish, requestId: randomId() };
    const input = { requestId: sent.current.requestId, orderId: order.id, lines: chosen, reason };
    try {
      const answer = (await refund({ variables: { input } })).data?.refundLines;
      if (answer?.__typename === 'Order') {
        sent.current = null;
        setOpen(false);
        notify(t.refundSent(), 'positive');
      } else if (answer) setError(refusalMessage(answer));
    } catch (fault) {
      setError(errorMessage(fault));
    }
  };

  return (
    <>
      <Button
        tone="quiet"
        wide
        onClick={() => {
          setError(undefined);
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
            busy={loading}
            onConfirm={(chosen, reason) => void confirm(chosen, reason)}
            onClose={() => setOpen(false)}
          />
        </TypedForm>
      )}
    </>
  );
}

interface OrderReviewingProps {
  order: Pick<AfterOrderFragment, 'id' | 'mayReview' | 'review'> & { shop: { name: string } };
}

function OrderReviewing({ order: { id, mayReview, review, shop } }: OrderReviewingProps) {
  const [editing, setEditing] = useState(false);
  const [error, setError] = useState<string>();
  const [send, { loading }] = useReviewOrderMutation();
  if (!mayReview) return null;

  const submit = async ({ rating, text }: ReviewValues) => {
    setError(undefined);
    try {
      const answer = (await send({ variables: { input: { reference: id, stars: rating, text } } })).data?.reviewOrder;
      if (answer && answer.__typename !== 'Order') return setError(refusalMessage(answer));
      setEditing(false);
      notify(t.thanks(), 'positive');
    } catch (fault) {
      setError(errorMessage(fault));
    }
  };

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
        busy={loading}
        onSubmit={(values) => void submit(values)}
      />
    </TypedForm>
  );
}
