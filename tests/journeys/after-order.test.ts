import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { base } from '../support/journey';
import { advance, orderSeenBy } from '../support/order-steps';
import { ownerSession } from '../support/rest';
import { demoShop, openCartWith, payForCart, plainItem } from '../support/shopper';
import { aCustomer, answerLost, type Visitor } from '../support/visitor';

const BAKERY = 'Au Levain du Marais';

async function anOrder(): Promise<Visitor & { token: string; quantity: string }> {
  const visitor = await aCustomer('client@demo.test');
  const shop = await demoShop(visitor.page, BAKERY);
  await openCartWith(visitor.page, shop.id, plainItem(shop).id, 2);
  const quantity = (await quantities(visitor.page).first().textContent()) ?? '';
  return { ...visitor, quantity, token: await payForCart(visitor.page) };
}

/** How many of each line of the cart. */
const quantities = (page: Page) =>
  page.getByRole('region', { name: 'Articles' }).getByRole('article').getByRole('status');

/** The owner of the bakery hands the order over. */
async function handOver(reference: string): Promise<void> {
  const owner = { id: '', email: '', ...(await ownerSession(base, 'boulangerie@demo.test')) };
  const { id } = await orderSeenBy({ base }, owner, reference);
  for (const from of ['PREPARING', 'READY'] as const) await advance({ base }, owner, id, from);
}

const calendarOf = async (page: Page) => {
  const link = page.getByRole('link', { name: 'Ajouter à mon agenda' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
};

test('a customer prints an order’s receipt, adds it to the calendar, cancels it and orders it again', async () => {
  const { page, token, quantity, errors } = await anOrder();
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('afterprint'));
  });
  await page.getByRole('button', { name: 'Print Receipt' }).click();
  await page.getByText('Ticket envoyé à l’impression.').waitFor();
  const { name, text } = await calendarOf(page);
  expect(name).toBe(`retrait-${token}.ics`);
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

test('a customer reviews a collected order and changes the review later', async () => {
  const { page, token, errors } = await anOrder();
  expect(await page.getByText('Comment était-ce').count()).toBe(0);
  await handOver(token);
  // The page hears of it by itself.
  const form = page.getByRole('form', { name: `Votre avis sur ${BAKERY}` });
  await form.getByRole('button', { name: 'Publier mon avis' }).click();
  await form.getByText('Choisissez une note, de 1 à 5 étoiles.').waitFor();
  await form.getByRole('radio', { name: /4 étoiles/ }).check({ force: true });
  await form.getByRole('textbox', { name: /Votre avis/ }).fill('Croûte parfaite.');
  await form.getByRole('button', { name: 'Publier mon avis' }).click();
  const said = page.getByRole('region', { name: 'Votre avis' });
  await said.getByText('Croûte parfaite.').waitFor();

  await page.goto(`${base}/user-ordersPage`);
  const listed = page.getByRole('article', { name: `Commande ${token}` });
  await listed.getByText('4 sur 5').waitFor({ state: 'attached' });
  await listed.getByRole('link', { name: 'Mon avis' }).click();
  await page.getByRole('button', { name: 'Modifier mon avis' }).click();
  await form.getByRole('radio', { name: /5 étoiles/ }).check({ force: true });
  await form.getByRole('button', { name: 'Publier mon avis' }).click();
  await said.getByText('5 sur 5').waitFor({ state: 'attached' });
  expect(errors).toEqual([]);
});
