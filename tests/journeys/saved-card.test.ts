import { expect, test } from 'vitest';
import { base } from '../support/journey';
import { demoShop, emptyCart, openCartWith, plainItem, toPayment, typeCard } from '../support/shopper';
import { aCustomer } from '../support/visitor';

const KEEP = 'Garder cette carte pour la prochaine fois';

test('a saved card pays the next order with one tap and the bank’s confirmation, until it is removed', async () => {
  const { page, errors } = await aCustomer();
  const shop = await demoShop(page);
  await emptyCart(page, shop.id);
  const item = plainItem(shop).id;
  const atPayment = async () => {
    await openCartWith(page, shop.id, item);
    await toPayment(page);
  };
  const ordered = async () => {
    await page.waitForURL('**/order/*');
    await page.getByRole('img', { name: /Code QR de la commande/ }).waitFor();
  };
  const bankAgrees = () => page.getByRole('button', { name: 'Confirmer le paiement' }).click();

  // Nobody is asked to keep a card by a tick that was there before.
  await atPayment();
  expect(await page.getByRole('checkbox', { name: KEEP }).isChecked()).toBe(false);
  await page.getByRole('checkbox', { name: KEEP }).check();
  await typeCard(page, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Pay & Place Order' }).click();
  await bankAgrees();
  await ordered();

  await atPayment();
  await page.getByRole('button', { name: /^Payer \d+,\d\d.€ avec Visa ••••.3155$/ }).click();
  await bankAgrees();
  await ordered();

  await atPayment();
  await page.getByRole('button', { name: 'Google Pay' }).click();
  await bankAgrees();
  await ordered();

  await page.goto(`${base}/account`);
  await page.getByRole('button', { name: /^Retirer Visa ••••.3155$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click();
  await page.getByRole('region', { name: 'Mes cartes' }).waitFor({ state: 'detached' });
  await atPayment();
  expect(await page.getByRole('button', { name: /^Payer .* avec/ }).count()).toBe(0);
  await emptyCart(page, shop.id);
  expect(errors).toEqual([]);
  await page.context().close();
});
