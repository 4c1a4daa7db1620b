import type { Locator, Page } from 'playwright';
import { base } from './journey';
import { addToCart, cartOf, setQuantity } from './ordering';
import { graphql } from './fixtures';

const server = { base };

/** A shop of the demo as a customer finds it. */
export interface FoundShop {
  id: string;
  name: string;
  kind: string;
  pickupWindows: { id: string; remaining: number }[];
  menu: { items: { id: string; name: string; kind: string; soldOut: boolean }[] }[];
}

/** The token of whoever is signed in as customer on a page. */
export function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('userToken') ?? '');
}

const customerOn = async (page: Page) => ({ id: '', email: '', token: await tokenOf(page) });

/** The demo's shops around Rue de Rivoli. */
export async function shopsNearby(token: string): Promise<FoundShop[]> {
  const query = `{ nearbyShops(place: { latitude: 48.8556, longitude: 2.3601 }) {
    shop { id name kind pickupWindows { id remaining } menu { items { id name kind soldOut } } } } }`;
  const { nearbyShops } = await graphql<{ nearbyShops: { shop: FoundShop }[] }>(server, token, query);
  return nearbyShops.map(({ shop }) => shop);
}

/** One of them, as whoever is signed in on a page finds it; by default the bakery. */
export async function demoShop(page: Page, name = 'Au Levain du Marais'): Promise<FoundShop> {
  const shop = (await shopsNearby(await tokenOf(page))).find((one) => one.name === name);
  if (!shop) throw new Error(`The demo has lost ${name}.`);
  return shop;
}

/** A plain item of a shop that can be had. */
export function plainItem({ menu, name }: FoundShop) {
  const item = menu.flatMap(({ items }) => items).find(({ kind, soldOut }) => kind === 'SIMPLE' && !soldOut);
  if (!item) throw new Error(`${name} has nothing plain.`);
  return item;
}

/** Puts an item into the cart of whoever is signed in on the page, and opens that cart. */
export async function openCartWith(page: Page, shopId: string, itemId: string, quantity = 1) {
  await addToCart(server, await customerOn(page), { itemId, quantity });
  await page.goto(`${base}/cart/${shopId}`);
  await page.getByRole('heading', { name: 'Votre panier' }).waitFor();
}

/** Takes everything out of the signed-in customer's cart in a shop, so that a journey leaves nothing to the next one. */
export async function emptyCart(page: Page, shopId: string): Promise<void> {
  const customer = await customerOn(page);
  for (const { id } of (await cartOf(server, customer, shopId)).lines) await setQuantity(server, customer, id, 0);
}

/** The last window of the day that has room, before midnight. */
export function lastWindow(page: Page): Locator {
  const groups = page.locator('fieldset').filter({ hasNotText: /^(Après minuit|After midnight)/ });
  return groups.getByRole('radio').and(page.locator(':enabled')).last();
}

/** From a cart to its payment, in that window unless another one is chosen. */
export async function toPayment(page: Page, window = lastWindow(page)): Promise<Locator> {
  await window.check({ force: true });
  await page.getByRole('button', { name: 'Commander' }).click();
  const form = page.getByRole('form', { name: 'Enter Card Details' });
  await form.waitFor();
  return form;
}

export async function typeCard(page: Page, number = '4242 4242 4242 4242'): Promise<void> {
  await page.getByRole('textbox', { name: 'Numéro de carte' }).fill(number);
  await page.getByRole('textbox', { name: 'Expiration' }).fill('12/34');
  await page.getByRole('textbox', { name: 'CVC' }).fill('123');
}

/** From a cart to the paid order; answers its token. */
export async function payForCart(page: Page): Promise<string> {
  await lastWindow(page).check({ force: true });
  await page.getByRole('button', { name: 'Commander' }).click();
  await typeCard(page);
  await page.getByRole('button', { name: /^Pay(er|) / }).click();
  await page.waitForURL('**/order/*');
  const href = await page.getByRole('link', { name: 'Suivre ma commande' }).getAttribute('href');
  return href?.split('/').pop() ?? '';
}
