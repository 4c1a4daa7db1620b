import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { base, browser } from '../support/journey';
import { sizes } from '../support/sizes';
import { aVisitor, emptyCart, heldUp, searchAround, signIn, type Visitor } from '../support/visitor';

const SIZES = sizes(['a phone', 390, 844, 'client@demo.test'], ['a desk', 1280, 800, 'client2@demo.test']);

describe.each(SIZES)('on %s', (_where, width, height, email) => {
  let visitor: Visitor;
  let page: Page;
  let menu: string;
  beforeAll(async () => {
    visitor = await aVisitor(browser, width, height);
    page = visitor.page;
    await signIn(visitor, base, email);
    await searchAround(page);
    await page
      .getByRole('article')
      .filter({ hasText: 'Sami Grill' })
      .getByRole('link', { name: 'Voir le menu' })
      .click();
    await page.waitForURL('**/restaurant/*');
    menu = page.url();
  });

  afterAll(() => emptyCart(page, new URL(menu).pathname.split('/').pop() ?? ''));

  const compose = async (name: string) => {
    await page.goto(menu);
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await card.getByRole('link', { name: 'Ajouter' }).click();
    await page.waitForURL('**/selection/**');
    await page.getByRole('heading', { level: 1, name }).waitFor();
  };
  const group = (name: string) => page.getByRole('group', { name, exact: true });
  const total = async (cents: string) => page.locator('[aria-live="polite"]').getByText(cents).waitFor();
  const add = () => page.getByRole('button', { name: 'Ajouter au panier' }).click();
  const alone = async () => {
    for (const name of ['Sans frites', 'Sans boisson']) await page.getByRole('radio', { name }).check();
  };

  test('a meat above the limit is refused next to the pressed choice, and a sold-out sauce is marked', async () => {
    await compose('Tacos XL');
    const meats = group('Viandes');
    await meats.getByRole('checkbox', { name: 'Kebab' }).check();
    await meats.getByRole('checkbox', { name: 'Poulet mariné' }).check();
    const third = meats.locator('label', { hasText: 'Tenders' });
    // It looks closed and answers a press.
    await third.getByRole('checkbox').focus();
    await third.click({ force: true });
    const alert = meats.getByRole('alert').filter({ hasText: 'Maximum 2 allowed.' });
    await alert.waitFor();
    const [pressed, said] = await Promise.all([third.boundingBox(), alert.boundingBox()]);
    expect(Math.abs((said?.y ?? 0) - (pressed?.y ?? 0))).toBeLessThan(pressed?.height ?? 0);
    expect(await third.getByRole('checkbox').isChecked()).toBe(false);
    const gone = group('Sauces').getByRole('checkbox', { name: /Curry mangue/ });
    expect(await gone.isDisabled()).toBe(true);
    await group('Sauces').getByText('Épuisé').waitFor();
  });

  test('a sandwich with chosen meats offers only those', async () => {
    await compose('Kebab maison');
    const meats = group('Viandes');
    expect(await meats.getByRole('checkbox').count()).toBe(3);
    for (const name of ['Kebab', 'Poulet mariné', 'Sans viande']) await meats.getByRole('checkbox', { name }).waitFor();
    expect(await group('Crudités').getByRole('checkbox').count()).toBe(3);
  });

  test('the price of a composed sandwich follows every choice, and the cart shows its note and total', async () => {
    await compose('Tacos XL');
    await total('9,50 €');
    await group('Viandes').getByRole('checkbox', { name: 'Kebab' }).check();
    await total('9,50 €');
    await page.getByRole('radio', { name: /Jus d’orange pressé/ }).check();
    await total('10,00 €');
    await group('Sauces en plus')
      .getByRole('checkbox', { name: /Fromagère maison/ })
      .check();
    await total('10,80 €');
    await add();
    await page.getByText('Choisissez des frites, ou « Sans frites ».').waitFor();
    await page.getByRole('radio', { name: /^Potatoes/ }).check();
    await page.getByLabel('Note pour la cuisine').fill('Sans coriandre, merci');
    await add();
    await page.waitForURL('**/restaurant/*');
    await page.getByText('Tacos XL : ajouté au panier.').first().waitFor();
    await page.getByRole('link', { name: /Voir le panier/ }).click();
    await page.waitForURL('**/cart/*');
    await page.getByText('Sans coriandre, merci').first().waitFor();
    await page.getByText('10,80 €').first().waitFor();
  });

  test('a sandwich without meat is composed by keyboard alone', async () => {
    await compose('Tacos XL');
    await add();
    await page.getByText('Choisissez une viande, ou « Sans viande ».').waitFor();
    const reach = async (name: string) => {
      for (let step = 0; step < 120; step++) {
        const found = await page.evaluate((label) => {
          const here = document.activeElement;
          return (here?.closest('label') ?? here)?.textContent.startsWith(label) === true;
        }, name);
        if (found) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`${name} is out of the keyboard’s reach`);
    };
    await reach('Sans viande');
    await page.keyboard.press('Space');
    await reach('Frites');
    await page.keyboard.press('ArrowUp');
    await reach('Cola 33 cl');
    await page.keyboard.press('Space');
    await reach('Ajouter au panier');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/restaurant/*');
    await page.getByRole('link', { name: /Voir le panier/ }).waitFor();
  });

  test('a pizza is composed with size and toppings', async () => {
    await page.goto(menu);
    await page.getByRole('searchbox', { name: 'Chercher dans la carte' }).fill('pizza');
    await page.locator('a[href^="/selection/"]').first().click();
    await page.waitForURL('**/selection/**');
    await page
      .getByRole('radiogroup', { name: 'Taille' })
      .getByRole('radio', { name: /Senior 33 cm/ })
      .check();
    await group('Garnitures').getByRole('checkbox').and(page.locator(':enabled')).first().check();
    await add();
    await page.waitForURL('**/restaurant/*');
    await page
      .getByText(/ajouté au panier\./)
      .first()
      .waitFor();
  });

  test('an item opened while the menu’s search is being written to the address opens and stays open', async () => {
    await page.goto(menu);
    const search = page.getByRole('searchbox', { name: 'Chercher dans la carte' });
    await search.waitFor();
    // The next page comes late, as on a weak network.
    const release = await heldUp(page, /\/(assets|graphql)/);
    await search.fill('tacos');
    await page.locator('a[href^="/selection/"]').first().click();
    await page.waitForTimeout(1000);
    await release();
    await page.getByRole('heading', { level: 1, name: 'Tacos XL' }).waitFor();
    await page.waitForTimeout(600);
    expect(new URL(page.url()).pathname).toMatch(/^\/selection\//);
  });

  test('a reload keeps the composition, and adding it returns to the same place in the menu', async () => {
    await compose('Tacos XL');
    await group('Viandes').getByRole('checkbox', { name: 'Tenders' }).check();
    await page.getByRole('textbox', { name: 'Note pour la cuisine' }).fill('À couper en deux');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Tacos XL' }).waitFor();
    expect(await group('Viandes').getByRole('checkbox', { name: 'Tenders' }).isChecked()).toBe(true);
    expect(await page.getByRole('textbox', { name: 'Note pour la cuisine' }).inputValue()).toBe('À couper en deux');

    await page.goto(menu);
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Tacos XL', exact: true }) });
    const link = card.getByRole('link', { name: 'Ajouter' });
    // What the server had painted makes way for the page itself.
    await page.locator('[data-shell]').waitFor({ state: 'detached' });
    await link.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 120);
    await page.waitForTimeout(500);
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(100);
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Tacos XL' }).waitFor();
    await alone();
    await add();
    await page.waitForURL('**/restaurant/*');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('a composed line can be doubled in the cart and restored after its removal', async () => {
    const shopId = new URL(menu).pathname.split('/').pop() ?? '';
    await page.goto(`${base}/cart/${shopId}`);
    const line = page.getByRole('article').filter({ hasText: 'À couper en deux' });
    await line.getByRole('button', { name: 'Ajouter un article : Tacos XL' }).click();
    await line.getByText('19,00 €').waitFor();
    await line.getByRole('button', { name: 'Supprimer Tacos XL' }).click();
    await line.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Annuler' }).focus();
    await page.keyboard.press('Enter');
    await line.getByText('Tenders').waitFor();
    await line.getByText('19,00 €').waitFor();
    await page.reload();
    await line.getByText('19,00 €').waitFor();
    expect(await page.getByRole('article').filter({ hasText: 'À couper en deux' }).count()).toBe(1);
  });

  test('« Modifier » opens a cart line with its choices, and saving replaces the line', async () => {
    const shopId = new URL(menu).pathname.split('/').pop() ?? '';
    await page.goto(`${base}/cart/${shopId}`);
    const line = page.getByRole('article').filter({ hasText: 'À couper en deux' });
    await line.getByRole('link', { name: 'Modifier Tacos XL' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tacos XL' }).waitFor();
    expect(await group('Viandes').getByRole('checkbox', { name: 'Tenders' }).isChecked()).toBe(true);
    await page.getByRole('textbox', { name: 'Note pour la cuisine' }).fill('À couper en trois');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.waitForURL(`**/cart/${shopId}`);
    const saved = page.getByRole('article').filter({ hasText: 'À couper en trois' });
    await saved.getByText('Tenders').waitFor();
    await saved.getByText('19,00 €').waitFor();
    expect(await line.count()).toBe(0);
    await saved.getByRole('link', { name: 'Modifier Tacos XL' }).click();
    await page.getByRole('textbox', { name: 'Note pour la cuisine' }).fill('À couper en deux');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await line.getByText('19,00 €').waitFor();

    // Out of the cart beside the menu it leads back to the menu.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(menu);
    const beside = page.getByRole('complementary', { name: 'Votre panier' });
    await beside.getByRole('link', { name: 'Modifier Tacos XL' }).first().click();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.waitForURL(menu);
    await beside.getByText('À couper en deux').waitFor();
    await page.setViewportSize({ width, height });
  });

  test('composing shows when the server is away, the item does not exist or belongs to another shop', async () => {
    await compose('Tacos XL');
    await group('Viandes').getByRole('checkbox', { name: 'Kebab' }).check();
    await alone();
    await page.route('**/graphql', (route) => route.abort());
    await add();
    await page.getByText('Erreur serveur, veuillez réessayer plus tard.').waitFor();
    expect(await group('Viandes').getByRole('checkbox', { name: 'Kebab' }).isChecked()).toBe(true);
    await page.unroute('**/graphql');

    const here = new URL(page.url());
    const [, , shopId = '', itemId = ''] = here.pathname.split('/');
    await page.goto(`${base}/selection/${shopId}/00000000-0000-7000-8000-000000000000`);
    await page.getByText('Article introuvable.').waitFor();
    const shops = JSON.parse((await page.evaluate(() => localStorage.getItem('nearbyShops'))) ?? '') as {
      boulangeries: { ownerId: string }[];
    };
    await page.goto(`${base}/selection/${shops.boulangeries[0]?.ownerId}/${itemId}`);
    await page.getByText('Article introuvable.').waitFor();
    expect(await page.getByRole('button', { name: 'Ajouter au panier' }).count()).toBe(0);
    await page.goto(`${base}/selection/x/y`);
    await page.getByText('404', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Trouver un commerce' }).click();
    await page.waitForURL('**/userSearch');
    expect(visitor.errors).toEqual([]);
  });
});
