import { addToCart, eventually, payByCard, placeOrder, startCheckout, windowsOf } from './ordering';
import type { aBoard } from './subscriptions';
import type { Somebody } from './fixtures';

interface Server {
  base: string;
}

interface Buying {
  through: Server;
  shop: Somebody;
  itemId: string;
  customer: Somebody;
}

/** A checkout of one item of 6.50 €, ready to be paid. */
export async function aCheckout({ through, shop, itemId, customer }: Buying) {
  await addToCart(through, customer, { itemId });
  const [windowStartsAt = ''] = await windowsOf(through, shop.id, customer.token);
  return startCheckout(through, customer, { shopId: shop.id, windowStartsAt, totalCents: 679 });
}

/** Pays and answers the token of the order, and when its card was shown, by the clock of `performance`. */
export async function aPaidOrder(buying: Buying) {
  const { clientSecret } = await aCheckout(buying);
  const from = performance.now();
  const said = await payByCard(buying.through, clientSecret);
  if (said !== 'succeeded') throw new Error(`The card answered: ${said}`);
  const { token = '' } = await placeOrder(buying.through, buying.customer, buying.shop.id);
  return { token, from };
}

/**
 * Milliseconds from each card until its order stands on the board, one order after the other. Throws unless the board
 * shows each of them exactly once.
 */
export async function arrivalTimes(
  board: ReturnType<typeof aBoard>,
  { customers, orders, ...buying }: Omit<Buying, 'customer'> & { customers: readonly Somebody[]; orders: number },
): Promise<number[]> {
  await eventually('the board stands', async () => board.events() > 0);
  const placed: { token: string; from: number }[] = [];
  for (let at = 0; at < orders; at++)
    placed.push(await aPaidOrder({ ...buying, customer: customers[at % customers.length] as Somebody }));
  const tokens = placed.map(({ token }) => token).sort();
  await eventually('the last is there', async () => tokens.every((token) => board.tokens().includes(token)));
  const shown = board.tokens().sort();
  if (shown.join() !== tokens.join()) throw new Error(`placed ${tokens.join()}, shown ${shown.join()}`);
  const arrivals = new Map(board.arrived.map(({ token, at }) => [token, at]));
  return placed.map(({ token, from }) => (arrivals.get(token) ?? Infinity) - from);
}
