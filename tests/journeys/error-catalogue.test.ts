import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { base, browser } from '../support/journey';
import { sizes } from '../support/sizes';
import { openCartWith, plainItem, shopsNearby, tokenOf } from '../support/shopper';
import { aVisitor, emptyCart, signedInBefore, withoutNews, withoutPauses } from '../support/visitor';

// What the customer’s headings of the specification (2 to 5) list and no other journey provokes: texts of the server, and what the documents only log.

const server = { base };
const GRAPHQL = /\/graphql\b/;
const NOBODY = '018f0000-0000-7000-8000-000000000000';

/** From now on the server answers an operation with an error it has words for. */
const refuse = (page: Page, operation: string, message: string) =>
  page.route(GRAPHQL, (route) =>
    route.request().postData()?.includes(`"${operation}"`)
      ? route.fulfill({ json: { errors: [{ message, extensions: { code: 'CONFLICT' } }] } })
      : route.fallback(),
  );
const cut = (page: Page, operation: string) =>
  page.route(GRAPHQL, (route) =>
    [route.request().postData(), new URL(route.request().url()).search].some((said) => said?.includes(operation))
      ? route.abort()
      : route.fallback(),
  );

const SIZES = sizes(['phone', 390, 844], ['desktop', 1280, 800]);

describe.each(SIZES)('on a %s', (_device, width, height) => {
  async function aCustomer() {
    const visitor = await aVisitor(browser, width, height);
    const logged: string[] = [];
    visitor.page.on('console', (message) => logged.push(message.text()));
    await signedInBefore(visitor, base, 'client2@demo.test');
    return { ...visitor, logged };
  }

  test('the cart and order pages show the server’s own error message', async () => {
    const { page, errors } = await aCustomer();
    await page.goto(`${base}/cart/${NOBODY}`);
    await page.getByText('Error: Commerce introuvable.').waitFor();
    await page.goto(`${base}/cart/nonsense`);
    await page.getByText('404', { exact: true }).waitFor();
    await page.getByText('Error: Commerce introuvable.').waitFor();
    await page.getByRole('link', { name: 'Trouver un commerce' }).waitFor();
    // No such shop is no reason not to know who is signed in.
    await page.getByRole('button', { name: 'Mon compte' }).click();
    await page.getByRole('navigation', { name: 'Mon compte' }).getByText('Noé Laurent').waitFor();
    for (const [operation, path] of [
      ['OrdersPage', '/user-ordersPage'],
      ['OrderPage', '/order/KKKKKK'],
      ['TrackingPage', '/tokenDetails/KKKKKK'],
    ] as const) {
      await refuse(page, operation, 'La cuisine compte ses commandes.');
      await page.goto(base + path);
      await page.getByText('La cuisine compte ses commandes.').waitFor();
      await page.getByRole('button', { name: 'Réessayer' }).waitFor();
      await page.unroute(GRAPHQL);
    }
    expect(errors).toEqual([]);
  });

  test('a payment that cannot be started says why, and can be tried again', async () => {
    const { page, errors } = await aCustomer();
    const shop = (await shopsNearby(server, await tokenOf(page))).find(({ name }) => name === 'Au Levain du Marais');
    if (!shop) throw new Error('The demo has lost its bakery.');
    await openCartWith(page, server, shop.id, plainItem(shop).id);
    await page.getByRole('radio').and(page.locator(':enabled')).first().check({ force: true });
    await refuse(page, 'StartCheckout', 'Ce panier est en train d’être payé ailleurs.');
    await page.getByRole('button', { name: 'Commander' }).click();
    await page.getByText('Ce panier est en train d’être payé ailleurs.').waitFor();
    await page.unroute(GRAPHQL);
    await cut(page, 'StartCheckout');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByText('La connexion a échoué. Vérifiez votre réseau puis réessayez.').waitFor();
    await page.unroute(GRAPHQL);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('form', { name: 'Enter Card Details' }).waitFor();
    expect(await page.getByRole('textbox', { name: /postal/i }).count()).toBe(0);
    await emptyCart(page, shop.id);
    expect(errors).toEqual([]);
  });

  test('a menu that cannot be loaded is logged and shown as an error with a retry', async () => {
    const { page, logged } = await aCustomer();
    const [shop] = await shopsNearby(server, await tokenOf(page));
    await withoutNews(page);
    await withoutPauses(page);
    await cut(page, 'ShopPage');
    // The server’s page brings the menu with it, one the browser keeps may not.
    await page.route('**/boulangerie/*', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<script type="application\/json" id="shop-[^]*?<\/script>/, '');
      await route.fulfill({ response, body });
    });
    logged.length = 0;
    await page.goto(`${base}/boulangerie/${shop?.id ?? ''}`);
    await page.getByRole('heading', { level: 1, name: 'Une erreur est survenue' }).waitFor();
    expect(logged.join()).toContain('Failed to fetch');
    await page.unroute(GRAPHQL);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('heading', { level: 1, name: shop?.name ?? '' }).waitFor();
  });

  test('a failed login and a failed sign-up are logged and shown', async () => {
    const { page, errors } = await aVisitor(browser, width, height);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto(`${base}/userlogin`);
    await page.getByLabel('E-mail').fill(`nobody-${String(width)}@clients.test`);
    await page.getByLabel('Mot de passe', { exact: true }).fill('Levain!2027');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByRole('alert').getByText('Email ou mot de passe incorrect.').waitFor();
    expect(logged).toContain('Login failed: Email ou mot de passe incorrect.');
    await cut(page, 'LoginCustomer');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByRole('alert').getByText('La connexion a échoué.').waitFor();

    await page.goto(`${base}/usersignup`);
    await page.getByLabel('Nom').fill('Camille Durand');
    await page.getByLabel('E-mail').fill('camille@clients.test');
    await page.getByLabel('Mot de passe', { exact: true }).fill('Levain!2027');
    await page.getByRole('checkbox', { name: /^J’accepte/ }).check();
    await refuse(page, 'RegisterCustomer', 'L’inscription est fermée pour un instant.');
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await page.getByRole('alert').getByText('L’inscription est fermée pour un instant.').waitFor();
    expect(logged).toContain('Signup failed: L’inscription est fermée pour un instant.');
    expect(errors).toEqual([]);
  });
});
