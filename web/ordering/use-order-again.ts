import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOrderAgainMutation } from '../../graphql/generated/customer/after-order';
import { type OrderedAgainState, changeMessage } from './after-order';
import { orderState } from './order-payload';
import { totalNow } from './ordering.texts';
import { earliestWindow, withOwnHold } from './pickup-windows';
import { errorMessage } from '../page/faults';
import { refusalMessage } from '../page/refusals';
import { customerId } from '../session/session';

/**
 * Copies an earlier order into the cart and opens it, or the payment at the earliest window when the server offers
 * everything for exactly `shownCents` and nothing else is in the cart.
 */
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
  const asking = useRef(false);
  const [busyId, setBusyId] = useState<string>();
  const [failure, setFailure] = useState<{ id: string; text: string }>();

  const again = async (id: string, shownCents: number | null = null) => {
    if (asking.current) return;
    asking.current = true;
    setBusyId(id);
    setFailure(undefined);
    try {
      const answer = (await orderAgain({ variables: { reference: id } })).data?.orderAgain;
      if (answer?.__typename === 'OrderedAgain') {
        const { cart, changes } = answer;
        const window = earliestWindow(withOwnHold(cart));
        const customer = customerId();
        const asShown = changes.length === 0 && cart.totalCents === shownCents;
        if (asShown && window && customer !== null)
          return void navigate('/payment', { state: orderState(cart, window, customer) });
        const notes = changes.map(changeMessage);
        if (shownCents !== null && shownCents !== cart.totalCents) notes.push(totalNow(cart.totalCents));
        const state: OrderedAgainState = { orderedAgain: notes };
        void navigate(`/cart/${cart.shop.id}`, { state });
      } else if (answer) setFailure({ id, text: refusalMessage(answer) });
    } catch (fault) {
      setFailure({ id, text: errorMessage(fault) });
    } finally {
      asking.current = false;
      setBusyId(undefined);
    }
  };

  return { again: (...asked: Parameters<typeof again>) => void again(...asked), busyId, failure };
}
