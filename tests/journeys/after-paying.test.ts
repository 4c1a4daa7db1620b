import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { base, browser } from '../support/journey';
import { sizes } from '../support/sizes';
import { payForCart, shopsNearby, tokenOf } from '../support/shopper';
import { aVisitor, emptyCart, heldUp, signedInBefore } from '../support/visitor';

async function slowly(page: Page, text: string, open: () => Promise<unknown>): Promise<void> {
  const release = await heldUp(page, '**/graphql');
  await open();
  await page.getByText(text).first().waitFor({ state: 'attached' });
  await release();
}

const SIZES = sizes(['phone', 390, 844], ['desktop', 1280, 800]);

test.each(SIZES)(
  'on a %s an order with a sandwich is confirmed, tracked and listed in the words of the specification',
  async (_device, width, height) => {
    const visitor = await aVisitor(browser, width, height);
    const { page, errors } = visitor;
    await signedInBefore(visitor, base, 'client2@demo.test');
    const grill = (await shopsNearby({ base }, await tokenOf(page))).find(({ name }) => name === 'Sami Grill');
    const tacos = grill?.menu.flatMap(({ items }) => items).find(({ name }) => name === 'Tacos XL');
    if (!grill || !tacos) throw new Error('The demo has lost its grill.');
    await emptyCart(page, grill.id);
    await page.goto(`${base}/selection/${grill.id}/${tacos.id}`);
    await page.getByRole('group', { name: 'Viandes', exact: true }).getByRole('checkbox', { name: 'Kebab' }).check();
    for (const name of [/^Potatoes/, /^Cola 33 cl/]) await page.getByRole('radio', { name }).check();
    await page.getByRole('button', { name: 'Ajouter au panier' }).click();
    await page.waitForURL('**/restaurant/*');
    await page.goto(`${base}/cart/${grill.id}`);
    const token = await payForCart(page);

    const id = new URL(page.url()).pathname.split('/').pop() ?? '';
    await slowly(page, 'Loading order details...', () => page.reload());
    const details = page.getByRole('region', { name: 'Détail de la commande' });
    for (const text of [token, id, 'Tacos XL', /^1 × /, /^\d{1,2}:\d\d [AP]M - \d{1,2}:\d\d [AP]M$/, /novembre 2026 à/])
      await details.getByText(text).first().waitFor();
    const row = (label: string) =>
      details
        .locator('dl > div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .locator('dd');
    expect(await row('Client').textContent()).toBe('Noé Laurent');
    expect(await row('Viandes').textContent()).toBe('Kebab');
    expect(await row('Sauces').textContent()).toBe('None');
    expect(await row('Frites').textContent()).toBe('Oui (Potatoes)');
    expect(await details.innerText()).toMatch(/Frais de service\s+0,29\s€\s+Total\s+\d+,\d\d\s€/);
    await page.getByRole('button', { name: 'Print Receipt' }).waitFor();
    expect(await page.getByRole('link', { name: 'Back to Cart' }).getAttribute('href')).toBe('/');

    await page.getByRole('link', { name: 'Suivre ma commande' }).click();
    await page.getByRole('heading', { level: 1, name: `Commande #${token}` }).waitFor();
    await page.getByText('En cours', { exact: true }).waitFor();
    const steps = page.getByRole('list', { name: 'Avancement' }).getByRole('listitem');
    expect((await steps.allTextContents()).map((text) => text.replace(' : terminée', ''))).toEqual([
      'Confirmée',
      'Préparation',
      'En chemin',
      'Livrée',
    ]);
    expect(await page.locator('[aria-current="step"]').textContent()).toContain('Préparation');
    const items = page.getByRole('region', { name: 'Articles' });
    for (const text of ['Tacos XL', 'Kebab']) await items.getByText(text).first().waitFor();
    await page.getByRole('link', { name: 'Print Order Details' }).click();
    await page.waitForURL('**/printorder?order=*');

    await slowly(page, 'Chargement des commandes...', () => page.goto(`${base}/user-ordersPage`));
    await page.getByRole('heading', { level: 1, name: 'Your Orders' }).waitFor();
    const listed = page.getByRole('article', { name: `Commande ${token}` });
    await listed.getByText('Préparation').waitFor();
    await listed.getByText(/novembre 2026 à/).waitFor();
    await listed
      .getByText(/^\d+,\d\d\s€$/)
      .first()
      .waitFor();
    const line = listed.getByText('Tacos XL');
    expect(await line.isVisible()).toBe(false);
    await listed.getByText('1 article', { exact: true }).click();
    await line.waitFor();
    await listed.getByText(/^1 × \d+,\d\d\s€$/).waitFor();
    expect(errors).toEqual([]);
  },
);
