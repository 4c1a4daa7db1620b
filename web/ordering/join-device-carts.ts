import type { ApolloClient } from '@apollo/client';
import { JoinCartDocument } from '../../graphql/generated/customer/join-cart';
import { notify } from '../../ui/base/toast/toast';
import { faultCode } from '../page/faults';
import { sayChange } from './after-order';
import { deviceCarts, forgetDeviceCart } from './device-cart';

const joining = new Map<string, Promise<void>>();

/** Gives the carts of this device to whoever is signed in, each once; what could not be kept of them is said. Throws where that of a shop stays here. */
export async function joinDeviceCarts(client: ApolloClient, shopId?: string): Promise<void> {
  await Promise.all(
    deviceCarts().map((cart) => {
      const joined = joining.get(cart.cartId) ?? joinOne(client, cart).finally(() => joining.delete(cart.cartId));
      joining.set(cart.cartId, joined);
      return cart.shopId === shopId ? joined : joined.catch(stays);
    }),
  );
}

const stays = (error: unknown) => console.warn('A cart stays here.', error);

async function joinOne(client: ApolloClient, input: ReturnType<typeof deviceCarts>[number]): Promise<void> {
  const answer = await client.mutate({ mutation: JoinCartDocument, variables: { input } }).catch((fault: unknown) => {
    // Of a shop that left. What a server of another version does not understand, the next one may.
    if (faultCode(fault) !== 'NOT_FOUND') throw fault;
  });
  forgetDeviceCart(input.shopId);
  const changes = answer?.data?.joinCart.changes.map(sayChange) ?? [];
  if (changes.length > 0) notify(changes.join(' '), 'caution', { durationMs: 10_000 });
}
