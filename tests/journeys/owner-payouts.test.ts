import { afterAll, expect, test } from 'vitest';
import { base, browser, dataDir } from '../support/journey';
import { sizes } from '../support/sizes';
import { journeyDatabase } from '../support/journey-database';
import { anOwner, failing, whenAsked } from '../support/owner';
import { rest } from '../support/rest';
import { aVisitor } from '../support/visitor';

const PAGE = `${base}/restaurantPaymentSetupPage`;
const database = await journeyDatabase(dataDir);
afterAll(() => database.close());

test('a visitor on the payment setup page is led to the owner’s login', async () => {
  const { page, errors } = await aVisitor(browser, 390, 844);
  await page.goto(PAGE);
  await page.getByRole('link', { name: 'Se connecter' }).click();
  await page.waitForURL('**/ownerloginform?from=/restaurantPaymentSetupPage');
  expect(errors).toEqual([]);
  await page.context().close();
});

const SIZES = sizes(['a tablet', 768, 1024], ['a phone', 390, 844], ['a desk', 1280, 800]);

test.each(SIZES)(
  'on %s a shop completes the payment setup with the sandbox and becomes visible to customers',
  async (_where, width, height) => {
    const { page, shopId, token, errors } = await anOwner(browser, base, { email: 'cafe@demo.test', width, height });
    const [was] = await database.ask('select payment_account_id as id from shop where id = $1', [shopId]);
    // The provider no longer knows the shop’s account: all begins anew.
    await database.change('update shop set payment_account_id = $2 where id = $1', [shopId, `acct_gone${width}`]);
    const seenByCustomers = async () => (await rest({ base }, 'GET', `/api/items/${shopId}`)).status;
    const connect = page.getByRole('button', { name: 'Connect with Stripe' });

    await whenAsked(page, 'CreatePayoutAccount', 500);
    await page.goto(PAGE);
    await page.getByRole('alert').getByText('Stripe account creation failed').waitFor();
    expect(await connect.isDisabled()).toBe(true);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByText('Il reste un formulaire à remplir').waitFor();
    expect(await seenByCustomers()).toBe(404);

    const noLink = () => page.getByRole('alert').getByText('Failed to generate onboarding link').waitFor();
    await failing(page, 'OpenPayoutOnboarding', 'lost', () => connect.click(), noLink);
    await expect.poll(() => page.context().pages().length).toBe(1);

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

    await database.change('update shop set payment_account_id = $2 where id = $1', [shopId, was?.['id']]);
    await page.context().close();
  },
);
