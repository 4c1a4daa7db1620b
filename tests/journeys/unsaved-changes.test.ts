import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { base } from '../support/journey';
import { aNewOwner } from '../support/owner';
import { aVisitor } from '../support/visitor';

const back = (page: Page) => page.evaluate(() => history.back());
const forward = (page: Page) => page.evaluate(() => history.forward());
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' });
const stay = async (page: Page) => {
  await question(page).getByRole('button', { name: 'Rester' }).click();
  await question(page).waitFor({ state: 'hidden' });
};
const leave = (page: Page) => question(page).getByRole('button', { name: 'Quitter sans enregistrer' }).click();

test('unsaved settings are asked about before Back, Forward and signing out: kept with « Rester », discarded with « Quitter »', async () => {
  const owner = await aNewOwner();
  const { page } = owner;
  const shopName = page.getByLabel('Nom de la boutique');
  const isKept = async () => expect(await shopName.inputValue()).toBe('Maison Levain et fils');
  await page.goto(`${base}/AddItems`);
  await page.getByRole('link', { name: 'Réglages' }).first().click();
  await shopName.fill('Maison Levain et fils');
  await back(page);
  await stay(page);
  expect(new URL(page.url()).pathname).toBe('/reglages');
  await isKept();
  // A second time, from where one stayed.
  await back(page);
  await leave(page);
  await page.waitForURL('**/AddItems');
  await forward(page);
  await shopName.waitFor();
  expect(await shopName.inputValue()).toBe('Maison Levain');

  await page.getByRole('link', { name: 'Carte', exact: true }).first().click();
  await page.waitForURL('**/AddItems');
  await back(page);
  await shopName.fill('Maison Levain et fils');
  await forward(page);
  await stay(page);
  await isKept();
  await page
    .getByRole('button', { name: /compte/i })
    .first()
    .click();
  await page.getByText('Se déconnecter').click();
  await stay(page);
  await isKept();
  expect(owner.errors).toEqual([]);
  await owner.leave();
});

test('a sign-up form is asked about before Back when two fields are filled, and not with one', async () => {
  const { page, errors } = await aVisitor();
  await page.goto(`${base}/userlogin`);
  await page.locator('main a[href="/usersignup"]').first().click();
  await page.waitForURL('**/usersignup');
  await page.getByLabel('E-mail').fill('ines@exemple.test');
  await back(page);
  await page.waitForURL('**/userlogin');
  expect(await question(page).count()).toBe(0);

  await forward(page);
  await page.waitForURL('**/usersignup');
  await page.getByLabel('E-mail').fill('ines@exemple.test');
  await page.getByRole('textbox', { name: 'Nom' }).fill('Inès Martin');
  await back(page);
  await stay(page);
  expect(await page.getByLabel('E-mail').inputValue()).toBe('ines@exemple.test');
  await back(page);
  await leave(page);
  await page.waitForURL('**/userlogin');
  expect(errors).toEqual([]);
});
