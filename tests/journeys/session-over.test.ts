import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { graphql } from '../support/fixtures';
import { base, customerTokens } from '../support/journey';
import { aNewOwner } from '../support/owner';
import { demoShop, emptyCart, openCartWith, plainItem } from '../support/shopper';
import { NEW_PASSWORD } from '../support/signing-up';
import { aCustomer, keep, SHOP_TIME, withClock } from '../support/visitor';

const HOUR = 60 * 60_000;
const said = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Session expirée : les commandes ne sonnent plus ici' });

const aBoard = async () => {
  const owner = await aNewOwner({ width: 1024, height: 768 });
  await withClock(owner.page);
  await owner.page.goto(`${base}/ownerorders`);
  await owner.page.getByText('Aucune commande disponible.').waitFor();
  return owner;
};

test('a board signed out elsewhere, or without its token, shows it over the whole page, also after a reload, and signing in returns to the board', async () => {
  const { page, shop, errors, leave } = await aBoard();
  await graphql({ base }, shop.token, 'mutation { signOutEverywhere }');
  await page.clock.fastForward(30_000);
  await said(page).waitFor();
  expect(await page.title()).toContain('Session expirée');
  await page.reload();
  await said(page).waitFor();

  await page.getByRole('link', { name: 'Se reconnecter' }).click();
  await page.waitForURL('**/ownerloginform?from=%2Fownerorders');
  expect(await page.getByLabel('Se souvenir de moi').isChecked()).toBe(true);
  await page.getByLabel('E-mail').fill(shop.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Type de compte').selectOption({ label: 'Boulangerie' });
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('**/ownerorders');
  await page.getByText('Aucune commande disponible.').waitFor();

  await page.evaluate(() => localStorage.removeItem('ownerToken'));
  await page.clock.fastForward(30_000);
  await said(page).waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test('the owner’s login page leads a signed-in owner to the board, except in the last hour of the session', async () => {
  const { page, leave } = await aBoard();
  await page.goto(`${base}/ownerloginform`);
  await page.waitForURL('**/ownerorders');
  await page.clock.setSystemTime(SHOP_TIME + 11.5 * HOUR);
  await page.goto(`${base}/ownerloginform`);
  await page.getByRole('button', { name: 'Se connecter' }).waitFor();
  await leave();
});

test('a customer whose token was lost signs in again and returns to the same page with the cart kept', async () => {
  const { page, errors } = await aCustomer();
  const shop = await demoShop(page, 'Fournil Saint-Paul');
  await emptyCart(page, shop.id);
  const lose = () => page.evaluate(() => ['userToken', 'token'].forEach((key) => localStorage.removeItem(key)));
  const isTold = async () => {
    await page.waitForURL('**/userlogin');
    await page.getByText('Session expirée : reconnectez-vous. Votre panier est gardé.').waitFor();
    expect(await page.getByText(/Veuillez réessayer/).count()).toBe(0);
  };
  const comeBack = async () => {
    const token = customerTokens['client2@demo.test'] ?? '';
    const other = await page.context().newPage();
    await keep(other, { userToken: token, token });
    await other.close();
  };

  const item = plainItem(shop);
  await openCartWith(page, shop.id, item.id);
  await page.getByRole('radio').and(page.locator(':enabled')).last().check({ force: true });
  const order = page.getByRole('button', { name: 'Commander' });
  await expect.poll(() => order.isEnabled()).toBe(true);
  // What lands once its reader is gone leads to the login by itself.
  await page.waitForLoadState('networkidle');
  await lose();
  await order.click();
  await isTold();
  await comeBack();
  await page.waitForURL(`**/cart/${shop.id}`);
  await page.getByRole('region', { name: 'Articles' }).getByRole('heading', { name: item.name }).waitFor();

  await page.goto(`${base}/boulangerie/${shop.id}`);
  const add = page.getByRole('button', { name: /Ajouter/ }).first();
  // Not while what the server painted still stands there.
  await page.locator('[data-shell]').waitFor({ state: 'detached' });
  await add.waitFor();
  await page.waitForLoadState('networkidle');
  await lose();
  await add.click();
  await isTold();
  await comeBack();
  await page.waitForURL(`**/boulangerie/${shop.id}`);
  await emptyCart(page, shop.id);
  expect(errors).toEqual([]);
  await page.context().close();
});
