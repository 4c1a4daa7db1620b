import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { base, browser } from '../support/journey';
import { openCartWith, plainItem, shopsNearby, tokenOf } from '../support/shopper';
import { aVisitor, emptyCart, signedInBefore } from '../support/visitor';

const KEEP = 'Garder cette carte pour la prochaine fois';

/** From one article in the cart to the payment page. */
async function toPayment(page: Page, shopId: string, itemId: string): Promise<void> {
  await openCartWith(page, { base }, shopId, itemId);
  await page.getByRole('radio').and(page.locator(':enabled')).last().check({ force: true });
  await page.getByRole('button', { name: 'Commander' }).click();
  await page.getByRole('button', { name: 'Pay & Place Order' }).waitFor();
}

test('a saved card pays the next order with one tap and the bank’s confirmation, until it is removed', async () => {
  const visitor = await aVisitor(browser, 390, 844);
  const { page, errors } = visitor;
  await signedInBefore(visitor, base, 'client2@demo.test');
  const shop = (await shopsNearby({ base }, await tokenOf(page))).find(({ name }) => name === 'Au Levain du Marais');
  if (!shop) throw new Error('The demo has no Levain.');
  await emptyCart(page, shop.id);
  const item = plainItem(shop).id;
  const ordered = async () => {
    await page.waitForURL('**/order/*');
    await page.getByRole('img', { name: /Code QR de la commande/ }).waitFor();
  };
  const bankAgrees = () => page.getByRole('button', { name: 'Confirmer le paiement' }).click();

  // Nobody is asked to keep a card by a tick that was there before.
  await toPayment(page, shop.id, item);
  expect(await page.getByRole('checkbox', { name: KEEP }).isChecked()).toBe(false);
  await page.getByRole('checkbox', { name: KEEP }).check();
  await page.getByRole('textbox', { name: 'Numéro de carte' }).fill('4000 0025 0000 3155');
  await page.getByRole('textbox', { name: 'Expiration' }).fill('12/34');
  await page.getByRole('textbox', { name: 'CVC' }).fill('123');
  await page.getByRole('button', { name: 'Pay & Place Order' }).click();
  await bankAgrees();
  await ordered();

  await toPayment(page, shop.id, item);
  await page.getByRole('button', { name: /^Payer \d+,\d\d.€ avec Visa ••••.3155$/ }).click();
  await bankAgrees();
  await ordered();

  await toPayment(page, shop.id, item);
  await page.getByRole('button', { name: 'Google Pay' }).click();
  await bankAgrees();
  await ordered();

  await page.goto(`${base}/account`);
  await page.getByRole('button', { name: /^Retirer Visa ••••.3155$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click();
  await page.getByRole('region', { name: 'Mes cartes' }).waitFor({ state: 'detached' });
  await toPayment(page, shop.id, item);
  expect(await page.getByRole('button', { name: /^Payer .* avec/ }).count()).toBe(0);
  await emptyCart(page, shop.id);
  expect(errors).toEqual([]);
  await page.context().close();
});
