import { expect, test } from 'vitest';
import { base } from '../support/journey';
import { cartOf } from '../support/ordering';
import { demoShop, emptyCart, openCartWith, tokenOf, toPayment, typeCard } from '../support/shopper';
import { aCustomer } from '../support/visitor';

const server = { base };

test('a second tab resumes the held payment, and items it adds are not paid but stay in the cart', async () => {
  const { page, errors } = await aCustomer();
  const token = await tokenOf(page);
  const shop = await demoShop(page);
  const [paid, added] = shop.menu
    .flatMap(({ items }) => items)
    .filter(({ kind, soldOut }) => kind === 'SIMPLE' && !soldOut);
  if (!paid || !added) throw new Error('The bakery has too little.');
  await emptyCart(page, shop.id);
  await openCartWith(page, shop.id, paid.id);
  const form = await toPayment(page);

  const other = await page.context().newPage();
  other.on('pageerror', (error) => errors.push(String(error)));
  await other.goto(`${base}/payment`);
  await other.getByRole('form', { name: 'Enter Card Details' }).waitFor();
  expect(await other.getByText('No order data found.').count()).toBe(0);

  await page.getByRole('link', { name: 'Panier, 1 article' }).waitFor();
  await other.goto(`${base}/boulangerie/${shop.id}`);
  await other.getByRole('article', { name: added.name, exact: true }).getByRole('button', { name: 'Ajouter' }).click();
  const changed = page.getByText(/^Votre panier a changé depuis\. Vous payez les \d+,\d\d\s€ réservés/);
  await changed.waitFor();
  await page.getByRole('link', { name: 'Panier, 2 articles' }).waitFor();

  await typeCard(page);
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
});
