import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { buys } from '../support/buying';
import { base } from '../support/journey';
import { demoShop, emptyCart, openCartWith, plainItem, tokenOf, toPayment, typeCard } from '../support/shopper';
import {
  aCustomer,
  aVisitor,
  searchAround,
  signedInBefore,
  signIn,
  loseCalls,
  withClock,
  withoutNews,
  withoutPauses,
} from '../support/visitor';

/** The next time the page asks in vain for an address with `part` in it. */
const lost = (page: Page, part: string) =>
  page.waitForEvent('requestfailed', (request) => request.url().includes(part));

test('a visitor who follows a shop’s link signs in and returns to it', async () => {
  const scout = await aVisitor();
  await signIn(scout, 'client2@demo.test');
  await searchAround(scout.page);
  const link = await scout.page.locator('a[href^="/boulangerie/"]').first().getAttribute('href');
  const preview = await (await fetch(`${base}${link}`)).text();
  expect(preview).toMatch(/<meta property="og:title" content="[^"]+">/);

  const { page } = await aVisitor();
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

test('pages whose data cannot be loaded offer a retry, and those of an order ask again by themselves', async () => {
  const { page } = await aCustomer();
  await withoutNews(page);
  await withoutPauses(page);
  for (const [operation, path, failed, found] of [
    ['OrdersPage', '/user-ordersPage', 'Failed to fetch orders', 'Your Orders'],
    ['OrderPage', '/order/KKKKKK', 'Failed to fetch order details', 'No order found.'],
  ] as const) {
    await loseCalls(page, operation);
    await page.goto(base + path);
    await page.getByText(failed).waitFor();
    await page.unrouteAll();
    // Whoever may just have paid does not have to press.
    if (operation === 'OrderPage') await page.clock.fastForward(5_000);
    else await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByText(failed).waitFor({ state: 'hidden' });
    await page.getByText(found).first().waitFor();
  }
});

test('a failed card payment shows the reason, « Payment failed » without one, or that nothing was charged offline', async () => {
  const { page } = await aCustomer('client@demo.test');
  const shop = await demoShop(page);
  await openCartWith(page, shop.id, plainItem(shop).id);
  await toPayment(page);
  const pay = page.getByRole('button', { name: 'Pay & Place Order' });
  await typeCard(page, '4000 0000 0000 9995');
  await pay.click();
  await page.getByRole('alert').filter({ hasText: /fonds/ }).waitFor();
  await page.route('**/confirm', (route) =>
    route.fulfill({ json: { status: 'requires_payment_method', last_payment_error: null } }),
  );
  await pay.click();
  await page.getByText('Payment failed').waitFor();
  await page.unrouteAll();
  await page.context().setOffline(true);
  await pay.click();
  await page.getByText('Vous êtes hors connexion : rien n’a été débité. Réessayez avec le réseau.').waitFor();
  await page.context().setOffline(false);
  await emptyCart(page, shop.id);
});

test('the tracking page reports once that the ticket was printed', async () => {
  const { page } = await aCustomer();
  const { token } = await buys({ base }, await tokenOf(page), (await demoShop(page)).id);
  await withClock(page);
  const threeSecondsPass = async () => {
    await page.getByRole('heading', { name: `Commande #${token}` }).waitFor();
    await page.clock.fastForward(3000);
  };
  await page.goto(`${base}/tokenDetails/${token}`);
  await threeSecondsPass();
  await page.getByText('Print job sent successfully.').waitFor();
  await page.reload();
  await threeSecondsPass();
  await page.waitForTimeout(500);
  expect(await page.getByText('Print job sent successfully.').count()).toBe(0);
});

test('a customer who loses the network during the card payment is led to the order once it is back', async () => {
  const visitor = await aVisitor();
  const { page } = visitor;
  await withClock(page);
  await signedInBefore(visitor, 'client2@demo.test');
  const shop = await demoShop(page);
  await openCartWith(page, shop.id, plainItem(shop).id);
  await toPayment(page);
  await typeCard(page);
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
  const visitor = await aVisitor();
  const { page } = visitor;
  await withClock(page);
  await page.route(/\/assets\/(app-effects|qr-code)/, (route) => route.abort());
  const withoutAbout = lost(page, 'app-effects');
  await signIn(visitor);
  await withoutAbout;
  await page.waitForTimeout(500);
  await page.getByRole('heading', { name: 'Trouvez votre repas parfait' }).waitFor();
  const shop = await demoShop(page);
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
