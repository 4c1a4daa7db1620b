import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { base } from '../support/journey';
import { demoShop, openCartWith, payForCart, plainItem } from '../support/shopper';
import { aCustomer, answerLost } from '../support/visitor';

const BAKERY = 'Au Levain du Marais';

/** How many of each line of the cart. */
const quantities = (page: Page) =>
  page.getByRole('region', { name: 'Articles' }).getByRole('article').getByRole('status');

test('a customer prints an order’s receipt, adds it to the calendar, cancels it and orders it again', async () => {
  const { page, errors } = await aCustomer('client@demo.test');
  const shop = await demoShop(page, BAKERY);
  await openCartWith(page, shop.id, plainItem(shop).id, 2);
  const quantity = await quantities(page).first().textContent();
  const token = await payForCart(page);
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('afterprint'));
  });
  await page.getByRole('button', { name: 'Print Receipt' }).click();
  await page.getByText('Ticket envoyé à l’impression.').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Ajouter à mon agenda' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toBe(`retrait-${token}.ics`);
  expect(text).toMatch(/DTSTART:20261124T\d{6}Z\r\n/);
  expect(text).toContain(`SUMMARY:Retrait ${token} · ${BAKERY}\r\n`);

  const second = await page.context().newPage();
  await second.goto(`${base}/tokenDetails/${token}`);
  await second.getByText('En cours').first().waitFor();

  await page.getByRole('button', { name: 'Annuler la commande' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Annuler cette commande ?' });
  await dialog.getByText(/vous sont remboursés sur votre carte, sous 5 à 10 jours/).waitFor();
  await dialog.getByRole('button', { name: 'La garder' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Annuler la commande' }).click();
  // The answer is lost on the way; said again it is the same cancellation.
  await answerLost(page, 'CancelMyOrder');
  await dialog.getByRole('button', { name: 'Annuler la commande' }).click();
  await dialog.getByText(/La connexion a échoué/).waitFor();
  await dialog.getByRole('button', { name: 'Annuler la commande' }).click();
  await page.getByText(/Vous avez annulé cette commande\. .*sur votre carte.* sous 5 à 10 jours\./).waitFor();
  // Every other look at it follows by itself.
  await second.getByText(/Vous avez annulé cette commande\./).waitFor();
  await second.getByText('Annulée').first().waitFor();

  await page.goto(`${base}/user-ordersPage`);
  const listed = page.getByRole('article', { name: `Commande ${token}` });
  await listed.getByText('Annulée').waitFor();
  await listed.getByRole('button', { name: 'Commander à nouveau' }).dblclick();
  await page.waitForURL('**/cart/*');
  await quantities(page).first().waitFor();
  expect(await quantities(page).allTextContents()).toEqual([quantity]);
  expect(errors).toEqual([]);
});
