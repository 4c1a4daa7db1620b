import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { base } from '../support/journey';
import { replaceable, type Replaceable } from '../support/next-version';
import { aVisitor, installed, signIn } from '../support/visitor';

let online: Replaceable;

beforeEach(async () => {
  online = await replaceable(base);
});
afterEach(() => online.stop());

/** Whose code the page runs. */
const runsNext = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts].some(({ src }) => new URL(src || '/', location.href).pathname.includes('/next-')),
  );

async function openOrders(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Mes commandes' }).click();
  await page.waitForURL('**/user-ordersPage');
}

test('an installed app of the previous version keeps working and offers the next version', async () => {
  const visitor = await aVisitor({ serviceWorkers: 'allow' });
  const { page } = visitor;
  await signIn(visitor, 'client2@demo.test', online.base);
  await installed(page);

  await page.getByRole('button', { name: /compte/i }).click();
  online.replace();
  // A page that was never opened, whose code the server has no more.
  await openOrders(page);
  await page.getByRole('heading', { level: 1, name: 'Your Orders' }).waitFor();

  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Your Orders' }).waitFor();
  expect(await runsNext(page)).toBe(false);
  await page.getByText('Une nouvelle version est prête').waitFor();
  await page.getByRole('button', { name: 'Mettre à jour' }).click();
  await expect.poll(() => runsNext(page).catch(() => false), { timeout: 20_000 }).toBe(true);
  await page.getByRole('heading', { level: 1, name: 'Your Orders' }).waitFor();
  expect(visitor.errors).toEqual([]);
});

test('an open page without a service worker reports a missing part after an update, and its button loads the new version', async () => {
  const visitor = await aVisitor();
  const { page } = visitor;
  await signIn(visitor, 'client2@demo.test', online.base);

  await page.getByRole('heading', { name: 'Trouvez votre repas parfait' }).waitFor();
  // What a page shows its faults with comes after its first picture.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: /compte/i }).click();
  online.replace();
  await openOrders(page);
  await page.getByText('Une partie de la page n’a pas pu être chargée.').waitFor();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your Orders' }).waitFor();
  expect(await runsNext(page)).toBe(true);
});
