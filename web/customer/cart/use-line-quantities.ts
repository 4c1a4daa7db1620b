import { useRef, useState } from 'react';
import { useChangeCartLineMutation } from '../../../graphql/generated/customer/cart';
import { notify } from '../../../ui/base/toast/toast';
import { sayFault } from '../../shared/faults';
import { sayRefusal } from '../../shared/refusals';

/**
 * Quantities as the customer wants them, shown at once. One change is on its way at a time and the last word on a line
 * counts: quick presses sent side by side could arrive in any order.
 */
export function useLineQuantities() {
  const [wanted, setWanted] = useState<ReadonlyMap<string, number>>(new Map());
  const latest = useRef(wanted);
  const sending = useRef(false);
  const [changeLine] = useChangeCartLineMutation();

  const update = (change: (map: Map<string, number>) => void) => {
    const next = new Map(latest.current);
    change(next);
    latest.current = next;
    setWanted(next);
  };

  const send = async (lineId: string, quantity: number) => {
    try {
      const { data } = await changeLine({ variables: { input: { lineId, quantity } } });
      const answer = data?.setCartLineQuantity;
      if (answer && answer.__typename !== 'Cart') throw new Refused(sayRefusal(answer));
      update((map) => map.get(lineId) === quantity && map.delete(lineId));
    } catch (error) {
      update((map) => map.delete(lineId));
      notify(error instanceof Refused ? error.message : sayFault(error), 'danger');
    }
  };

  const sendAll = async () => {
    if (sending.current) return;
    sending.current = true;
    for (let next = first(latest.current); next; next = first(latest.current)) await send(...next);
    sending.current = false;
  };

  const change = (lineId: string, quantity: number) => {
    update((map) => map.set(lineId, quantity));
    void sendAll();
  };

  return { wanted, change };
}

class Refused extends Error {}

function first(map: ReadonlyMap<string, number>): [string, number] | undefined {
  return map.entries().next().value;
}
