import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  useDashboardOrderDetailsQuery,
  usePrintOrderTicketMutation,
  useReprintOrderTicketMutation,
} from '../../../graphql/generated/owner/dashboard';
import type { OwnerOrderDrawerProps, PrintTask } from '../../../ui/owner/owner-orders-list/owner-order-drawer';
import { failureMessage } from '../../page/failure-message';
import { orderFailed } from '../../ordering/ordering.texts';
import { openPrintWindow } from '../../ordering/print-window';
import { useOnce } from '../../page/use-once';
import { toOwnerOrder } from './dashboard-view';
import * as t from './dashboard.texts';

export function useOpenedOrder() {
  const [parameters] = useSearchParams();
  // The search on the board leads to an order of another day.
  const wanted = parameters.get('commande') ?? undefined;
  const [openedId, setOpenedId] = useState(wanted);
  const [open, setOpen] = useState(wanted !== undefined);
  const [printing, setPrinting] = useState<PrintTask>();
  const [printed, setPrinted] = useState<Pick<OwnerOrderDrawerProps, 'printedText' | 'printError'>>({});
  const { once } = useOnce();
  const [printTicket] = usePrintOrderTicketMutation();
  const [reprintTicket] = useReprintOrderTicketMutation();
  const { data, error, refetch } = useDashboardOrderDetailsQuery({
    variables: { reference: openedId ?? '' },
    skip: openedId === undefined,
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
      setPrinted(
        refused ? { printError: t.notPrinted() } : { printedText: task === 'copy' ? t.copied() : t.printed() },
      );
    } catch (fault) {
      setPrinted({ printError: failureMessage(fault, t.notPrinted()) });
    } finally {
      setPrinting(undefined);
    }
  };

  const order = data?.order;
  const props: OwnerOrderDrawerProps = {
    open,
    order: order && toOwnerOrder(order),
    error: error && !order ? failureMessage(error, orderFailed()) : undefined,
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
