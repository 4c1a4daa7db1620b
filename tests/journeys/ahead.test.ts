import { expect, test } from 'vitest';
import { base, changeRows } from '../support/journey';
import { demoShop, emptyCart, payForCart } from '../support/shopper';
import { aCustomer } from '../support/visitor';

test('an item sold out today is added from the menu to a cart for tomorrow, paid today and shown with its day on every page', async () => {
  const { page, errors } = await aCustomer();
  const shop = await demoShop(page, 'Pain & Amandes');
  const item = shop.menu.flatMap(({ items }) => items).find(({ name }) => name === 'Tradition bio');
  if (!item) throw new Error('The bakery has lost its bread.');
  await emptyCart(page, shop.id);
  const soldOut = 'update item set sold_out_until = $1 where id = $2';
  try {
    await changeRows(soldOut, ['2026-11-25T03:00:00Z', item.id]);
    await page.goto(`${base}/boulangerie/${shop.id}`);
    const card = page.getByRole('article').filter({ hasText: item.name });
    await card.getByText('Épuisé aujourd’hui').waitFor();
    await card.getByRole('button', { name: /^Ajouter/ }).click();
    await page.getByRole('link', { name: /^Voir le panier/ }).click();
    const days = page.getByRole('group', { name: 'Jour de retrait' });
    await days.getByRole('radio', { name: 'Demain', checked: true }).waitFor();
  } finally {
    await changeRows(soldOut, [null, item.id]);
  }
  await page.getByRole('button', { name: /^Retrait mer. 25, 7:00 AM/ }).waitFor();

  const token = await payForCart(page);
  await page.getByText(/^mercredi 25 novembre, 6:15 PM/).waitFor();
  await page.goto(`${base}/tokenDetails/${token}`);
  await page.getByText('Elle sera prête mercredi 25 novembre à 18:15.').waitFor();
  await page.getByText(/^mercredi 25 novembre, 6:15 PM/).waitFor();
  await page.getByText(/au mercredi 25 novembre à 18:05/).waitFor();
  expect(await page.getByRole('button', { name: 'J’arrive' }).count()).toBe(0);
  await page.goto(`${base}/user-ordersPage`);
  await page
    .getByRole('article', { name: `Commande ${token}` })
    .getByText(/^mercredi 25 novembre, 6:15 PM/)
    .waitFor();
  expect(errors).toEqual([]);
});
