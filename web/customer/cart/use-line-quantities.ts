import { useRef, useState } from 'react';
import { useChangeCartLineMutation, usePutBackCartLineMutation } from '../../../graphql/generated/customer/cart';
import type { AddToCartInput } from '../../../graphql/generated/schema';
import { sayFault } from '../../page/faults';
import { sayRefusal } from '../../page/refusals';

/**
 * Quantities as the customer wants them, shown at once. One change is on its way at a time and the last word on a line
 * counts: quick presses sent side by side could arrive in any order.
 */
export function useLineQuantities() {
  const [wanted, setWanted] = useState<ReadonlyMap<string, number>>(new Map());
  const latest = useRef(wanted);
  const sending = useRef<Promise<void>>(undefined);
  const gone = useRef(new Set<string>());
  const [failure, setFailure] = useState<string>();
  const [changeLine] = useChangeCartLineMutation();
  const [addToCart] = usePutBackCartLineMutation();

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
      if (quantity === 0) gone.current.add(lineId);
    } catch (error) {
      update((map) => map.delete(lineId));
      setFailure(say(error));
    }
  };

  const sendAll = async () => {
    for (let next = first(latest.current); next; next = first(latest.current)) await send(...next);
    sending.current = undefined;
  };

  const change = (lineId: string, quantity: number) => {
    setFailure(undefined);
    update((map) => map.set(lineId, quantity));
    sending.current ??= sendAll();
  };

  /** Undoes the removal of a line, once; one that never left stays as it is. */
  const putBack = async (lineId: string, input: AddToCartInput) => {
    await sending.current;
    if (!gone.current.delete(lineId)) return;
    try {
      const answer = (await addToCart({ variables: { input } })).data?.addToCart;
      if (answer && answer.__typename !== 'Cart') throw new Refused(sayRefusal(answer));
    } catch (error) {
      setFailure(say(error));
    }
  };

  return { wanted, failure, change, putBack };
}

class Refused extends Error {}

function say(error: unknown): string {
  return error instanceof Refused ? error.message : sayFault(error);
}

function first(map: ReadonlyMap<string, number>): [string, number] | undefined {
  return map.entries().next().value;
}
