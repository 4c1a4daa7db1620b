import type { Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { base } from '../support/journey';
import { emptyCart } from '../support/shopper';
import { aVisitor, searchAround, signIn, type Visitor } from '../support/visitor';

let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  visitor = await aVisitor();
  page = visitor.page;
  await signIn(visitor, 'client@demo.test');
  await searchAround(page);
});

const enter = async (shop: string) => {
  await page.goto(`${base}/userSearch`);
  await page.getByRole('article').filter({ hasText: shop }).getByRole('link', { name: 'Voir le menu' }).click();
  await page.getByRole('heading', { level: 1, name: shop }).waitFor();
};
const item = (name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

const emptyThisCart = async () => {
  await emptyCart(page, new URL(page.url()).pathname.split('/').pop() ?? '');
  await page.reload();
  // What the server had painted makes way for the page itself.
  await page.locator('[data-shell]').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
};

test('a menu shows an item on the first screen, and a chosen category scrolls to below the category bar', async () => {
  const box = async (place: Locator) => (await place.boundingBox()) ?? { y: NaN, height: NaN };
  for (const [across, down] of [
    [320, 568],
    [390, 664],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width: across, height: down });
    await enter('Au Levain du Marais');
    await page.getByText('Retrait dès').waitFor();
    const [banner, first] = [
      await box(page.locator('main header').first()),
      await box(page.getByRole('article').first()),
    ];
    expect.soft(banner.height, `banner at ${across}`).toBeLessThanOrEqual(220);
    expect.soft(await page.evaluate(() => scrollY), `scrolled at ${across}`).toBe(0);
    expect.soft(first.y + first.height, `first item at ${across}`).toBeLessThanOrEqual(down);
    expect.soft(first.height).toBeLessThanOrEqual(112);

    const bar = page.getByRole('navigation', { name: 'Catégories' });
    await bar.getByRole('button', { name: /^Viennoiseries/ }).click();
    await item('Baguette tradition').waitFor({ state: 'hidden' });
    const heading = page.getByRole('heading', { level: 2, name: 'Viennoiseries' });
    const under = async () => {
      const [nav, title] = [await box(bar), await box(heading)];
      return Math.round(title.y - nav.y - nav.height);
    };
    await expect.poll(under).toBeLessThanOrEqual(40);
    expect(await under()).toBeGreaterThanOrEqual(0);
  }
  await page.getByRole('button', { name: 'Tout' }).click();
  await item('Baguette tradition').waitFor();
  const whole = () =>
    page.getByRole('article').evaluateAll((rows, bar) => {
      const boxes = rows.map((row) => row.getBoundingClientRect());
      return boxes.filter(({ top, bottom }) => top >= bar && bottom <= innerHeight).length;
    }, 132);
  await expect.poll(whole).toBeGreaterThanOrEqual(5);
});

test('items added to the cart are counted on the menu, also by keyboard, double click and after a failed call', async () => {
  await enter('Au Levain du Marais');
  await emptyThisCart();
  const add = item('Croissant au beurre').getByRole('button', { name: 'Ajouter' });
  await add.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Voir le panier (1 article) - €1.30' }).waitFor();
  await add.dblclick();
  await page.getByRole('link', { name: 'Voir le panier (3 articles) - €3.90' }).waitFor();
  await item('Croissant au beurre').getByText('3 dans le panier').waitFor();
  // The header counts what the server has, the bar also what is still on its way.
  await page.getByRole('link', { name: 'Panier, 3 articles' }).waitFor();
  await item('Croissant au beurre').getByRole('button', { name: 'Retirer un article' }).dblclick();
  await page.getByRole('link', { name: 'Panier, 1 article' }).waitFor();
  await add.dblclick();
  await page.getByRole('link', { name: 'Panier, 3 articles' }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Voir le panier (3 articles) - €3.90' }).click();
  await page.waitForURL('**/cart/*');
  await page.goBack();
  await page.getByRole('heading', { level: 1 }).waitFor();

  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('AddToCart') ? route.abort() : route.continue(),
  );
  await add.click();
  await page.getByText('Erreur serveur, veuillez réessayer plus tard.').first().waitFor();
  await page.unroute('**/graphql');
  await page.getByRole('link', { name: 'Voir le panier (3 articles) - €3.90' }).waitFor();
  await emptyThisCart();
});
