import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useOrderPageQuery, usePlacedOrderChangedSubscription } from '../../../graphql/generated/customer/order';
import { OrderAgain } from '../../../ui/food/order-again/order-again';
import { waitsUnseen } from '../../ordering/after-order';
import { contestTexts } from '../../ordering/contest';
import { sayCancelled } from '../../ordering/refund-news';
import { OrderCancelling } from '../../ordering/order-cancelling';
import { OrderContesting } from '../../ordering/order-contesting';
import { toOrderFailure } from '../../ordering/order-failure';
import { waitsForItsDay } from '../../ordering/pickup-days';
import { toReceipt } from '../../ordering/receipt';
import { TokenCode } from '../../ordering/token-code';
import { useCatchUp } from '../../offline/use-catch-up';
import { useOrderAgain } from '../../ordering/use-order-again';
import { OrderRefunding } from './order-refunding';
import { OrderReviewing } from './order-reviewing';
import { OrderScreen } from './order-screen';
import { toCalendar, toDispute, toOrderDetails, toPickupPlace, toRefunds } from './order-view';

/** The confirmation of an order, its receipt, and what can still be done about it (specification 5.6). */
export function OrderPage() {
  const { orderId = '' } = useParams();
  const { data, error, refetch } = useOrderPageQuery({ variables: { reference: orderId } });
  // Its news land in the cache, from which the query reads.
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
      cancelled={order && sayCancelled(order)}
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

/** The receipt, once a visit and only when asked for (specification 5.6). */
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

/** Whoever comes to say what they thought finds the place: it was not there yet when the page came. */
function useReviewInSight(ready: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    if (ready && hash === '#avis') document.getElementById('avis')?.scrollIntoView();
  }, [ready, hash]);
}
