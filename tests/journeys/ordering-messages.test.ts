import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { buys } from '../support/buying';
import { base, browser } from '../support/journey';
import { anOwner } from '../support/owner';
import { sizes } from '../support/sizes';
import { openCartWith, plainItem, shopsNearby, tokenOf } from '../support/shopper';
import {
  aVisitor,
  emptyCart,
  heldUp,
  signedInBefore,
  type Visitor,
  withoutNews,
  withoutPauses,
  withClock,
} from '../support/visitor';

const server = { base };

const SIZES = sizes(['phone', 390, 844], ['desktop', 1280, 800]);

async function aCustomerAt(width: number, height: number, email = 'client@demo.test'): Promise<Visitor> {
  const visitor = await aVisitor(browser, width, height);
  await signedInBefore(visitor, base, email);
  return visitor;
}

/** From now on an operation never gets an answer. */
const cut = (page: Page, operation: string) =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes(`"${operation}"`) ? route.abort() : route.fallback(),
  );
/** From now on an operation breaks on the server. */
const breakDown = (page: Page, operation: string) =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes(`"${operation}"`)
      ? route.fulfill({ json: { errors: [{ message: 'Une erreur est survenue.', extensions: { code: 'INTERNAL' } }] } })
      : route.fallback(),
  );

describe.each(SIZES)('on a %s', (_device, width, height) => {
  test('the cart explains what is missing and keeps window, total and hold, also on another device', async () => {
    const { page, errors } = await aCustomerAt(width, height);
    const shops = await shopsNearby(server, await tokenOf(page));
    const open = shops.find(({ name }) => name === 'Au Levain du Marais');
    const closed = shops.find(
      (shop) =>
        shop.pickupWindows.length === 0 && shop.menu.some(({ items }) => items.some(({ kind }) => kind === 'SIMPLE')),
    );
    const untouched = shops.find(({ id }) => id !== open?.id && id !== closed?.id);
    if (!open || !closed || !untouched) throw new Error('The demo has lost its shops.');

    await page.goto(`${base}/cart/${untouched.id}`);
    await page.getByText('Your cart is empty.').waitFor();

    await openCartWith(page, server, closed.id, plainItem(closed).id);
    await page.getByText('No pickup windows available for today.').waitFor();
    // Not what an assistant would press; a finger may all the same.
    await page.getByRole('button', { name: 'Commander' }).click({ force: true });
    await page.getByRole('alert').filter({ hasText: 'Please select a valid pickup window.' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/cart/${closed.id}`);

    await openCartWith(page, server, open.id, plainItem(open).id, 2);
    await page.getByRole('group', { name: 'Until 5 PM' }).waitFor();
    await page.getByRole('group', { name: 'After 5 PM' }).waitFor();
    await page.getByText('0,29 €').waitFor();
    await page.getByRole('radio').and(page.locator(':enabled')).nth(2).check({ force: true });
    const [chosen = ''] = await page
      .getByRole('radio', { checked: true })
      .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
    await page.getByRole('button', { name: 'Commander' }).click();
    await page.getByRole('form', { name: 'Enter Card Details' }).waitFor();

    // Another device of the same customer: all carts, the last one first, with what is kept for it.
    const elsewhere = await aCustomerAt(width, height);
    await elsewhere.page.goto(`${base}/cart`);
    await elsewhere.page.getByRole('link', { name: closed.name }).waitFor();
    await elsewhere.page.getByRole('main').getByRole('link').first().click();
    await elsewhere.page.getByText(/Créneau réservé encore/).waitFor();
    await elsewhere.page.getByRole('link', { name: open.name }).waitFor();
    expect(await elsewhere.page.getByRole('radio', { checked: true }).getAttribute('value')).toBe(chosen);
    expect([...errors, ...elsewhere.errors]).toEqual([]);
  });

  test('pages that cannot load their data show the specification’s messages and recover', async () => {
    const { page, errors } = await aCustomerAt(width, height);
    const [shop, ...others] = await shopsNearby(server, await tokenOf(page));
    // With a cart goes what is held of it, which could be paid there.
    for (const { id } of [...(shop ? [shop] : []), ...others]) await emptyCart(page, id);
    await page.goto(`${base}/payment`);
    await page.getByText('No order data found. Please go back to the cart.').waitFor();
    await page.goto(`${base}/printorder?order=KKKKKK`);
    await page.getByText('Aucune commande à imprimer').waitFor();

    await withoutNews(page);
    await withoutPauses(page);
    for (const [operation, path, text, found] of [
      ['CartPage', `/cart/${shop?.id ?? ''}`, 'Failed to fetch data', 'Votre panier'],
      ['OrderPage', '/order/KKKKKK', 'Failed to fetch order details', 'No order found.'],
      ['TrackingPage', '/tokenDetails/KKKKKK', 'Failed to fetch order details', 'No order found.'],
      ['OrdersPage', '/user-ordersPage', 'Failed to fetch orders', 'Your Orders'],
    ] as const) {
      await cut(page, operation);
      await page.goto(base + path);
      await page.getByText(text).waitFor();
      await page.unroute('**/graphql');
      // Whoever may just have paid does not have to press.
      if (text === 'Failed to fetch order details') await page.clock.fastForward(5_000);
      else await page.getByRole('button', { name: 'Réessayer' }).click();
      await page.getByText(text).waitFor({ state: 'hidden' });
      await page.getByText(found).first().waitFor();
    }
    expect(errors).toEqual([]);
  });

  test('a failed addition to the cart shows a different message for a refusal, an unreachable server and an offline device', async () => {
    const { page } = await aCustomerAt(width, height);
    const shop = (await shopsNearby(server, await tokenOf(page))).find(({ name }) => name === 'Au Levain du Marais');
    await page.goto(`${base}/boulangerie/${shop?.id ?? ''}`);
    const add = page.getByRole('button', { name: /^Ajouter/ }).first();
    await breakDown(page, 'AddToCart');
    await add.click();
    await page.getByText("Erreur lors de l'ajout au panier. Veuillez réessayer.").waitFor();
    await page.unroute('**/graphql');
    await cut(page, 'AddToCart');
    await add.click();
    await page.getByText('Erreur serveur, veuillez réessayer plus tard.').waitFor();
    await page.unroute('**/graphql');
    await page.context().setOffline(true);
    await add.click();
    await page.getByRole('alert').filter({ hasText: 'Vous êtes hors connexion.' }).waitFor();
  });

  test('the tracking page reports a ticket that could not be printed, and one that was printed once', async () => {
    const { page } = await aCustomerAt(width, height);
    const shop = (await shopsNearby(server, await tokenOf(page))).find(({ name }) => name === 'Au Levain du Marais');
    if (!shop) throw new Error('The demo has lost its bakery.');
    const { token } = await buys(server, await tokenOf(page), shop.id);
    await withClock(page);
    const threeSecondsPass = async () => {
      await page.getByRole('heading', { name: `Commande #${token}` }).waitFor();
      await page.clock.fastForward(3000);
    };

    await cut(page, 'PrintTicket');
    await page.goto(`${base}/tokenDetails/${token}`);
    await threeSecondsPass();
    await page.getByText('Printing failed').waitFor();
    await page.unroute('**/graphql');
    await breakDown(page, 'PrintTicket');
    await page.reload();
    await threeSecondsPass();
    await page.getByText('Failed to send print job.').waitFor();
    await page.unroute('**/graphql');
    await page.reload();
    await threeSecondsPass();
    await page.getByText('Print job sent successfully.').waitFor();
    await page.reload();
    await threeSecondsPass();
    await page.waitForTimeout(500);
    expect(await page.getByText('Print job sent successfully.').count()).toBe(0);

    await page.getByRole('link', { name: 'Print Order Details' }).click();
    await page.waitForURL('**/printorder?order=*');
    await page.getByText(token).first().waitFor();
    // Without ?order= the latest.
    await page.goto(`${base}/printorder`);
    await page.getByText(token).first().waitFor();
  });

  test('a failed card payment shows the reason, or « Payment failed » without one', async () => {
    const { page } = await aCustomerAt(width, height);
    const shop = (await shopsNearby(server, await tokenOf(page))).find(({ name }) => name === 'Au Levain du Marais');
    if (!shop) throw new Error('The demo has lost its bakery.');
    await openCartWith(page, server, shop.id, plainItem(shop).id);
    await page.getByRole('radio').and(page.locator(':enabled')).last().check({ force: true });
    await page.getByRole('button', { name: 'Commander' }).click();
    const pay = page.getByRole('button', { name: 'Pay & Place Order' });
    await page.getByRole('textbox', { name: 'Expiration' }).fill('12/34');
    await page.getByRole('textbox', { name: 'CVC' }).fill('123');
    await page.getByRole('textbox', { name: 'Numéro de carte' }).fill('4000 0000 0000 9995');
    await pay.click();
    await page.getByRole('alert').filter({ hasText: /fonds/ }).waitFor();
    await page.route('**/confirm', (route) =>
      route.fulfill({ json: { status: 'requires_payment_method', last_payment_error: null } }),
    );
    await pay.click();
    await page.getByText('Payment failed').waitFor();
    await page.unroute('**/confirm');
    await page.context().setOffline(true);
    await pay.click();
    await page.getByText('Vous êtes hors connexion : rien n’a été débité. Réessayez avec le réseau.').waitFor();
    await page.context().setOffline(false);
    // Busy while it is being asked, so that a second press is none.
    const release = await heldUp(page, '**/confirm');
    await page.getByRole('textbox', { name: 'Numéro de carte' }).fill('4242 4242 4242 4242');
    await pay.click();
    expect(await page.getByRole('button', { name: 'Processing Payment...' }).isDisabled()).toBe(true);
    await release();
    await page.waitForURL('**/order/*');
  });

  test('the receipt is printed only on request, and once for a double click', async () => {
    const { page } = await aCustomerAt(width, height);
    await page.addInitScript(() => {
      const counted = window as Window & { prints?: number };
      window.print = () => {
        counted.prints = (counted.prints ?? 0) + 1;
        window.dispatchEvent(new Event('afterprint'));
      };
    });
    const prints = () => page.evaluate(() => (window as Window & { prints?: number }).prints ?? 0);
    await page.goto(`${base}/user-ordersPage`);
    await page.getByRole('heading', { name: 'Your Orders' }).waitFor();
    await page.getByRole('link', { name: 'Détails' }).first().click();
    const button = page.getByRole('button', { name: 'Print Receipt' });
    await button.waitFor();
    await page.waitForTimeout(500);
    expect(await prints()).toBe(0);
    await button.dblclick();
    await page.getByText('Ticket envoyé à l’impression.').waitFor();
    expect(await prints()).toBe(1);
    await page.getByRole('link', { name: 'Back to Cart' }).click();
    await page.waitForURL('**/userSearch');
  });
});

test('the list of orders shows « No orders found. » to a person without orders', async () => {
  const { page } = await anOwner(browser, base, { email: 'cafe@demo.test', width: 390, height: 844 });
  await page.goto(`${base}/user-ordersPage`);
  await page.getByText('No orders found.').waitFor();
});
