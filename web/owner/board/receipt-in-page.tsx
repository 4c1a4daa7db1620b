import { useEffect, useEffectEvent } from 'react';
import { useBoardReceiptQuery } from '../../../graphql/generated/owner/board';
import { notify } from '../../../ui/base/toast/toast';
import { Receipt } from '../../../ui/food/receipt/receipt';
import { sayFault } from '../../shared/faults';
import { toReceipt } from '../../shared/receipt';

interface ReceiptInPageProps {
  orderId: string;
  /** Printed, or said why not. */
  onDone: () => void;
}

/** Prints an order's receipt from the page it stands on; it is on the paper only. */
export function ReceiptInPage({ orderId, onDone }: ReceiptInPageProps) {
  const { data, error } = useBoardReceiptQuery({ variables: { reference: orderId } });
  const order = data?.order;
  const ready = order !== undefined;
  const done = useEffectEvent(onDone);

  useEffect(() => {
    if (!ready) return;
    const printed = () => done();
    window.addEventListener('afterprint', printed);
    window.print();
    return () => window.removeEventListener('afterprint', printed);
  }, [ready]);

  useEffect(() => {
    if (!error || ready) return;
    notify(sayFault(error), 'danger');
    done();
  }, [error, ready]);

  return order ? (
    <div hidden>
      <Receipt {...toReceipt(order)} />
    </div>
  ) : null;
}
