import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromium } from '../support/chromium';
import { base, browser, dataDir } from '../support/journey';
import { likeOldSafari } from '../support/old-safari';
import { aNewOwner } from '../support/owner';
import { rest } from '../support/rest';
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

/** Counts what is heard: a bell is two notes. */
async function countNotes(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.OscillatorNode = class extends OscillatorNode {
      override start(when?: number) {
        document.documentElement.dataset['notes'] = String(Number(document.documentElement.dataset['notes'] ?? 0) + 1);
        super.start(when);
      }
    };
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['notes'] ?? 0));
}

let owner: Awaited<ReturnType<typeof aNewOwner>>;
beforeAll(async () => {
  owner = await aNewOwner(browser, base, { dataDir, width: 1024, height: 768 });
});
afterAll(async () => {
  await owner.leave();
});

async function anOrderComesIn(): Promise<string> {
  const { token, id: ownerId } = owner.shop;
  const { body } = await rest({ base }, 'POST', '/api/orders', { token, body: { order: 'un croissant', ownerId } });
  return (body['order'] as { tokenNumber: string }).tokenNumber;
}

/** The board shows an order that comes in, rings once something was pressed, and moves it on. */
async function useBoard({ page }: Visitor, at: string): Promise<void> {
  const notes = await countNotes(page);
  await page.goto(`${at}/ownerorders`);
  await page.getByRole('heading', { level: 1, name: 'Tableau de bord du propriétaire' }).click();
  await page.getByRole('button', { name: 'Son activé' }).waitFor();
  await page.getByText(/^L’écran de cet appareil peut s’éteindre/).waitFor();
  const token = await anOrderComesIn();
  const card = page.getByRole('article', { name: token });
  await card.getByRole('button', { name: /Nouvelle commande/ }).click();
  await expect.poll(notes).toBeGreaterThanOrEqual(2);
  await card.getByRole('button', { name: /^Prêt/ }).first().click();
  // The order moves to another column, which a narrow screen shows on request.
  await page.getByRole('button', { name: /^\d+\s*Prêt à être récupéré$/ }).click();
  await card.getByRole('button', { name: 'Livrer la commande' }).waitFor();
}

describe('a browser without any feature newer than Safari 15.4', () => {
  it('a guest orders up to the token with a browser like Safari 15.4', async () => {
    const visitor = await aVisitor(browser, 390, 844);
    await likeOldSafari(visitor.page.context());
    await orderAsGuest(visitor, base);
    expect(visitor.errors).toEqual([]);
  });

  it('the board of a browser like Safari 15.4 shows, rings and advances orders, and the alerts page says what is missing', async () => {
    const visitor = await aVisitor(browser, 820, 1180);
    await likeOldSafari(visitor.page.context());
    await keep(visitor.page, base, { ownerToken: owner.shop.token });
    await useBoard(visitor, base);
    await visitor.page.goto(`${base}/reglages/alertes`);
    await visitor.page.getByText(/Ce navigateur ne sait pas recevoir/).waitFor();
    expect(visitor.errors).toEqual([]);
  });

  it('the header’s menu opens and closes in a browser like Safari 15.4', async () => {
    const visitor = await aVisitor(browser, 390, 844);
    await likeOldSafari(visitor.page.context());
    await keep(visitor.page, base, { ownerToken: owner.shop.token });
    const { page } = visitor;
    await page.goto(`${base}/restaurant/dashboard`);
    const menu = page.getByRole('button', { name: /^Menu/ });
    await menu.click();
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('navigation', { name: /^Menu/ }).getByRole('link').first().click();
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
    expect(visitor.errors).toEqual([]);
  });
});

describe('pages over plain HTTP', () => {
  it('over plain HTTP a guest orders and the board shows, rings and advances an order', async () => {
    const { args = [], ...options } = chromium();
    const inTheHouse = await playwright.launch({
      ...options,
      args: [...args, '--host-resolver-rules=MAP maison.test 127.0.0.1'],
    });
    const at = base.replace('127.0.0.1', 'maison.test');
    const visitor = await aVisitor(inTheHouse, 390, 844);
    const { page } = visitor;
    await orderAsGuest(visitor, at);
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    await keep(page, at, { ownerToken: owner.shop.token });
    await useBoard(visitor, at);
    await page.goto(`${at}/voice`);
    expect(visitor.errors).toEqual([]);
    await inTheHouse.close();
  });
});

describe('a browser that is too old', () => {
  it.each(['/userSearch', '/userlogin', LEVAIN])(
    'a browser that is too old shows « Ce navigateur est trop ancien » at %s',
    async (path) => {
      const { page, errors } = await aVisitor(browser, 390, 844);
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
