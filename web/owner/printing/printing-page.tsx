import { useNavigate, useSearchParams } from 'react-router-dom';
import { faultCode, sayFault } from '../../page/faults';
import { useDocumentTitle } from '../../page/document-title';
import { toReceipt } from '../../ordering/receipt';
import { PrintingScreen } from './printing-screen';
import { toKitchenTicket } from './printing-view';
import { usePrintOnce } from './use-print';
import { usePrintedOrder } from './use-printed-order';

/** An order’s receipt, or with `document=ticket` its kitchen ticket, to be printed: with `print=1` by itself, in the window the board opens (spec owner §2). */
export function PrintingPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const forKitchen = search.get('document') === 'ticket';
  const { order, error, none, retry } = usePrintedOrder(search.get('order'), forKitchen);
  usePrintOnce(search.get('print') === '1', order !== undefined);
  useDocumentTitle(order && `Ticket ${order.token}`);

  const missing = none || (!order && faultCode(error) === 'NOT_FOUND');
  const leave = () => {
    window.close();
    // Still here: this window was not opened by the board.
    void navigate(-1);
  };

  return (
    <PrintingScreen
      receipt={order && !forKitchen ? toReceipt(order) : undefined}
      ticket={order && forKitchen ? toKitchenTicket(order) : undefined}
      missing={missing}
      failure={error && !order ? sayFault(error) : undefined}
      onPrint={() => window.print()}
      onRetry={retry}
      onLeave={leave}
    />
  );
}
