import { useApolloClient } from '@apollo/client/react';
import { BoardReceiptDocument } from '../../../graphql/generated/owner/board';
import { usePrintOrderTicketMutation } from '../../../graphql/generated/owner/dashboard';
import type { BoardOrder } from '../../../ui/food/order-board/board-order';
import type { ReceiptProps } from '../../../ui/food/receipt/receipt';
import { usePrinted } from '../../page/use-printed';
import { sayingFailure } from '../../page/saying-failure';
import { openPrintWindow } from '../../ordering/print-window';
import { toReceipt } from '../../ordering/receipt';
import { withinTime } from './lost-answer';

/** Prints an order’s receipt in a window of its own; where the browser opens none, from the board: `receipt` is then on it. */
export function useReceiptPrint() {
  const client = useApolloClient();
  const [printTicketThere] = usePrintOrderTicketMutation();
  const [receipt, setReceipt] = usePrinted<ReceiptProps>();

  const printHere = (reference: string) =>
    sayingFailure(async () => {
      const query = { query: BoardReceiptDocument, variables: { reference }, context: withinTime() };
      const { data } = await client.query(query);
      // A new object each time, so that the same receipt can be printed again.
      if (data) setReceipt(toReceipt(data.order));
    });

  const onPrint = ({ id }: BoardOrder) => {
    if (!openPrintWindow(id)) void printHere(id);
  };
  /** By the kitchen’s printers too, where there are any. */
  const onPrintTicket = ({ id }: BoardOrder) => {
    openPrintWindow(id, 'ticket');
    void sayingFailure(() => printTicketThere({ variables: { reference: id } }));
  };
  return { receipt, onPrint, onPrintTicket };
}
