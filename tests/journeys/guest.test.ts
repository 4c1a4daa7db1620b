import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { base } from '../support/journey';
import { demoShop, emptyCart, openCartWith, plainItem } from '../support/shopper';
import { aThumb, pay } from '../support/thumb';
import { aVisitor, signIn } from '../support/visitor';

const LEVAIN = `${base}/chez/au-levain-du-marais-paris`;
const GRILL = `${base}/chez/sami-grill-paris`;

const adding = (page: Page, item: string) =>
  page.getByRole('article', { name: item, exact: true }).getByRole('button', { name: /^Ajouter/ });

test('a guest orders from a shop’s public page to the token with at most nine taps besides typing', async () => {
  const { page, errors } = await aVisitor();
  await page.goto(LEVAIN);
  const { count, tap } = aThumb(page);
  await tap(adding(page, 'Croissant au beurre'));
  await tap(adding(page, 'Baguette tradition'));
  await tap(page.getByRole('link', { name: /^Commander/ }));
  await tap(page.getByLabel('Nom'));
  await page.keyboard.type('Zoé');
  await tap(page.getByLabel('E-mail'));
  const email = `zoe-${Date.now()}@exemple.fr`;
  await page.keyboard.type(email);
  await tap(page.getByRole('button', { name: 'Continuer sans compte' }));
  await page.waitForURL('**/cart/*');
  await tap(page.getByRole('button', { name: /^Commander/ }));
  await pay(page, tap);
  console.info(`Without an account: ${count.taps} taps, ${count.swipes} swipes.`);
  expect(count.taps).toBeLessThanOrEqual(9);

  // A guest has no account, and what was on the device is not there a second time.
  await page.goto(`${base}/account`);
  await page.waitForURL('**/user-ordersPage');
  await page.goto(LEVAIN);
  await page.waitForURL('**/boulangerie/*');
  await page.getByRole('link', { name: /^Panier/ }).waitFor();

  // Once the order is an account's, the guest is nobody any more: who comes back signs in with the same address.
  await page.evaluate(() => ['userToken', 'token'].forEach((key) => localStorage.removeItem(key)));
  await page.goto(`${base}/user-ordersPage`);
  await page.waitForURL('**/userlogin');
  expect(await page.getByLabel('E-mail').inputValue()).toBe(email);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a sandwich composed before sign-in is merged into the account’s cart, with one message', async () => {
  const visitor = await aVisitor();
  const { page, errors } = visitor;
  await signIn(visitor);
  const grill = await demoShop(page, 'Sami Grill');
  await emptyCart(page, grill.id);
  const drink = plainItem(grill);
  await openCartWith(page, grill.id, drink.id, 2);
  await page.evaluate(
    (gone) => {
      localStorage.clear();
      // Of a shop that left meanwhile.
      localStorage.setItem(`cart:${gone}`, JSON.stringify({ lines: [{ itemId: gone, quantity: 1 }] }));
    },
    grill.id.replace(/^......../, '00000000'),
  );

  await page.goto(GRILL);
  const kebab = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Kebab maison', exact: true }) });
  await kebab.getByRole('link', { name: 'Ajouter' }).click();
  await page.waitForURL('**/composer/**');
  await page.getByRole('group', { name: 'Viandes', exact: true }).getByRole('checkbox', { name: 'Kebab' }).check();
  for (const name of ['Sans frites', 'Sans boisson'])
    if ((await page.getByRole('radio', { name }).count()) > 0) await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await page.waitForURL(GRILL);
  await page.getByRole('link', { name: /^Commander · \d+,\d\d.€/ }).click();
  await page.getByRole('group', { name: 'Kebab maison' }).getByText('Kebab', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Se connecter' }).click();
  // The page before asks for an e-mail as well.
  await page.getByRole('heading', { name: 'Bonjour' }).waitFor();
  await page.getByLabel('E-mail').fill('client2@demo.test');
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('Demo!2026');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL(`**/cart/${grill.id}`);
  await page.getByText(`${drink.name} : 2 de plus, déjà dans votre panier.`).waitFor();
  await page.getByRole('link', { name: 'Panier, 3 articles' }).waitFor();
  await emptyCart(page, grill.id);
  expect(errors).toEqual([]);
  await page.context().close();
});
