import { createServices } from '../../server/platform/context';
import { addToCart, payByCard, placeOrder, startCheckout } from './ordering';
import { graphql, type Somebody } from './fixtures';
import { fixtures } from './own-fixtures';

// It is Tuesday 24 November 2026, 11:00 in Paris.
export const FRIDAY = '2026-11-27';

/** The product’s services at another time. */
export const at = (instant: string) =>
  createServices({ ...fixtures.product.parts, clock: { now: () => new Date(instant) } });

/** The windows of a day. */
export async function windowsOn(shopId: string, day: string) {
  const { shop } = await graphql<{ shop: { pickupWindows: { id: string; remaining: number }[] } }>(
    fixtures,
    null,
    'query ($id: ID!, $day: String) { shop(id: $id) { pickupWindows(day: $day) { id remaining } } }',
    { id: shopId, day },
  );
  return shop.pickupWindows;
}

/** What somebody’s cart, of pieces at 6,50 €, is answered in a window of a day: at ten, as a day around the clock begins at four. */
export async function holdAgain(shop: Somebody, who: Somebody, quantity = 1, day = FRIDAY, index = 24) {
  const windowStartsAt = (await windowsOn(shop.id, day))[index]?.id ?? '';
  const input = { shopId: shop.id, windowStartsAt, totalCents: quantity * 650 + 29 };
  return startCheckout(fixtures, who, input);
}

export async function hold(shop: Somebody, who: Somebody, itemId: string, quantity = 1, day = FRIDAY, index = 24) {
  await addToCart(fixtures, who, { itemId, quantity });
  return holdAgain(shop, who, quantity, day, index);
}

/** From the cart to an order for Friday; answers its id. */
export async function orderAhead(shop: Somebody, who: Somebody, itemId: string, quantity = 1): Promise<string> {
  const { clientSecret } = await hold(shop, who, itemId, quantity);
  const paid = await payByCard(fixtures, clientSecret);
  if (paid !== 'succeeded') throw new Error(`The card answered: ${paid}`);
  return (await placeOrder(fixtures, who, shop.id)).id ?? '';
}
