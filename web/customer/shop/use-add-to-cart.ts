import { useCallback, useRef, useState } from 'react';
import { useAddToCartMutation } from '../../../graphql/generated/customer/shop';
import { faultCode, isOffline } from '../../page/faults';
import { notifyLate } from '../../page/notify-late';
import { notAdded, noServer, offlineNow } from '../../ordering/add-to-cart.texts';
import { sayRefusal } from '../../page/refusals';

/**
 * Puts items into the cart one after another, so that the last answer is the whole cart; what is still on its way is
 * counted at once, or quick presses would seem lost. `add` stays the same function as long as `onRefused` does.
 */
export function useAddToCart(onRefused: () => void) {
  const [pending, setPending] = useState<ReadonlyMap<string, number>>(new Map());
  const queue = useRef(Promise.resolve());
  const [addToCart] = useAddToCartMutation();

  const add = useCallback(
    (itemId: string) => {
      const count = (by: 1 | -1) =>
        setPending((before) => new Map(before).set(itemId, Math.max(0, (before.get(itemId) ?? 0) + by)));
      const send = async () => {
        try {
          const { data } = await addToCart({ variables: { input: { itemId } } });
          const answer = data?.addToCart;
          if (answer && answer.__typename !== 'Cart') {
            notifyLate(sayRefusal(answer), 'danger');
            onRefused();
          }
        } catch (error) {
          const code = faultCode(error);
          // Whose session is over is led to the login, which says so.
          if (code !== 'UNAUTHENTICATED')
            notifyLate(code ? notAdded() : isOffline(error) ? offlineNow() : noServer(), 'danger');
        } finally {
          count(-1);
        }
      };
      count(1);
      queue.current = queue.current.then(send);
    },
    [addToCart, onRefused],
  );

  return { pending, add };
}
