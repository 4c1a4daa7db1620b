import type { Locator, Page } from 'playwright';
import { AddToCartDocument } from '../../graphql/generated/customer/shop';
import { graphql } from './fixtures';

/** A shop of the demo as a customer finds it. */
export interface FoundShop {
  id: string;
  name: string;
  kind: string;
  pickupWindows: { id: string; remaining: number }[];
  menu: { items: { id: string; name: string; kind: string; soldOut: boolean }[] }[];
}

interface Server {
  base: string;
}

/** The token of whoever is signed in as customer on a page. */
export function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('userToken') ?? '');
}

/** The demo's shops around Rue de Rivoli. */
export async function shopsNearby(server: Server, token: string): Promise<FoundShop[]> {
  const query = `{ nearbyShops(place: { latitude: 48.8556, longitude: 2.3601 }) {
    shop { id name kind pickupWindows { id remaining } menu { items { id name kind soldOut } } } } }`;
  const { nearbyShops } = await graphql<{ nearbyShops: { shop: FoundShop }[] }>(server, token, query);
  return nearbyShops.map(({ shop }) => shop);
}

/** A plain item of a shop that can be had. */
export function plainItem({ menu, name }: FoundShop) {
  const item = menu.flatMap(({ items }) => items).find(({ kind, soldOut }) => kind === 'SIMPLE' && !soldOut);
  if (!item) throw new Error(`${name} has nothing plain.`);
  return item;
}

/** Puts an item into the cart of whoever is signed in on the page, and opens that cart. */
export async function openCartWith(page: Page, server: Server, shopId: string, itemId: string, quantity = 1) {
  await graphql(server, await tokenOf(page), AddToCartDocument, { input: { itemId, quantity } });
  await page.goto(`${server.base}/cart/${shopId}`);
  await page.getByRole('heading', { name: 'Votre panier' }).waitFor();
}

/** The last window of the day that has room, before midnight. */
export function lastWindow(page: Page): Locator {
  const groups = page.locator('fieldset').filter({ hasNotText: /^(Après minuit|After midnight)/ });
  return groups.getByRole('radio').and(page.locator(':enabled')).last();
}

/** From a cart to the paid order; answers its token. */
export async function payForCart(page: Page, card = '4242 4242 4242 4242'): Promise<string> {
  await lastWindow(page).check({ force: true });
  await page.getByRole('button', { name: 'Commander' }).click();
  await page.getByRole('textbox', { name: 'Numéro de carte' }).fill(card);
  await page.getByRole('textbox', { name: 'Expiration' }).fill('12/34');
  await page.getByRole('textbox', { name: 'CVC' }).fill('123');
  await page.getByRole('button', { name: /^Pay(er|) / }).click();
  await page.waitForURL('**/order/*');
  const href = await page.getByRole('link', { name: 'Suivre ma commande' }).getAttribute('href');
  return href?.split('/').pop() ?? '';
}
