import { CartPageDocument, ChangeCartLineDocument } from '../../graphql/generated/customer/cart';
import { AddToCartDocument } from '../../graphql/generated/customer/shop';
import type { AddToCartInput, StartCheckoutInput } from '../../graphql/generated/schema';
import { graphql, type Somebody } from './fixtures';

export interface Server {
  base: string;
  /** Where the payment service is, if not on the same server. */
  payments?: string;
}

export async function addToCart(server: Server, { token }: Somebody, input: AddToCartInput) {
  return (await graphql(server, token, AddToCartDocument, { input })).addToCart;
}

export async function cartOf(server: Server, { token }: Pick<Somebody, 'token'>, shopId: string) {
  return (await graphql(server, token, CartPageDocument, { shopId })).cart;
}

export async function setQuantity(server: Server, { token }: Somebody, lineId: string, quantity: number) {
  return (await graphql(server, token, ChangeCartLineDocument, { input: { lineId, quantity } })).setCartLineQuantity;
}

/** Ids of today's windows, or of another day's, soonest first. */
export async function windowsOf(server: Server, id: string, token: string, day?: string): Promise<string[]> {
  const query = 'query ($id: ID!, $day: String) { shop(id: $id) { pickupWindows(day: $day) { id } } }';
  const { shop } = await graphql<{ shop: { pickupWindows: { id: string }[] } }>(server, token, query, { id, day });
  return shop.pickupWindows.map(({ id }) => id);
}

/** What the page knows after « Commander »: the payment it has to confirm. */
export interface StartedCheckout {
  __typename: string;
  intentId: string;
  clientSecret: string;
  totalCents: number;
}

export async function startCheckout(server: Server, { token }: Somebody, input: StartCheckoutInput) {
  const query = `mutation ($input: StartCheckoutInput!) {
    startCheckout(input: $input) { __typename ... on Checkout { intentId clientSecret totalCents } ... on Refusal { message } }
  }`;
  return (await graphql<{ startCheckout: StartedCheckout }>(server, token, query, { input })).startCheckout;
}

/** Takes what is in the cart to its payment, for the first window of today. */
export async function beginCheckout(server: Server, customer: Somebody, shopId: string, totalCents = 679) {
  const [windowStartsAt = ''] = await windowsOf(server, shopId, customer.token);
  return { ...(await startCheckout(server, customer, { shopId, windowStartsAt, totalCents })), windowStartsAt };
}

const typed = (number: string) => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2034',
  'payment_method_data[card][cvc]': '123',
});

/** What the browser does with a card, typed or saved; answers the intent's status or the decline's message. */
export async function payByCard(server: Server, clientSecret: string, card = '4242424242424242'): Promise<string> {
  const query = '{ paymentSettings { publishableKey } }';
  const { paymentSettings } = await graphql<{ paymentSettings: { publishableKey: string } }>(server, null, query);
  const [intentId = ''] = clientSecret.split('_secret_');
  const response = await fetch(`${server.payments ?? server.base}/v1/payment_intents/${intentId}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${paymentSettings.publishableKey}` },
    body: new URLSearchParams({
      client_secret: clientSecret,
      ...(card.startsWith('pm_') ? { payment_method: card } : typed(card)),
    }),
  });
  const answer = (await response.json()) as { status?: string; error?: { message: string } };
  return answer.status ?? answer.error?.message ?? 'nothing';
}

interface PlacedOrder {
  __typename: string;
  id?: string;
  token?: string;
  message?: string;
}

export async function placeOrder(server: Server, { token }: Somebody, shopId: string) {
  const query = `mutation ($input: PlaceOrderInput!) {
    placeOrder(input: $input) { __typename ... on Order { id token status } ... on Refusal { message } }
  }`;
  return (await graphql<{ placeOrder: PlacedOrder }>(server, token, query, { input: { shopId } })).placeOrder;
}

/** Waits until something is true, at most 30 seconds. */
export async function eventually(what: string, check: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error(`It never happened: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Everything from the cart to the order, of one item of which one preparation unit is one; `linesCents`: with what is in the cart. */
export async function anOrder(
  server: Server,
  customer: Somebody,
  shopId: string,
  {
    itemId,
    quantity = 1,
    selections,
    linesCents = 650 * quantity,
    card,
  }: { itemId: string; quantity?: number; linesCents?: number; card?: string } & Pick<AddToCartInput, 'selections'>,
) {
  await addToCart(server, customer, { itemId, quantity, selections });
  const { windowStartsAt, ...checkout } = await beginCheckout(server, customer, shopId, linesCents + 29);
  const paid = await payByCard(server, checkout.clientSecret, card);
  if (paid !== 'succeeded') throw new Error(`The card answered: ${paid}`);
  const { id = '', token = '' } = await placeOrder(server, customer, shopId);
  return { id, token, windowStartsAt, intentId: checkout.intentId };
}
