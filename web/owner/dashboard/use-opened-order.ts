import { useState } from 'react';
import {
  useDashboardOrderDetailsQuery,
  usePrintOrderTicketMutation,
  useReprintOrderTicketMutation,
} from '../../../graphql/generated/owner/dashboard';
import type { OwnerOrderDrawerProps, PrintTask } from '../../../ui/owner/owner-orders-list/owner-order-drawer';
import { faultMessage } from '../../page/faults';
import { openPrintWindow } from '../../ordering/print-window';
import { useOnce } from '../../page/use-once';
import { toOwnerOrder } from './dashboard-view';

// Texts of specification 5.6.
const FAILED = 'Failed to fetch order details';
const PRINTED = 'Print job sent successfully.';
const COPIED = 'Un duplicata part aux imprimantes de la cuisine.';
const NOT_PRINTED = 'Failed to send print job.';

export function useOpenedOrder() {
  const [openedId, setOpenedId] = useState<string>();
  const [open, setOpen] = useState(false);
  const [printing, setPrinting] = useState<PrintTask>();
  const [printed, setPrinted] = useState<Pick<OwnerOrderDrawerProps, 'printedText' | 'printError'>>({});
  const { once } = useOnce();
  const [printTicket] = usePrintOrderTicketMutation();
  const [reprintTicket] = useReprintOrderTicketMutation();
  const { data, error, refetch } = useDashboardOrderDetailsQuery({
    variables: { reference: openedId ?? '' },
    skip: openedId === undefined,
    fetchPolicy: 'cache-and-network',
  });

  const print = async (orderId: string, task: PrintTask) => {
    const ofOrder = { variables: { reference: orderId } };
    setPrinting(task);
    setPrinted({});
    try {
      // In the breath of the press: later the browser would not let a window open.
      const refused = task !== 'copy' && !openPrintWindow(orderId, task);
      if (task === 'ticket') await printTicket(ofOrder);
      if (task === 'copy') await reprintTicket(ofOrder);
      setPrinted(refused ? { printError: NOT_PRINTED } : { printedText: task === 'copy' ? COPIED : PRINTED });
    } catch (fault) {
      setPrinted({ printError: faultMessage(fault) ?? NOT_PRINTED });
    } finally {
      setPrinting(undefined);
    }
  };

  const order = data?.order;
  const props: OwnerOrderDrawerProps = {
    open,
    order: order && toOwnerOrder(order),
    error: error && !order ? (faultMessage(error) ?? FAILED) : undefined,
    onRetry: () => void refetch().catch(() => undefined),
    onClose: () => setOpen(false),
    onPrint: (task) => openedId !== undefined && void once('print', () => print(openedId, task)),
    copyable: (data?.ownPrinters.length ?? 0) > 0,
    printing,
    ...printed,
  };
  const show = (orderId: string) => {
    setPrinted({});
    setOpenedId(orderId);
    setOpen(true);
  };
  return { props, show };
}
