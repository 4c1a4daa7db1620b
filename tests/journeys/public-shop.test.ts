import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { formatEuros } from '../../ui/base/price/format-euros';
import { graphql } from '../support/fixtures';
import { base } from '../support/journey';
import { aVisitor } from '../support/visitor';

const SLUG = 'au-levain-du-marais-paris';
const MOST_BYTES = 110_000;

interface Menu {
  shop: { id: string; menu: { items: { name: string; priceCents: number }[] }[] };
}

/** What stands on the menu, asked as a stranger asks. */
async function theMenu(page: Page) {
  const id = await page.locator('script[data-shop]').getAttribute('data-shop');
  const query = 'query ($id: ID!) { shop(id: $id) { id menu { items { name priceCents } } } }';
  const { shop } = await graphql<Menu>({ base }, null, query, { id });
  return { id: shop.id, items: shop.menu.flatMap(({ items }) => items) };
}

test('without JavaScript a visitor finds a shop by town and reads its whole menu, hours and address', async () => {
  const { page } = await aVisitor({ javaScriptEnabled: false });
  await page.goto(`${base}/userlogin`);
  await page.goto(`${base}/pres-de`);
  await page.getByLabel('Ville ou adresse').fill('zzzz qqqq');
  await page.keyboard.press('Enter');
  await page.getByText('La récupération des commerces a échoué. Veuillez réessayer.').waitFor();
  await page.goto(`${base}/pres-de`);
  await page.getByRole('link', { name: /Paris/ }).click();
  await page.getByRole('article', { name: 'Au Levain du Marais' }).getByRole('link').click();
  await page.waitForURL(`**/chez/${SLUG}`);

  const { items } = await theMenu(page);
  expect(items.length).toBeGreaterThan(20);
  expect(await page.locator('[data-item] h3').allTextContents()).toEqual(items.map(({ name }) => name));
  const prices = await page.locator('[data-item]').allTextContents();
  expect(items.filter(({ priceCents }, at) => !prices[at]?.includes(formatEuros(priceCents)))).toEqual([]);
  expect(await page.locator(':is(button, input, div:has(> button)):enabled:visible').count()).toBe(0);
  await page.getByRole('link', { name: /Viennoiseries/ }).click();
  expect(await page.getByRole('heading', { name: 'Viennoiseries' }).isVisible()).toBe(true);
  for (const said of ['12 rue Saint-Antoine, 75004 Paris', '01 42 72 18 40', 'Dimanche', '24h/24'])
    expect(await page.getByText(said).last().isVisible(), said).toBe(true);
});

test('a shop’s public page weighs at most 110 kB without pictures, loads one script and does not shift', async () => {
  const { page, errors } = await aVisitor();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const kinds = new Map<string, string>();
  const sizes: [kind: string, bytes: number][] = [];
  network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.push([kinds.get(requestId) ?? '', encodedDataLength]),
  );
  const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  await page.goto(`${base}/chez/${SLUG}`, { waitUntil: 'networkidle' });
  expect(await page.evaluate(shifted)).toBeLessThan(0.01);
  const bytes = sizes.filter(([kind]) => kind !== 'Image').reduce((sum, [, size]) => sum + size, 0);
  console.info(`public page of a shop: ${(bytes / 1000).toFixed(1)} kB beside its pictures`);
  expect(sizes.map(([kind]) => kind)).toEqual(expect.arrayContaining(['Document', 'Font', 'Script']));
  expect(sizes.filter(([kind]) => kind === 'Script')).toHaveLength(1);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(errors).toEqual([]);
});

/** How far what was painted has moved by itself (« CLS »). */
function shifted(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    const seen = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    });
    seen.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 500);
  });
}

test('items added before the scripts are loaded are kept, counted once and lead to the order', async () => {
  const { page, errors } = await aVisitor();
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/public-entry*', (route) => held.promise.then(() => route.continue()));
  await page.goto(`${base}/chez/${SLUG}`);
  const { id, items } = await theMenu(page);
  const row = page.locator('[data-item]').first();
  const more = row.getByRole('button', { name: 'Ajouter' });
  await more.click();
  await more.click();
  const kept = () => page.evaluate((key) => localStorage.getItem(key), `cart:${id}`);
  expect(JSON.parse((await kept()) ?? '')).toMatchObject({ lines: [{ quantity: 2 }] });
  expect(await page.locator('[data-added="2"]').count()).toBe(1);

  held.resolve();
  const bar = page.getByRole('link', { name: /^Commander/ });
  const costs = (pieces: number) =>
    `Commander · ${formatEuros(pieces * (items[0]?.priceCents ?? 0))}+ ${formatEuros(29)} de frais de service au paiement`;
  await expect.poll(() => bar.textContent()).toBe(costs(2));
  expect(await page.locator('[data-added]').count()).toBe(0);
  await more.click();
  await row.getByRole('button', { name: /moins|retirer|enlever/i }).click();
  await more.click();
  await expect.poll(() => bar.textContent()).toBe(costs(3));

  await page.reload();
  await expect.poll(() => bar.textContent()).toBe(costs(3));
  expect(await bar.getAttribute('href')).toBe(`/commander/${id}`);
  await page.getByRole('searchbox').fill('croissant');
  await expect.poll(() => page.locator('[data-item]').count()).toBeLessThan(items.length);

  // What comes next lies ready; without a line one stays, and is told so.
  const next = async () =>
    page.evaluate(() => document.querySelector<HTMLElement>('[data-next]')?.dataset['next'] ?? '');
  const ready = await page
    .locator('link[rel=prefetch]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(ready).toEqual((await next()).split(' '));
  expect(ready.filter((file) => file?.endsWith('.js')).length).toBeGreaterThan(2);
  await page.context().setOffline(true);
  await bar.click();
  await page.getByText('Pas de connexion : votre panier reste ici.').waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => bar.textContent()).toBe(costs(3));
  await bar.evaluate((link) => addEventListener('pagehide', () => sessionStorage.setItem('said', link.textContent)));
  await bar.click();
  await page.getByRole('group', { name: items[0]?.name, exact: true }).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe('Un instant…');
  expect(errors).toEqual([]);
});
