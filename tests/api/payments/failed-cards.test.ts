import { beforeAll, expect, test } from 'vitest';
import { addToCart, beginCheckout, eventually, payByCard, placeOrder } from '../../support/ordering';
import { rest } from '../../support/rest';
import { aCustomer, anItem, aShop, type Somebody } from '../../support/fixtures';
import { ownFixtures, rowsOf } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

const REFUSED = '4000000000000002';

let shop: Somebody;
let itemId: string;
beforeAll(async () => {
  shop = await aShop(fixtures);
  itemId = await anItem(fixtures, shop.id, { priceCents: 650 });
});

async function begins(customer: Somebody) {
  await addToCart(fixtures, customer, { itemId });
  return beginCheckout(fixtures, customer, shop.id);
}

/** Tries cards, and waits until the provider's news of them were taken. */
async function tries(clientSecret: string, cards: number) {
  const news = "select 1 from stripe_event where type = 'payment_intent.payment_failed' and handled_at is not null";
  const heard = async () => (await rowsOf(news)).length;
  const before = await heard();
  for (let card = 0; card < cards; card++) expect(await payByCard(fixtures, clientSecret, REFUSED)).toMatch(/refusée/);
  await eventually('the news of the refused cards', async () => (await heard()) === before + cards);
}

test('the fifth refused card cancels the payment and blocks the customer’s checkouts for an hour', async () => {
  const customer = await aCustomer(fixtures);
  const checkout = await begins(customer);
  await tries(checkout.clientSecret, 5);
  // The right card comes too late here.
  expect(await payByCard(fixtures, checkout.clientSecret)).not.toBe('succeeded');
  const answer = await rest(fixtures, 'POST', '/api/payment-page/create-intent', {
    token: customer.token,
    body: { amount: 679, restaurantId: shop.id },
  });
  expect(answer).toMatchObject({
    status: 429,
    body: { code: 'RATE_LIMITED', message: 'Trop de cartes refusées à la suite. Réessayez dans une heure.' },
  });
  await expect(beginCheckout(fixtures, customer, shop.id)).rejects.toThrow('Trop de cartes refusées');
  // Of others nobody was counted.
  expect((await begins(await aCustomer(fixtures))).__typename).toBe('Checkout');
});

test('a customer can still pay after four refused cards', async () => {
  const customer = await aCustomer(fixtures);
  const checkout = await begins(customer);
  await tries(checkout.clientSecret, 4);
  expect(await payByCard(fixtures, checkout.clientSecret)).toBe('succeeded');
  expect((await placeOrder(fixtures, customer, shop.id)).__typename).toBe('Order');
});
