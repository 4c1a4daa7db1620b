import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { base, browser } from '../support/journey';
import { sizes } from '../support/sizes';
import { shopsNearby, tokenOf } from '../support/shopper';
import { aVisitor, emptyCart, searchAround, signIn, type Visitor } from '../support/visitor';

const SIZES = sizes(['a phone', 390, 844, 'client@demo.test'], ['a desk', 1280, 800, 'client2@demo.test']);

describe.each(SIZES)('on %s', (_where, width, height, email) => {
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    visitor = await aVisitor(browser, width, height);
    page = visitor.page;
    await signIn(visitor, base, email);
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

  test('a menu shows which items are fresh, scarce or sold out, and their allergens', async () => {
    await enter('Au Levain du Marais');
    await item('Croissant au beurre').getByText('À la sortie du four').waitFor();
    await item('Croissant aux amandes').getByText('Plus que 3').waitFor();
    expect(await item('Éclair au café').getByRole('button', { name: 'Épuisé' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Croissant au beurre' }).first().click();
    const sheet = page.getByRole('dialog', { name: 'Croissant au beurre' });
    for (const said of ['Végétarien', 'Gluten', 'Lait', 'Œufs']) {
      await sheet.getByText(said, { exact: true }).waitFor();
    }
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  });

  test('a menu shows an item on the first screen, and a chosen category scrolls to below the category bar', async () => {
    const box = async (place: Locator) => (await place.boundingBox()) ?? { y: NaN, height: NaN };
    const screens: [number, number][] = width < 768 ? [[320, 568], [390, 664]] : [[768, 1024], [1920, 1080]]; // prettier-ignore
    for (const [across, down] of [...screens, [width, height] as const]) {
      await page.setViewportSize({ width: across, height: down });
      await enter('Au Levain du Marais');
      await page.getByText('Retrait dès').waitFor();
      const [banner, first] = [
        await box(page.locator('main header').first()),
        await box(page.getByRole('article').first()),
      ];
      expect.soft(banner.height, `banner at ${across}`).toBeLessThanOrEqual(across < 768 ? 220 : 260);
      expect.soft(await page.evaluate(() => scrollY), `scrolled at ${across}`).toBe(0);
      expect.soft(first.y + first.height, `first item at ${across}`).toBeLessThanOrEqual(down);
      if (across < 768) expect.soft(first.height).toBeLessThanOrEqual(112);

      const bar = page.getByRole('navigation', { name: 'Catégories' });
      await bar.getByRole('button', { name: /^Viennoiseries/ }).click();
      await item('Baguette tradition').waitFor({ state: 'hidden' });
      const heading = page.getByRole('heading', { level: 2, name: 'Viennoiseries' });
      const under = async () => {
        const [nav, title] = [await box(bar), await box(heading)];
        const from = across > 768 ? 72 : nav.y + nav.height;
        return Math.round(title.y - from);
      };
      await expect.poll(under).toBeLessThanOrEqual(40);
      expect(await under()).toBeGreaterThanOrEqual(0);
    }
    if (width >= 768) return;
    await page.getByRole('button', { name: 'Tout' }).click();
    await item('Baguette tradition').waitFor();
    const whole = () =>
      page.getByRole('article').evaluateAll((rows, bar) => {
        const boxes = rows.map((row) => row.getBoundingClientRect());
        return boxes.filter(({ top, bottom }) => top >= bar && bottom <= innerHeight).length;
      }, 132);
    await expect.poll(whole).toBeGreaterThanOrEqual(5);
  });

  test('a menu is filtered by category and search words, which the address keeps', async () => {
    await enter('Au Levain du Marais');
    const categories = page.getByRole('navigation', { name: 'Catégories' });
    await categories.getByRole('button', { name: /^Viennoiseries/ }).click();
    await item('Baguette tradition').waitFor({ state: 'hidden' });
    await item('Pain au chocolat').waitFor();
    await categories.getByRole('button', { name: 'Tout' }).click();
    await item('Baguette tradition').waitFor();

    const words = page.getByRole('searchbox', { name: 'Chercher dans la carte' });
    await words.fill('eclair cafe');
    await page.getByText('1 article pour « eclair cafe »').waitFor();
    await item('Baguette tradition').waitFor({ state: 'hidden' });
    await page.waitForURL('**/boulangerie/*?recherche=eclair+cafe');
    for (const typed of ['croisant', 'bagette', 'chocolatine']) {
      await words.fill(typed);
      await page.getByText(new RegExp(`^\\d+ articles? pour « ${typed} »$`)).waitFor();
    }
    await item('Pain au chocolat').waitFor();
    await words.fill('sushi');
    await page.getByRole('heading', { name: 'Aucun article pour « sushi »' }).waitFor();
    await page.waitForURL('**/boulangerie/*?recherche=sushi');
    await page.reload();
    await page.getByRole('button', { name: 'Voir toute la carte' }).click();
    await item('Baguette tradition').waitFor();
  });

  test('a shop’s hours and address open with one press, and its reviews are loaded below the menu', async () => {
    await enter('Maison Berthier');
    await page.getByRole('button', { name: 'Infos' }).click();
    const info = page.getByRole('region', { name: 'Infos pratiques' });
    await info.getByText('Aujourd’hui').waitFor();
    expect(await info.getByText('Fermeture exceptionnelle').count()).toBeGreaterThanOrEqual(1);
    expect(await info.getByRole('link', { name: /Voir sur la carte/ }).getAttribute('href')).toMatch(
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Maison%20Berthier/,
    );
    const reviews = page.getByRole('region', { name: 'Avis', exact: true });
    // Fetched when one comes near.
    await reviews.scrollIntoViewIfNeeded();
    await reviews.getByRole('article').first().waitFor();
    const before = await reviews.getByRole('article').count();
    await reviews.getByRole('button', { name: 'Voir plus d’avis' }).click();
    await reviews.getByRole('article').nth(before).waitFor();
    expect(await reviews.getByRole('article').count()).toBeGreaterThan(before);
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

  test('a menu without items and a shop that does not exist are shown as such', async () => {
    const shops = await shopsNearby({ base }, await tokenOf(page));
    await page.goto(`${base}/boulangerie/${shops.find(({ name }) => name === 'Le Petit Pétrin')?.id}`);
    await page.getByText('This restaurant currently has no items on the menu.').waitFor();
    const nowhere = `${base}/boulangerie/00000000-0000-7000-8000-000000000000`;
    expect((await fetch(nowhere)).status).toBe(404);
    await page.goto(nowhere);
    await page.getByText('Commerce introuvable.').waitFor();
    // Who is signed in is no business of the shop’s.
    await page.getByRole('button', { name: 'Mon compte' }).click();
    await page.getByText(/^(Camille Martin|Noé Laurent)$/).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Trouver un commerce' }).click();
    await page.waitForURL('**/userSearch');
    expect(visitor.errors).toEqual([]);
  });
});
