import { lazy, Suspense, useState } from 'react';
import type { AfterOrderFragment } from '../../graphql/generated/shared/after-order.fragments';
import { useCancelMyOrderMutation } from '../../graphql/generated/customer/after-order';
import { type TrackedOrderFragment, useCancelGuestOrderMutation } from '../../graphql/generated/customer/tracking';
import { CancelOrder, CancelOrderDialog } from '../../ui/food/cancel-order/cancel-order-dialog';
import { cancelling } from './after-order';
import { isWithBank } from './refund-news';
import { refundWithBank } from './refund.texts';
import { untilLoaded } from '../offline/until-loaded';
import { useRequest } from '../page/use-request';

const DayClosing = lazy(async () => ({ default: (await untilLoaded(() => import('./day-closing'))).DayClosing }));

interface OrderCancellingProps {
  order: Pick<TrackedOrderFragment, keyof AfterOrderFragment | 'token' | 'totalCents' | 'dayClosedUntil' | 'dispute'>;
  /** Key of a guest's mailed link, which authorises the action without a session. */
  linkKey?: string;
  /** Called on a refusal, because the order shown may be out of date. */
  onRefused: () => void;
}

/** Cancels an order, or moves it when its day closes, after a question; a second press or a retry is harmless. */
export function OrderCancelling({ order, linkKey, onRefused }: OrderCancellingProps) {
  const [open, setOpen] = useState(false);
  const { busy, error, clear, send } = useRequest();
  const [cancel] = useCancelMyOrderMutation();
  const [cancelGuests] = useCancelGuestOrderMutation();
  const row = cancelling(order);
  const { dayClosedUntil } = order;
  const ask = () => {
    clear();
    setOpen(true);
  };

  const confirm = () =>
    send(
      async () =>
        linkKey === undefined
          ? cancel({ variables: { reference: order.id } })
          : cancelGuests({ variables: { key: linkKey } }),
      () => {
        setOpen(false);
        requestAnimationFrame(goToContent);
      },
      (_message, refusal) => refusal && onRefused(),
    );

  return (
    <>
      {row && dayClosedUntil !== null ? (
        <Suspense>
          <DayClosing
            order={{ ...order, dayClosedUntil }}
            linkKey={linkKey}
            onRefund={ask}
            onMoved={() => requestAnimationFrame(goToContent)}
          />
        </Suspense>
      ) : (
        row && <CancelOrder {...row} onCancel={ask} />
      )}
      <CancelOrderDialog
        open={open}
        token={order.token}
        shopName={order.shop.name}
        refundCents={order.totalCents}
        refundText={isWithBank(order.dispute) ? refundWithBank(order.totalCents) : undefined}
        error={error}
        busy={busy}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** The pressed button is gone, so focus and scroll position move to the message about the outcome. */
function goToContent() {
  document.getElementById('contenu')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}
