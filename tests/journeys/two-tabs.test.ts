import { expect, test } from 'vitest';
import { base, browser } from '../support/journey';
import { cartOf } from '../support/ordering';
import { sizes } from '../support/sizes';
import { openCartWith, shopsNearby, tokenOf } from '../support/shopper';
import { aVisitor, emptyCart, signedInBefore } from '../support/visitor';

const server = { base };

test.each(sizes(['phone', 390, 844], ['desktop', 1280, 800]))(
  'on a %s a second tab resumes the held payment, and items it adds are not paid but stay in the cart',
  async (_device, width, height) => {
    const visitor = await aVisitor(browser, width, height);
    const { page, errors } = visitor;
    await signedInBefore(visitor, base, 'client2@demo.test');
    const token = await tokenOf(page);
    const shop = (await shopsNearby(server, token)).find(({ name }) => name === 'Au Levain du Marais');
    const [paid, added] = (shop?.menu ?? [])
      .flatMap(({ items }) => items)
      .filter(({ kind, soldOut }) => kind === 'SIMPLE' && !soldOut);
    if (!shop || !paid || !added) throw new Error('The demo has lost its bakery.');
    await emptyCart(page, shop.id);
    await openCartWith(page, server, shop.id, paid.id);
    await page.getByRole('radio').and(page.locator(':enabled')).last().check({ force: true });
    await page.getByRole('button', { name: 'Commander' }).click();
    const form = page.getByRole('form', { name: 'Enter Card Details' });
    await form.waitFor();

    const other = await page.context().newPage();
    other.on('pageerror', (error) => errors.push(String(error)));
    await other.goto(`${base}/payment`);
    await other.getByRole('form', { name: 'Enter Card Details' }).waitFor();
    expect(await other.getByText('No order data found.').count()).toBe(0);

    await page.getByRole('link', { name: 'Panier, 1 article' }).waitFor();
    await other.goto(`${base}/boulangerie/${shop.id}`);
    await other
      .getByRole('article', { name: added.name, exact: true })
      .getByRole('button', { name: 'Ajouter' })
      .click();
    const changed = page.getByText(/^Votre panier a changé depuis\. Vous payez les \d+,\d\d\s€ réservés/);
    await changed.waitFor();
    await page.getByRole('link', { name: 'Panier, 2 articles' }).waitFor();

    await form.getByRole('textbox', { name: 'Numéro de carte' }).fill('4242 4242 4242 4242');
    await form.getByRole('textbox', { name: 'Expiration' }).fill('12/34');
    await form.getByRole('textbox', { name: 'CVC' }).fill('123');
    await form.getByRole('button', { name: 'Pay & Place Order' }).click();
    await page.waitForURL('**/order/*');
    const details = page.getByRole('region', { name: 'Détail de la commande' });
    await details.getByText(paid.name).waitFor();
    expect(await details.getByText(added.name).count()).toBe(0);
    const { lines } = await cartOf(server, { token }, shop.id);
    expect(lines.map(({ item }) => item.name)).toEqual([added.name]);
    await emptyCart(page, shop.id);
    expect(errors).toEqual([]);
    await page.context().close();
  },
);
