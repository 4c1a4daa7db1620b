import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { chromium } from '../support/chromium';
import { base } from '../support/journey';
import { likeOldSafari } from '../support/old-safari';
import { aNewOwner, anOrderComesIn, countNotes, notes } from '../support/owner';
import { payForCart } from '../support/shopper';
import { aVisitor, keep, type Visitor } from '../support/visitor';

const LEVAIN = '/chez/au-levain-du-marais-paris';

/** Without an account, from the public page of a shop to the token. */
async function orderAsGuest({ page }: Visitor, at: string): Promise<void> {
  await page.goto(`${at}${LEVAIN}`);
  const croissant = page.getByRole('article', { name: 'Croissant au beurre', exact: true });
  await croissant.getByRole('button', { name: /^Ajouter/ }).click();
  await page.getByRole('link', { name: /^Commander/ }).click();
  await page.getByLabel('Nom').fill('Zoé');
  await page.getByLabel('E-mail').fill(`zoe-${crypto.randomUUID()}@exemple.fr`);
  await page.getByRole('button', { name: 'Continuer sans compte' }).click();
  await page.waitForURL('**/cart/*');
  await payForCart(page);
}

let owner: Awaited<ReturnType<typeof aNewOwner>>;
beforeAll(async () => {
  owner = await aNewOwner({ width: 1024, height: 768 });
});
afterAll(async () => {
  await owner.leave();
});

/** The board shows an order that comes in, rings once something was pressed, and moves it on. */
async function useBoard({ page }: Visitor, at: string): Promise<void> {
  await countNotes(page);
  await page.goto(`${at}/ownerorders`);
  await page.getByRole('heading', { level: 1, name: 'Tableau de bord du propriétaire' }).click();
  await page.getByRole('button', { name: 'Son activé' }).waitFor();
  await page.getByText(/^L’écran de cet appareil peut s’éteindre/).waitFor();
  const token = await anOrderComesIn(owner.shop);
  const card = page.getByRole('article', { name: token });
  await card.getByRole('button', { name: /Nouvelle commande/ }).click();
  await expect.poll(() => notes(page)).toBeGreaterThanOrEqual(2);
  await card.getByRole('button', { name: /^Prêt/ }).first().click();
  // The order moves to another column, which a narrow screen shows on request.
  await page.getByRole('button', { name: /^\d+\s*Prêt à être récupéré$/ }).click();
  await card.getByRole('button', { name: 'Livrer la commande' }).waitFor();
}

/** In the house a telephone reads the product by http, which takes away more than an old browser lacks. */
async function anOldBrowserAtHome() {
  const { args = [], ...options } = chromium();
  const inTheHouse = await playwright.launch({
    ...options,
    args: [...args, '--host-resolver-rules=MAP maison.test 127.0.0.1'],
  });
  onTestFinished(() => inTheHouse.close());
  const visitor = await aVisitor({ browser: inTheHouse });
  await likeOldSafari(visitor.page.context());
  return { ...visitor, at: base.replace('127.0.0.1', 'maison.test') };
}

describe('a browser without any feature newer than Safari 15.4, over plain HTTP', () => {
  it('a guest orders up to the token with a browser like Safari 15.4 over plain HTTP', async () => {
    const visitor = await anOldBrowserAtHome();
    await orderAsGuest(visitor, visitor.at);
    expect(await visitor.page.evaluate(() => window.isSecureContext)).toBe(false);
    expect(visitor.errors).toEqual([]);
  });

  it('the board of a browser like Safari 15.4 shows, rings and advances orders, the alerts page says what is missing, and the header’s menu opens and closes', async () => {
    const visitor = await anOldBrowserAtHome();
    const { page, at } = visitor;
    await keep(page, { ownerToken: owner.shop.token }, at);
    await useBoard(visitor, at);
    await page.goto(`${at}/reglages/alertes`);
    await page.getByText(/Ce navigateur ne sait pas recevoir/).waitFor();
    await page.goto(`${at}/restaurant/dashboard`);
    const menu = page.getByRole('button', { name: /^Menu/ });
    await menu.click();
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('navigation', { name: /^Menu/ }).getByRole('link').first().click();
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
    await page.goto(`${at}/voice`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(visitor.errors).toEqual([]);
  });
});

describe('a browser that is too old', () => {
  it.each(['/userSearch', '/userlogin', LEVAIN])(
    'a browser that is too old shows « Ce navigateur est trop ancien » at %s',
    async (path) => {
      const { page, errors } = await aVisitor();
      await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
      await page.goto(`${base}${path}`);
      await page.getByText(/^Ce navigateur est trop ancien/).waitFor();
      expect(errors).toEqual([]);
    },
  );
});

it('the build contains no script syntax that Safari 15.4 cannot parse', () => {
  const dir = 'dist/web/specified/assets';
  const scripts = readdirSync(dir).filter((name) => /\.m?js$/.test(name));
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts).toContainEqual(expect.stringMatching(/worker/));
  for (const name of scripts)
    expect.soft(readFileSync(join(dir, name), 'utf8'), name).not.toMatch(/\(\?<[=!]|[;{}]static\{/);
});
