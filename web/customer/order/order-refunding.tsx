import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type OrderPageQuery, useRefundLinesMutation } from '../../../graphql/generated/customer/order';
import { Button } from '../../../ui/base/button/button';
import { notify } from '../../../ui/base/toast/toast';
import { RefundLinesDialog } from '../../../ui/food/refund-lines/refund-lines-dialog';
import { sayFault } from '../../page/faults';
import { randomId } from '../../page/random-id';
import { sayRefusal } from '../../page/refusals';
import * as t from './order.texts';
import { toRefundable } from './order-view';
import { TypedForm } from '../../page/typed-form';

export interface OrderRefundingProps {
  order: OrderPageQuery['order'];
}

/** The shop gives lines of an order back. A try whose answer was lost is said again under the same name: it counts once. */
export function OrderRefunding({ order }: OrderRefundingProps) {
  // From the board one comes to do it.
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
      } else if (answer) setError(sayRefusal(answer));
    } catch (fault) {
      setError(sayFault(fault));
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
