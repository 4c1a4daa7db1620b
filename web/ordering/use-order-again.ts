import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOrderAgainMutation } from '../../graphql/generated/customer/after-order';
import { type OrderedAgainState, sayChange } from './after-order';
import { sayFault } from '../page/faults';
import { sayRefusal } from '../page/refusals';

export function useOrderAgain() {
  const [orderAgain] = useOrderAgainMutation();
  const navigate = useNavigate();
  const [busyId, setBusyId] = useState<string>();
  const [failure, setFailure] = useState<{ id: string; text: string }>();

  const again = async (id: string) => {
    if (busyId !== undefined) return;
    setBusyId(id);
    setFailure(undefined);
    try {
      const answer = (await orderAgain({ variables: { reference: id } })).data?.orderAgain;
      if (answer?.__typename === 'OrderedAgain') {
        const state: OrderedAgainState = { orderedAgain: answer.changes.map(sayChange) };
        void navigate(`/cart/${answer.cart.shop.id}`, { state });
      } else if (answer) setFailure({ id, text: sayRefusal(answer) });
    } catch (fault) {
      setFailure({ id, text: sayFault(fault) });
    } finally {
      setBusyId(undefined);
    }
  };

  return { again: (id: string) => void again(id), busyId, failure };
}
