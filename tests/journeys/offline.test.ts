import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { buys } from '../support/buying';
import { base } from '../support/journey';
import { demoShop, emptyCart, tokenOf } from '../support/shopper';
import {
  answersLate,
  aVisitor,
  comesToRest,
  installed,
  searchAround,
  signIn,
  type Visitor,
  withClock,
  DESK,
} from '../support/visitor';

/** A customer whose browser has the product installed. */
async function anInstalledCustomer(): Promise<Visitor> {
  const visitor = await aVisitor({ serviceWorkers: 'allow' });
  await withClock(visitor.page);
  await signIn(visitor);
  await comesToRest(visitor.page);
  await installed(visitor.page);
  return visitor;
}

/** What the service worker has kept, by address. */
async function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /compte/i }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.waitForURL('**/userlogin');
}

async function openABakery(page: Page): Promise<void> {
  await page.goto(`${base}/boulangerie/${(await demoShop(page)).id}`);
  await page
    .getByRole('button', { name: /Ajouter/ })
    .first()
    .waitFor();
}

test('offline, the menu seen last stays readable with its age until signing out removes it, and a page never seen offers a retry', async () => {
  const { page, errors } = await anInstalledCustomer();
  await openABakery(page);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const menu = page.url();
  const shopId = new URL(menu).pathname.split('/').pop() ?? '';
  // The bar counts a piece before the server has it; a reload in between would lose it.
  const added = page.waitForResponse((response) => response.request().postData()?.includes('AddToCart') === true);
  await page
    .getByRole('button', { name: /Ajouter/ })
    .first()
    .click();
  await added;
  // The answer with the piece in it has come, and with it what is kept of this menu.
  await page.reload();
  await page.getByRole('link', { name: /^Voir le panier/ }).waitFor();

  await page.context().setOffline(true);
  await page.goto(menu);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByText('Vous êtes hors connexion. Vu à l’instant.').waitFor();
  // Nothing can be ordered: no way to a cart nobody can read, and the news of it stays as long as it is true.
  expect(await page.getByRole('link', { name: /^Voir le panier/ }).count()).toBe(0);
  await page.clock.runFor(6000);
  await page.getByText(/^Vous êtes hors connexion/).waitFor();
  const pictures = page.locator('main img');
  await expect
    .poll(() => pictures.evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length))
    .toBeGreaterThan(0);

  await page.goto(`${base}/user-ordersPage`);
  await page.getByRole('button', { name: 'Réessayer' }).waitFor();
  await page.getByText(/^Vous êtes hors connexion/).waitFor();

  await page.context().setOffline(false);
  await page.getByText('Vous êtes de nouveau en ligne.').waitFor();
  // The heading stands above the failure too; only the answer is kept.
  await page.getByRole('article').or(page.getByText('No orders found.')).first().waitFor();
  // Seen now, the list of orders is what leads to their numbers without a network.
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Your Orders' }).waitFor();
  await page.getByText('Vous êtes hors connexion. Vu à l’instant.').waitFor();
  await page.context().setOffline(false);
  await emptyCart(page, shopId);
  expect(await page.evaluate(() => localStorage.getItem('lastSeen'))).toContain('ShopPage');
  await signOut(page);
  expect(await page.evaluate(() => localStorage.getItem('lastSeen'))).toBeNull();
  expect(errors).toEqual([]);
});

test('an open order’s token is readable offline, and each page shows the age of its own data', async () => {
  const { page, errors } = await anInstalledCustomer();
  const { token } = await buys({ base }, await tokenOf(page), (await demoShop(page)).id);
  await page.goto(base);
  const next = page.getByRole('link', { name: /^Commande \S{6} ·/ });
  const toCollect = await next.textContent();
  await page.goto(`${base}/tokenDetails/${token}`);
  await page.getByRole('heading', { name: `Commande #${token}` }).waitFor();

  await page.context().setOffline(true);
  await page.goto(base);
  expect(await next.textContent()).toBe(toCollect);
  await page.getByText('Vous êtes hors connexion. Vu à l’instant.').waitFor();
  await page.goto(`${base}/tokenDetails/${token}`);
  await page.getByRole('heading', { name: `Commande #${token}` }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: `Commande #${token}` }).waitFor();
  await page.getByText('Vous êtes hors connexion. Vu à l’instant.').waitFor();
  // Never seen on this device, reached without leaving the product.
  await page.getByRole('button', { name: /compte/i }).click();
  await page.getByRole('link', { name: 'Mes commandes' }).click();
  await page.waitForURL('**/user-ordersPage');
  await page.getByText(/^Vous êtes hors connexion/).waitFor();
  await page.getByText(/Vu à l’instant/).waitFor({ state: 'hidden' });
  await page.getByText('Failed to fetch orders').waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: `Commande #${token}` }).waitFor();
  await page.getByText('Vous êtes hors connexion. Vu à l’instant.').waitFor();

  await page.context().setOffline(false);
  await page.getByText('Vous êtes de nouveau en ligne.').waitFor();
  expect(errors).toEqual([]);
});

test('after signing out, a late answer and the searched address are not stored', async () => {
  const visitor = await aVisitor();
  const { page, errors } = visitor;
  await signIn(visitor);
  await searchAround(page);
  const arrive = await answersLate(page, 'OrdersPage', () => page.goto(`${base}/user-ordersPage`));
  await page.evaluate(() => sessionStorage.setItem('composition:x', 'Sans oignon'));
  await signOut(page);
  await arrive();
  await page.waitForTimeout(300);
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(kept.filter((key) => key !== 'device')).toEqual([]);
  expect(errors).toEqual([]);
});

test('offline, the search shows its last results and the cart says why it is empty, both reload when online, and no prices, stock or orders are cached', async () => {
  const { page, errors } = await anInstalledCustomer();
  await searchAround(page);
  const shop = page.getByRole('article', { name: 'Au Levain du Marais' });
  await shop.waitFor();
  await page.context().setOffline(true);
  await page.goto(`${base}/userSearch`);
  await shop.waitFor();
  const failure = page.getByRole('alert').filter({ hasText: 'La récupération des commerces a échoué.' });
  await page.clock.fastForward(3_000);
  await failure.waitFor();
  await page.getByPlaceholder('Recherchez des restaurants ou des boulangeries...').fill('Place Bellecour, 69002 Lyon');
  await page.keyboard.press('Enter');
  await page.clock.fastForward(3_000);
  await failure.waitFor();
  await shop.waitFor();
  const broken = () =>
    page
      .locator('img')
      .evaluateAll(
        (all) =>
          all.filter((one) => (one as HTMLImageElement).complete && (one as HTMLImageElement).naturalWidth === 0)
            .length,
      );
  await expect.poll(broken).toBe(0);
  await page.context().setOffline(false);
  await failure.waitFor({ state: 'hidden' });
  // What was asked for meanwhile is found: another town.
  await shop.waitFor({ state: 'hidden' });
  await page.getByRole('article').first().waitFor();

  await page.context().setOffline(true);
  await page.goto(`${base}/cart`);
  await page.getByText('Vous êtes hors connexion. La page revient avec le réseau.').waitFor();
  await page.context().setOffline(false);
  await page
    .getByText('Your cart is empty.')
    .or(page.getByRole('button', { name: 'Commander' }))
    .first()
    .waitFor();
  await openABakery(page);
  await page.evaluate((shop) => fetch(`/api/items/${shop}`), page.url().split('/').at(-1));
  const paths = await kept(page);
  expect(paths).toContain('/');
  expect(paths.some((path) => path.startsWith('/assets/'))).toBe(true);
  expect(paths.filter((path) => /^\/(api|graphql)/.test(path))).toEqual([]);
  expect(errors).toEqual([]);
});

test('the app can be installed: manifest, icons and service worker', async () => {
  const manifest = (await (await fetch(`${base}/manifest.webmanifest`)).json()) as {
    icons: { src: string; sizes: string }[];
    screenshots: { src: string; sizes: string }[];
    shortcuts: { url: string }[];
  };
  const visitor = await aVisitor({ serviceWorkers: 'allow' });
  await visitor.page.goto(base);
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await visitor.page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${String(image.naturalWidth)}x${String(image.naturalHeight)}`;
    }, src);
    if (sizes !== 'any') expect(`${src} ${size}`).toBe(`${src} ${sizes}`);
  }
  expect(manifest.shortcuts.map(({ url }) => url)).toContain('/userSearch');
  const devtools = await visitor.page.context().newCDPSession(visitor.page);
  await installed(visitor.page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A window that leaves no traces cannot install anything; nothing else may stand in the way.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test('the browser’s install prompt is offered once, and not again after « No Thanks »', async () => {
  const visitor = await aVisitor({ serviceWorkers: 'allow' });
  const { page } = visitor;
  await signIn(visitor);
  const offer = () =>
    page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    });
  const banner = page.getByRole('region', { name: 'Install our app for a better experience!' });
  expect(await offer()).toBe(true);
  await banner.getByRole('button', { name: 'No Thanks' }).click();
  await banner.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { name: 'Trouvez votre repas parfait' }).waitFor();
  await offer();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await banner.count()).toBe(0);
});

test('on a desktop « Install » opens the browser’s install prompt once', async () => {
  const visitor = await aVisitor({ ...DESK, serviceWorkers: 'allow' });
  const { page } = visitor;
  await signIn(visitor);
  await page.evaluate(() => {
    const seen = window as Window & { prompts?: number };
    seen.prompts = 0;
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve((seen.prompts = (seen.prompts ?? 0) + 1)),
    });
    window.dispatchEvent(event);
  });
  const banner = page.getByRole('region', { name: 'Install our app for a better experience!' });
  await banner.getByRole('button', { name: 'Install', exact: true }).click();
  await banner.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => (window as Window & { prompts?: number }).prompts)).toBe(1);
});
