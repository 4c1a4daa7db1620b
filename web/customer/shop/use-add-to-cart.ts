import { useRef, useState } from 'react';
import { useAddToCartMutation } from '../../../graphql/generated/customer/shop';
import { notify } from '../../../ui/base/toast/toast';
import { faultCode } from '../../shared/faults';
import { sayRefusal } from '../../shared/refusals';

// Texts of spec customer §8, cart add.
const REFUSED = "Erreur lors de l'ajout au panier. Veuillez réessayer.";
const UNREACHED = 'Erreur serveur, veuillez réessayer plus tard.';

/**
 * Puts items into the cart one after another, so that the last answer is the whole cart; what is still on its way is
 * counted at once, or quick presses would seem lost.
 */
export function useAddToCart(onRefused: () => void) {
  const [pending, setPending] = useState<ReadonlyMap<string, number>>(new Map());
  const queue = useRef(Promise.resolve());
  const [addToCart] = useAddToCartMutation();

  const count = (itemId: string, by: 1 | -1) =>
    setPending((before) => new Map(before).set(itemId, Math.max(0, (before.get(itemId) ?? 0) + by)));

  const send = async (itemId: string) => {
    try {
      const { data } = await addToCart({ variables: { input: { itemId } } });
      const answer = data?.addToCart;
      if (answer && answer.__typename !== 'Cart') {
        notify(sayRefusal(answer), 'danger');
        onRefused();
      }
    } catch (error) {
      notify(faultCode(error) ? REFUSED : UNREACHED, 'danger');
    } finally {
      count(itemId, -1);
    }
  };

  const add = (itemId: string) => {
    count(itemId, 1);
    queue.current = queue.current.then(() => send(itemId));
  };

  return { pending, add };
}
