import { addToCart, cartOf, payByCard, placeOrder, startCheckout, windowsOf } from './ordering';
import { plainItem, type FoundShop } from './shopper';
import { graphql, type Somebody } from './fixtures';

interface Server {
  base: string;
}

const MENU =
  'query ($id: ID!) { shop(id: $id) { id name kind pickupWindows { id remaining } menu { items { id name kind soldOut } } } }';

/** Buys one plain article in a shop of the demo, from the cart to the paid order. */
export async function buys(server: Server, token: string, shopId: string) {
  const me: Somebody = { id: '', email: '', token };
  const { shop } = await graphql<{ shop: FoundShop }>(server, token, MENU, { id: shopId });
  const item = plainItem(shop);
  await addToCart(server, me, { itemId: item.id, quantity: 1 });
  const { totalCents } = await cartOf(server, me, shopId);
  for (const windowStartsAt of await windowsOf(server, shopId, token)) {
    const checkout = await startCheckout(server, me, { shopId, windowStartsAt, totalCents });
    if (checkout.__typename !== 'Checkout') continue;
    await payByCard(server, checkout.clientSecret);
    const order = await placeOrder(server, me, shopId);
    return { id: order.id ?? '', token: order.token ?? '', itemName: item.name };
  }
  throw new Error('No window had room.');
}
