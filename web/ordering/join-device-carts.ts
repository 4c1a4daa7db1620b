import type { ApolloClient } from '@apollo/client';
import { JoinCartDocument } from '../../graphql/generated/customer/join-cart';
import { notify } from '../../ui/base/toast/toast';
import { faultCode } from '../page/faults';
import { sayChange } from './after-order';
import { deviceCarts, forgetDeviceCart } from './device-cart';

const HOPELESS = ['NOT_FOUND', 'BAD_USER_INPUT'];
const joining = new Map<string, Promise<void>>();

/** Gives the carts of this device to whoever is signed in, each once; what could not be kept of them is said. */
export async function joinDeviceCarts(client: ApolloClient): Promise<void> {
  await Promise.all(
    deviceCarts().map((cart) => {
      const known = joining.get(cart.cartId);
      if (known) return known;
      const joined = joinOne(client, cart).finally(() => joining.delete(cart.cartId));
      joining.set(cart.cartId, joined);
      return joined;
    }),
  );
}

async function joinOne(client: ApolloClient, input: ReturnType<typeof deviceCarts>[number]): Promise<void> {
  const answer = await client.mutate({ mutation: JoinCartDocument, variables: { input } }).catch((fault: unknown) => {
    // Of a shop that left, or as another version wrote it: it would stand in the way of the others for ever.
    if (!HOPELESS.includes(faultCode(fault) ?? '')) throw fault;
  });
  forgetDeviceCart(input.shopId);
  const changes = answer?.data?.joinCart.changes.map(sayChange) ?? [];
  if (changes.length > 0) notify(changes.join(' '), 'caution', { durationMs: 10_000 });
}
