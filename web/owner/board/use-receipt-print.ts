import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { BoardReceiptDocument } from '../../../graphql/generated/owner/board';
import { usePrintOrderTicketMutation } from '../../../graphql/generated/owner/dashboard';
import { notify } from '../../../ui/base/toast/toast';
import type { ReceiptProps } from '../../../ui/food/receipt/receipt';
import { sayFault } from '../../page/faults';
import { openPrintWindow } from '../../ordering/print-window';
import { toReceipt } from '../../ordering/receipt';
import { withinTime } from './lost-answer';

/** Prints an order’s receipt in a window of its own; where the browser opens none, from the board: `receipt` is then on it. */
export function useReceiptPrint() {
  const client = useApolloClient();
  const [printTicketThere] = usePrintOrderTicketMutation();
  const [receipt, setReceipt] = useState<ReceiptProps>();

  useEffect(() => {
    if (!receipt) return;
    const printed = () => setReceipt(undefined);
    window.addEventListener('afterprint', printed);
    window.print();
    return () => window.removeEventListener('afterprint', printed);
  }, [receipt]);

  const printHere = async (reference: string) => {
    try {
      const query = { query: BoardReceiptDocument, variables: { reference }, context: withinTime() };
      const { data } = await client.query(query);
      // A new object each time, so that the same receipt can be printed again.
      if (data) setReceipt(toReceipt(data.order));
    } catch (error) {
      notify(sayFault(error), 'danger');
    }
  };

  const print = (orderId: string) => {
    if (!openPrintWindow(orderId)) void printHere(orderId);
  };
  /** By the kitchen’s printers too, where there are any. */
  const printTicket = async (orderId: string) => {
    openPrintWindow(orderId, 'ticket');
    try {
      await printTicketThere({ variables: { reference: orderId } });
    } catch (error) {
      notify(sayFault(error), 'danger');
    }
  };
  return { receipt, print, printTicket };
}
