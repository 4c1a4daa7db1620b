import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { buys } from '../support/buying';
import { base, browser } from '../support/journey';
import { openCartWith, plainItem, shopsNearby, tokenOf } from '../support/shopper';
import { aVisitor, searchAround, signedInBefore, signIn, withoutPauses, withClock } from '../support/visitor';

/** The next time the page asks in vain for an address with `part` in it. */
const lost = (page: Page, part: string) =>
  page.waitForEvent('requestfailed', (request) => request.url().includes(part));

test('a visitor who follows a shop’s link signs in and returns to it', async () => {
  const scout = await aVisitor(browser, 390, 844);
  await signIn(scout, base, 'client2@demo.test');
  await searchAround(scout.page);
  const link = await scout.page.locator('a[href^="/boulangerie/"]').first().getAttribute('href');
  const preview = await (await fetch(`${base}${link}`)).text();
  expect(preview).toMatch(/<meta property="og:title" content="[^"]+">/);

  const { page } = await aVisitor(browser, 390, 844);
  await page.goto(`${base}${link}`);
  await page.waitForURL('**/userlogin');
  await page.getByLabel('E-mail').fill('client2@demo.test');
  await page.getByLabel('Mot de passe', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByText('Email ou mot de passe incorrect.').waitFor();
  await page.getByLabel('Mot de passe', { exact: true }).fill('Demo!2026');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL(`**${link}`);
});

test('a page whose data cannot be loaded offers a retry', async () => {
  const visitor = await aVisitor(browser, 390, 844);
  await signedInBefore(visitor, base, 'client2@demo.test');
  await withoutPauses(visitor.page);
  await visitor.page.route('**/graphql', (route) => route.abort());
  await visitor.page.goto(`${base}/user-ordersPage`);
  const again = visitor.page.getByRole('button', { name: 'Réessayer' });
  await again.waitFor();
  await visitor.page.unroute('**/graphql');
  await again.click();
  await visitor.page.getByRole('heading', { name: 'Your Orders' }).waitFor();
  await again.waitFor({ state: 'hidden' });
});

test('a customer who opens the board is shown the link to the owner’s login', async () => {
  const visitor = await aVisitor(browser, 1280, 800);
  await signedInBefore(visitor, base, 'client2@demo.test');
  await visitor.page.goto(`${base}/ownerorders`);
  await visitor.page.locator('a[href^="/ownerloginform"]').first().waitFor();
});

test('a customer who loses the network during the card payment is led to the order once it is back', async () => {
  const visitor = await aVisitor(browser, 390, 844);
  const { page } = visitor;
  await withClock(page);
  await signedInBefore(visitor, base, 'client2@demo.test');
  const shop = (await shopsNearby({ base }, await tokenOf(page))).find(({ name }) => name === 'Au Levain du Marais');
  if (!shop) throw new Error('The demo has lost its bakery.');
  await openCartWith(page, { base }, shop.id, plainItem(shop).id);
  await page.getByRole('radio').and(page.locator(':enabled')).first().check({ force: true });
  await page.getByRole('button', { name: 'Commander' }).click();
  await page.locator('input[autocomplete="cc-number"]').fill('4242 4242 4242 4242');
  await page.locator('input[autocomplete="cc-exp"]').fill('12/34');
  await page.locator('input[autocomplete="cc-csc"]').fill('123');
  await page.route('**/v1/payment_intents/**', async (route) => {
    // The payment reaches the provider; its answer and everything after it is lost.
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Pay & Place Order' }).click();
  await page.getByRole('button', { name: 'Processing Payment...' }).waitFor();
  // It asks what became of the payment, again and again in vain.
  for (let asked = 0; asked < 3; asked += 1) {
    const inVain = lost(page, '/v1/payment_intents/');
    await page.clock.fastForward(2_000);
    await inVain;
  }
  expect(await page.getByText('momentanément indisponible').count()).toBe(0);
  await page.unroute('**/v1/payment_intents/**');
  await page.clock.fastForward(5_000);
  await page.waitForURL('**/order/*');
});

test('scripts that fail to load leave the rest of the page working and are loaded later', async () => {
  const visitor = await aVisitor(browser, 390, 844);
  const { page } = visitor;
  await withClock(page);
  await page.route(/\/assets\/(app-effects|qr-code)/, (route) => route.abort());
  const withoutAbout = lost(page, 'app-effects');
  await signIn(visitor, base, 'client2@demo.test');
  await withoutAbout;
  await page.waitForTimeout(500);
  await page.getByRole('heading', { name: 'Trouvez votre repas parfait' }).waitFor();
  const shop = (await shopsNearby({ base }, await tokenOf(page))).find(({ name }) => name === 'Au Levain du Marais');
  if (!shop) throw new Error('The demo has lost its bakery.');
  const { id, token } = await buys({ base }, await tokenOf(page), shop.id);
  const withoutCode = lost(page, 'qr-code');
  await page.goto(`${base}/order/${id}`);
  await page.getByRole('heading', { name: 'Votre commande est confirmée' }).waitFor();
  await page.getByText(token).first().waitFor();
  await withoutCode;
  await page.waitForTimeout(500);
  expect(await page.locator('figure svg').count()).toBe(0);
  await page.unrouteAll();
  await page.clock.fastForward(5_000);
  await page.locator('figure svg').waitFor();
  expect(visitor.errors).toEqual([]);
});
