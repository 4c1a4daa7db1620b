import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOrderAgainMutation } from '../../graphql/generated/customer/after-order';
import { type OrderedAgainState, changeMessage } from './after-order';
import { orderState } from './order-payload';
import { totalNow } from './ordering.texts';
import { earliestWindow, withOwnHold } from './pickup-windows';
import { useRequest } from '../page/use-request';
import { customerId } from '../session/session';

/** Copies an order into the cart, then opens the payment if the cart holds nothing else and costs `shownCents`, otherwise the cart. */
export function useOrderAgain() {
  const [orderAgain] = useOrderAgainMutation({
    // The header counts the cart last used, which is now this one.
    update: (cache, { data }) => {
      const answer = data?.orderAgain;
      if (answer?.__typename !== 'OrderedAgain') return;
      cache.modify({ fields: { latestCart: () => ({ __ref: cache.identify(answer.cart) }) } });
    },
  });
  const navigate = useNavigate();
  const { busy, error, send } = useRequest();
  const [orderedId, setOrderedId] = useState<string>();

  const again = (reference: string, shownCents: number | null = null) =>
    send(
      () => {
        setOrderedId(reference);
        return orderAgain({ variables: { reference } });
      },
      ({ cart, changes }) => {
        const window = earliestWindow(withOwnHold(cart));
        const customer = customerId();
        const asShown = changes.length === 0 && cart.totalCents === shownCents;
        if (asShown && window && customer !== null)
          return void navigate('/payment', { state: orderState(cart, window, customer) });
        const notes = changes.map(changeMessage);
        if (shownCents !== null && shownCents !== cart.totalCents) notes.push(totalNow(cart.totalCents));
        const state: OrderedAgainState = { orderedAgain: notes };
        void navigate(`/cart/${cart.shop.id}`, { state });
      },
    );

  const failure = orderedId !== undefined && error !== undefined ? { id: orderedId, text: error } : undefined;
  return { again, busyId: busy ? orderedId : undefined, failure };
}
