import { ServerError } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import { AddToCartDocument } from '../../../graphql/generated/customer/shop';
import { faultCode, isNetworkLoss, isOffline, sayFault } from '../../page/faults';
import { notifyLate } from '../../page/notify-late';
import { notAdded, noServer, offlineNow } from '../../ordering/add-to-cart.texts';
import { sayRefusal } from '../../page/refusals';

/**
 * Puts items into the cart, or takes them out again, one after another, so that the last answer is the whole cart; what
 * is still on its way is counted at once, or quick presses would seem lost. `add` and `remove` stay the same functions as
 * long as what they are given does.
 */
export function useAddToCart(shopId: string, onRefused: () => void) {
  const [pending, setPending] = useState<ReadonlyMap<string, number>>(new Map());
  const queue = useRef(Promise.resolve());
  const client = useApolloClient();

  const change = useCallback(
    (itemId: string, by: 1 | -1) => {
      const count = (more: number) =>
        setPending((before) => new Map(before).set(itemId, (before.get(itemId) ?? 0) + more));
      const send = async () => {
        try {
          const answer =
            by > 0
              ? (await client.mutate({ mutation: AddToCartDocument, variables: { input: { itemId } } })).data?.addToCart
              : await (await import('./take-out')).takeOut(client, shopId, itemId);
          if (answer && answer.__typename !== 'Cart') {
            notifyLate(sayRefusal(answer), 'danger');
            onRefused();
          }
        } catch (error) {
          const code = faultCode(error);
          // Whose session is over is led to the login, which says so.
          if (code === 'UNAUTHENTICATED') return;
          const isUnanswered = isNetworkLoss(error) || ServerError.is(error);
          const notPutIn = () => (code ? notAdded() : isOffline(error) ? offlineNow() : noServer());
          notifyLate(by > 0 && (code || isUnanswered) ? notPutIn() : sayFault(error), 'danger');
          // The server may have made the change although its answer was lost.
          await client.refetchQueries({ include: 'active' }).catch(() => undefined);
        } finally {
          count(-by);
        }
      };
      count(by);
      queue.current = queue.current.then(send);
    },
    [client, shopId, onRefused],
  );
  const add = useCallback((itemId: string) => change(itemId, 1), [change]);
  const remove = useCallback((itemId: string) => change(itemId, -1), [change]);

  return { pending, add, remove };
}
