import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { BoardReceiptDocument } from '../../../graphql/generated/owner/board';
import { notify } from '../../../ui/base/toast/toast';
import type { BoardOrder } from '../../../ui/food/order-board/board-order';
import { sayingFailure } from '../../page/saying-failure';
import type { BoardScreenProps } from './board-screen';
import * as t from './board.texts';
import { withinTime } from './lost-answer';

/** The number of an order’s customer, asked for only when somebody wants to call: it is not kept on this device. */
export function useCustomerCall() {
  const client = useApolloClient();
  const [calling, setCalling] = useState<BoardScreenProps['calling']>();
  const onCall = ({ token, customerName }: BoardOrder) =>
    void sayingFailure(async () => {
      const { data } = await client.query({
        ...{ query: BoardReceiptDocument, variables: { reference: token } },
        ...{ context: withinTime(), fetchPolicy: 'no-cache' },
      });
      const phone = data?.order.customerPhone;
      if (phone) setCalling({ customerName, phone, onClose: () => setCalling(undefined) });
      else notify(t.noPhone(customerName), 'caution');
    });
  return { calling, onCall };
}
