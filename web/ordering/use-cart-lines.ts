import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import {
  useChangeCartLineMutation,
  useDeclineMealDealMutation,
  usePutBackCartLineMutation,
} from '../../graphql/generated/customer/cart';
import type { CartContentFragment } from '../../graphql/generated/customer/cart';
import type { AddToCartInput, DeclineMealDealInput } from '../../graphql/generated/schema';
import type { CartLinesProps } from '../../ui/food/cart-line/cart-line';
import { errorMessage } from '../page/faults';
import { isRefusal, refusalMessage } from '../page/refusals';
import { cartLine, editHref, putBackInput, withWanted } from './cart-lines';
import * as t from './cart-lines.texts';

/** Longer than a usual toast, so that the undo button can be reached by keyboard too. */
const UNDO_MS = 10_000;

/** Cart lines with the quantities the customer wants, and the line just removed as long as it can be put back. */
export function useCartLines<C extends CartContentFragment>(known: C | null | undefined) {
  const { wanted, failure, change, putBack, decline } = useLineQuantities();
  const [removed, setRemoved] = useState<CartLinesProps['removed']>();
  const cart = known && withWanted(known, wanted);

  /** Quantity 0 removes the line. */
  const changeLine = (lineId: string, quantity: number) => {
    const place = quantity === 0 && cart ? cart.lines.findIndex(({ id }) => id === lineId) : -1;
    const line = cart?.lines[place];
    const input = line && putBackInput(line);
    change(lineId, quantity);
    if (!line || !input) return;
    const onUndo = () => {
      // The undo button disappears, so the focus moves to the page.
      document.getElementById('contenu')?.focus({ preventScroll: true });
      setRemoved(undefined);
      void putBack(lineId, input);
    };
    setRemoved({ place, text: t.removed(line.item.name), onUndo });
  };
  useEffect(() => {
    const timer = removed && setTimeout(() => setRemoved(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [removed]);

  const changeMealDeal = (mealDealId: string, applied: boolean) => {
    if (cart) void decline({ shopId: cart.shop.id, mealDealId, declined: !applied });
  };

  const lines = cart?.lines.map((line) => ({ ...cartLine(line), editHref: editHref(line, cart.shop.id) }));
  const busy = wanted.size > 0;
  return { cart, lines: cart === null ? [] : lines, removed, failure, busy, changeLine, changeMealDeal };
}

/** Optimistic quantities, sent one at a time because parallel requests could arrive in any order; the last wins. */
function useLineQuantities() {
  const [wanted, setWanted] = useState<ReadonlyMap<string, number>>(new Map());
  const latest = useRef(wanted);
  const sending = useRef<Promise<void>>(undefined);
  const gone = useRef(new Set<string>());
  const [failure, setFailure] = useState<string>();
  const client = useApolloClient();
  const [changeLine] = useChangeCartLineMutation();
  const [addToCart] = usePutBackCartLineMutation();
  const [declineMealDeal] = useDeclineMealDealMutation();

  const update = (change: (map: Map<string, number>) => void) => {
    const next = new Map(latest.current);
    change(next);
    latest.current = next;
    setWanted(next);
  };

  /** Returns whether the change was made; else reads the cart again, because it may have changed all the same. */
  const attempt = async (ask: () => Promise<unknown>): Promise<boolean> => {
    try {
      const answer = await ask();
      if (!isRefusal(answer)) return true;
      setFailure(refusalMessage(answer));
    } catch (error) {
      setFailure(errorMessage(error));
    }
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    return false;
  };

  const send = async (lineId: string, quantity: number) => {
    const change = { variables: { input: { lineId, quantity } } };
    const isMade = await attempt(async () => (await changeLine(change)).data?.setCartLineQuantity);
    if (isMade && quantity === 0) gone.current.add(lineId);
    update((map) => map.get(lineId) === quantity && map.delete(lineId));
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

  /** Undoes the removal of a line once; does nothing when the removal never reached the server. */
  const putBack = async (lineId: string, input: AddToCartInput) => {
    await sending.current;
    if (gone.current.delete(lineId))
      await attempt(async () => (await addToCart({ variables: { input } })).data?.addToCart);
  };

  const decline = async (input: DeclineMealDealInput) => {
    setFailure(undefined);
    await sending.current;
    await attempt(async () => (await declineMealDeal({ variables: { input } })).data?.declineMealDeal);
  };

  return { wanted, failure, change, putBack, decline };
}

function first(map: ReadonlyMap<string, number>): [string, number] | undefined {
  return map.entries().next().value;
}
