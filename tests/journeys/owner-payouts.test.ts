import { expect, test } from 'vitest';
import { base, changeRows, readRows } from '../support/journey';
import { anOwner } from '../support/owner';
import { rest } from '../support/rest';
import { TABLET } from '../support/visitor';

const PAGE = `${base}/restaurantPaymentSetupPage`;

test('a shop completes the payment setup with the sandbox and becomes visible to customers', async () => {
  const { page, shopId, token, errors } = await anOwner('cafe@demo.test', TABLET);
  const [was] = await readRows('select payment_account_id as id from shop where id = $1', [shopId]);
  // The provider no longer knows the shop’s account: all begins anew.
  await changeRows('update shop set payment_account_id = $2 where id = $1', [shopId, 'acct_gone']);
  const seenByCustomers = async () => (await rest({ base }, 'GET', `/api/items/${shopId}`)).status;
  const connect = page.getByRole('button', { name: 'Connect with Stripe' });

  await page.goto(PAGE);
  await page.getByText('Il reste un formulaire à remplir').waitFor();
  expect(await seenByCustomers()).toBe(404);

  // A link that was used before leads back, and on to a fresh one.
  const { body } = await rest({ base }, 'GET', `/api/restaurantPaymentSetup/onboarding-link/${shopId}`, { token });
  await fetch(String(body['onboardingUrl']));
  const second = await page.context().newPage();
  await second.goto(String(body['onboardingUrl']));
  await second.getByRole('heading', { name: 'Recevoir vos paiements' }).waitFor();
  await second.close();

  const [form] = await Promise.all([page.context().waitForEvent('page'), connect.click()]);
  await form.getByRole('heading', { name: 'Recevoir vos paiements' }).waitFor();
  expect(await form.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await form.getByRole('button', { name: 'Activer les paiements' }).click();
  await form.getByText('Acceptez les conditions pour recevoir des paiements.').waitFor();
  await form.getByRole('textbox', { name: 'Nom de l’établissement' }).fill('Café du Test');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Activer les paiements' }).click();
  await form.waitForURL('**/restaurantPaymentSetupPage?retour=1');
  await form.getByText('Vous êtes payé').waitFor();
  // The tab it began in hears of it without a press.
  await page.bringToFront();
  await page.getByText('Vous êtes payé').waitFor();
  expect(await connect.count()).toBe(0);
  expect(await seenByCustomers()).toBe(200);
  expect(errors).toEqual([]);

  await changeRows('update shop set payment_account_id = $2 where id = $1', [shopId, was?.['id']]);
  await page.context().close();
});
