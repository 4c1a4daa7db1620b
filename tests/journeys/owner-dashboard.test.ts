import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { csvText } from '../../graphql/texts/csv';
import { buys } from '../support/buying';
import { base, customerTokens } from '../support/journey';
import { anOwner } from '../support/owner';

const customer = () => customerTokens['client2@demo.test'] ?? '';

/** How many orders were sold today, as the tile says it. */
async function soldToday(page: Page): Promise<number> {
  const tile = page.getByRole('region', { name: 'Aujourd’hui', exact: true }).getByText('Commandes payées');
  await tile.waitFor();
  const text = await tile.locator('xpath=..').innerText();
  return Number(/\d+/.exec(text)?.[0] ?? NaN);
}

test('the dashboard counts a new order at once, prints its receipt and ticket and exports the sales as CSV', async () => {
  const { page, shopId, errors } = await anOwner('restaurant@demo.test');
  await page.goto(`${base}/restaurant/dashboard`);
  await page.getByRole('heading', { level: 1, name: 'Vos chiffres' }).waitFor();
  await page
    .getByText(/^\d+ commandes?$/)
    .first()
    .waitFor();
  const before = await soldToday(page);
  const order = await buys({ base }, customer(), shopId);
  const row = page.getByRole('button', { name: `Détails de la commande ${order.token}` });
  await row.waitFor({ timeout: 10_000 });
  await expect.poll(() => soldToday(page)).toBe(before + 1);

  await row.click();
  const drawer = page.getByRole('dialog', { name: `Commande ${order.token}` });
  await drawer.getByText(order.itemName).first().waitFor();
  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = (...asked) => {
      document.body.dataset['popup'] = asked[2] ?? '';
      return open(...asked);
    };
  });
  const [receipt] = await Promise.all([
    page.waitForEvent('popup'),
    drawer.getByRole('button', { name: 'Print Receipt' }).click(),
  ]);
  expect(new URL(receipt.url(), base).pathname).toBe('/printorderpage');
  expect(await page.locator('body').getAttribute('data-popup')).toBe('popup,width=400,height=600');
  // It prints itself, and closes half a second later.
  if (!receipt.isClosed()) await receipt.waitForEvent('close', { timeout: 15_000 });
  await drawer.getByText('Print job sent successfully.').waitFor();
  await drawer.getByRole('button', { name: 'Fermer' }).click();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter (CSV)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('ventes-2026-11-01-2026-11-24.csv');
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.startsWith('\ufeffDate;Heure;Commande;')).toBe(true);
  expect(text).toContain(`;${csvText(order.token)};Vente;Carte bancaire;`);
  // Without a number the latest order is printed.
  for (const path of ['/printorderpage', '/printorder']) {
    await page.goto(base + path);
    await page.getByRole('article', { name: `Ticket de la commande ${order.token}` }).waitFor();
  }
  expect(errors).toEqual([]);
  await page.context().close();
});
