import type { ApolloClient } from '@apollo/client';
import { JoinCartDocument } from '../../graphql/generated/customer/join-cart';
import type { JoinCartInput } from '../../graphql/generated/schema';
import { selectionsFrom } from '../../graphql/rules/option-groups';
import { notify } from '../../ui/base/toast/toast';
import { faultCode } from '../page/faults';
import { changeMessage } from './after-order';
import { randomId } from '../page/random-id';
import {
  deviceCarts,
  forgetDeviceCart,
  isLine,
  lineIdOf,
  parseCart,
  storeCart,
  storedCart,
  type DeviceLine,
  type SentCart,
} from './device-cart';

const joining = new Map<string, Promise<void>>();

/** Merges the device carts, each once, and shows what is missing; rejects only for the cart of `shopId`. */
export async function joinDeviceCarts(client: ApolloClient, shopId?: string): Promise<void> {
  await Promise.all(
    deviceCarts().map((cart) => {
      const joined =
        joining.get(cart.shopId) ?? joinOne(client, cart.shopId).finally(() => joining.delete(cart.shopId));
      joining.set(cart.shopId, joined);
      return cart.shopId === shopId ? joined : joined.catch(stays);
    }),
  );
}

const stays = (error: unknown) => console.warn('A cart stays here.', error);

/** Items added during the merge are merged after it, under a new id. */
async function joinOne(client: ApolloClient, shopId: string): Promise<void> {
  for (let sent = startJoin(shopId); sent; sent = startJoin(shopId)) {
    const answer = await join(client, shopId, sent);
    if (!answer) return forgetDeviceCart(shopId);
    endJoin(shopId, sent, true);
    const changes = answer.data?.joinCart.changes.map(changeMessage) ?? [];
    if (changes.length > 0) notify(changes.join(' '), 'caution', { durationMs: 10_000 });
  }
}

/** Returns undefined when the shop no longer exists. */
async function join(client: ApolloClient, shopId: string, sent: SentCart) {
  try {
    const input = { shopId, cartId: sent.cartId, lines: sent.lines.map(lineInput) };
    return await client.mutate({ mutation: JoinCartDocument, variables: { input } });
  } catch (fault) {
    const code = faultCode(fault);
    if (code === 'NOT_FOUND') return undefined;
    // After a refusal nothing was merged, so the next try sends the cart as it is then. After a lost answer or an
    // internal error the merge may have happened, so the same lines and id are sent again.
    if (code !== undefined && code !== 'INTERNAL') endJoin(shopId, sent, false);
    throw fault;
  }
}

function lineInput(line: DeviceLine): JoinCartInput['lines'][number] {
  const { itemId, quantity, unitCents, note, choices } = line;
  // An earlier version stored choices in another shape: an unknown one makes the server ask to choose again.
  const selections = 'selections' in line ? [{ groupId: '', optionId: '' }] : selectionsFrom(choices ?? []);
  return { itemId, quantity, unitCents, note, selections };
}

/** Returns the lines to merge: the same lines and id until the server has answered, whatever is added meanwhile. */
export function startJoin(shopId: string): SentCart | undefined {
  const cart = parseCart(storedCart(shopId));
  if (cart.lines.length === 0) return undefined;
  if (cart.sent?.cartId && Array.isArray(cart.sent.lines))
    return { ...cart.sent, lines: cart.sent.lines.filter(isLine) };
  const sent = { cartId: cart.cartId ?? randomId(), lines: cart.lines };
  // Leaves `touchedAt` alone, because the newest cart is opened after signing in.
  storeCart(shopId, { ...cart, sent });
  return sent;
}

/** Keeps what was added since the cart was sent, or all after a refusal; nothing once another tab has done so. */
export function endJoin(shopId: string, { cartId, lines: sentLines }: SentCart, joined: boolean): void {
  const { sent, ...cart } = parseCart(storedCart(shopId));
  if ((sent ?? cart).cartId !== cartId) return;
  if (!joined) return storeCart(shopId, { ...cart, cartId: randomId() });
  const joinedPieces = (line: DeviceLine) => sentLines.find((one) => lineIdOf(one) === lineIdOf(line))?.quantity ?? 0;
  const lines = cart.lines.map((line) => ({ ...line, quantity: line.quantity - joinedPieces(line) }));
  storeCart(shopId, { ...cart, cartId: randomId(), lines: lines.filter(isLine) });
}
