import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { csvText } from '../../graphql/texts/csv';
import { base, browser, customerTokens } from '../support/journey';
import { sizes } from '../support/sizes';
import { buys } from '../support/buying';
import { anOwner, failing, whenAsked } from '../support/owner';
import { withoutNews } from '../support/visitor';

const customer = () => customerTokens['client2@demo.test'] ?? '';

/** How many orders were sold today, as the tile says it. */
async function soldToday(page: Page): Promise<number> {
  const tile = page.getByRole('region', { name: 'Aujourd’hui', exact: true }).getByText('Commandes payées');
  await tile.waitFor();
  const text = await tile.locator('xpath=..').innerText();
  return Number(/\d+/.exec(text)?.[0] ?? NaN);
}

const SIZES = sizes(['a desk', 1280, 800], ['a phone', 390, 844]);

describe.each(SIZES)('on %s', (_where, width, height) => {
  test('the dashboard counts a new order at once, prints its receipt and ticket and exports the sales as CSV', async () => {
    const { page, shopId, errors } = await anOwner(browser, base, { email: 'restaurant@demo.test', width, height });
    await page.goto(`${base}/restaurant/dashboard`);
    await page.getByRole('heading', { level: 1, name: 'Vos chiffres' }).waitFor();
    for (const [name, href] of [
      ['Add Categories', '/restaurant/addCategory'],
      ['Add Items', '/AddItems'],
      ['Add Drinks', '/drinks'],
      ['Add Meat', '/meat'],
      ['Add Sauces', '/sauces'],
    ] as const) {
      expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(href);
    }
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
    const [receipt] = await Promise.all([
      page.waitForEvent('popup'),
      drawer.getByRole('button', { name: 'Print Receipt' }).click(),
    ]);
    expect(new URL(receipt.url(), base).pathname).toBe('/printorderpage');
    // It prints itself, and closes half a second later.
    if (!receipt.isClosed()) await receipt.waitForEvent('close', { timeout: 15_000 });
    await drawer.getByText('Print job sent successfully.').waitFor();

    await whenAsked(page, 'PrintOrderTicket', 500);
    const [failing] = await Promise.all([
      page.waitForEvent('popup'),
      drawer.getByRole('button', { name: 'Ticket de cuisine' }).click(),
    ]);
    await drawer.getByText('Failed to send print job.').waitFor();
    await page.unrouteAll();
    if (!failing.isClosed()) await failing.close();
    await drawer.getByRole('button', { name: 'Fermer' }).click();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exporter (CSV)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('ventes-2026-11-01-2026-11-24.csv');
    const text = readFileSync(await download.path(), 'utf8');
    expect(text.startsWith('\ufeffDate;Heure;Commande;')).toBe(true);
    expect(text).toContain(`;${csvText(order.token)};Vente;Carte bancaire;`);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a dashboard list or order that cannot be loaded shows the specification’s message and can be retried', async () => {
    const { page, shopId } = await anOwner(browser, base, { email: 'restaurant@demo.test', width, height });
    await buys({ base }, customer(), shopId);
    await withoutNews(page);
    const failed = (text: string) => () => page.getByText(text).waitFor();
    const noOrders = failed("Une erreur s'est produite lors de la récupération des commandes.");
    await failing(page, 'DashboardOrders', 500, () => page.goto(`${base}/restaurant/dashboard`), noOrders);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    const first = page.getByRole('button', { name: /^Détails de la commande/ }).first();
    await first.waitFor();
    const noDetails = failed('Failed to fetch order details');
    await failing(page, 'DashboardOrderDetails', 500, () => first.click(), noDetails);
    await page.getByRole('dialog').getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('button', { name: 'Print Receipt' }).waitFor();
    await page.context().close();
  });

  test('the print pages show receipt and kitchen ticket of an order, and the latest order without a parameter', async () => {
    const { page, shopId } = await anOwner(browser, base, { email: 'restaurant@demo.test', width, height });
    const order = await buys({ base }, customer(), shopId);
    for (const path of ['/printorderpage', '/printorder']) {
      await page.goto(`${base}${path}?order=${order.token}`);
      const receipt = page.getByRole('article', { name: `Ticket de la commande ${order.token}` });
      await receipt.waitFor();
      for (const text of ['Notes : None', 'Paiement : Carte bancaire', 'Merci et à bientôt !', `1 x ${order.itemName}`])
        await receipt.getByText(text).waitFor();
      await page.goto(`${base}${path}`);
      await page.getByRole('article', { name: `Ticket de la commande ${order.token}` }).waitFor();
      await page.goto(`${base}${path}?order=${order.token}&document=ticket`);
      const ticket = page.getByRole('article', { name: `Ticket de cuisine ${order.token}` });
      await ticket.waitFor();
      expect(await ticket.innerText()).not.toContain('€');
    }
    await page.goto(`${base}/printorder?order=KKKKKK`);
    await page.getByText('Aucune commande à imprimer').waitFor();
    await page.context().close();
  });
});
