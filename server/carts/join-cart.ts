import { Fault } from '../errors';
import { isUuid } from '../identifiers';
import { NO_SELECTIONS } from '../menus/selections';
import { cleanText } from '../text';
import type { JoinCartInput } from './cart.inputs';
import type { CartService } from './cart.service';
import * as t from './cart.texts';
import { JoinedCart } from './join-cart.results';
import { checkQuantity, MOST_LINES } from './quantity';
import { refill } from './refill';

/**
 * Adds a cart that was begun on a device to the account's own: quantities add up, as far as stock and limits allow. Sent again
 * after a lost answer it adds nothing. Throws BAD_USER_INPUT, and NOT_FOUND for a shop nobody sees.
 */
export async function joinCart(carts: CartService, customerId: string, { shopId, cartId, lines }: JoinCartInput) {
  if (!isUuid(cartId) || lines.length > MOST_LINES) throw new Fault('BAD_USER_INPUT', t.deviceCart());
  const wanted = lines.map(({ itemId, quantity, selections, note, unitCents }) => {
    checkQuantity(quantity);
    return {
      itemId: itemId.toLowerCase(),
      name: t.anItem(),
      quantity,
      unitCents: unitCents ?? undefined,
      selections: { ...NO_SELECTIONS, ...selections },
      note: cleanText(note, 500, t.note()),
    };
  });
  const { cart, changes } = await refill(carts, customerId, shopId, wanted, { joins: cartId.toLowerCase() });
  return Object.assign(new JoinedCart(), { cart, changes });
}
