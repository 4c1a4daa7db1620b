import type { ApolloClient } from '@apollo/client';
import { ShopNowDocument } from '../../../graphql/generated/customer/shop';
import { TakeOutOfCartDocument } from '../../../graphql/generated/customer/remove-from-cart';

/** Removes one piece from the item's last line in the cached cart; returns undefined when the cart has no such line. */
export async function takeOut(client: ApolloClient, shopId: string, itemId: string) {
  const cart = client.readQuery({ query: ShopNowDocument, variables: { shopId } })?.cart;
  const line = cart?.lines.filter(({ item }) => item.id === itemId).at(-1);
  if (!line) return undefined;
  const input = { lineId: line.id, quantity: line.quantity - 1 };
  const { data } = await client.mutate({ mutation: TakeOutOfCartDocument, variables: { input } });
  return data?.setCartLineQuantity;
}
