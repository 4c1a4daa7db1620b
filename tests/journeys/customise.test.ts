import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { base } from '../support/journey';
import { emptyCart, payForCart } from '../support/shopper';
import { aVisitor, DESK, heldUp, PHONE, searchAround, signIn, type Visitor } from '../support/visitor';

const email = 'client@demo.test';
let visitor: Visitor;
let page: Page;
let menu: string;
beforeAll(async () => {
  visitor = await aVisitor();
  page = visitor.page;
  await signIn(visitor, email);
  await searchAround(page);
  await page.getByRole('article').filter({ hasText: 'Sami Grill' }).getByRole('link', { name: 'Voir le menu' }).click();
  await page.waitForURL('**/restaurant/*');
  menu = page.url();
  await emptyCart(page, shopId());
});

afterAll(() => emptyCart(page, shopId()));

const shopId = () => new URL(menu).pathname.split('/').pop() ?? '';

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

test('the price of a composed sandwich follows every choice, and cart, order and list of orders show what was chosen', async () => {
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
  await page.getByRole('button', { name: 'Choisir des frites' }).click();
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
  const token = await payForCart(page);
  const id = new URL(page.url()).pathname.split('/').pop() ?? '';
  const details = page.getByRole('region', { name: 'Détail de la commande' });
  for (const text of [token, id, 'Tacos XL', 'Camille Martin', 'Kebab', 'Oui (Potatoes)', 'Sans coriandre, merci'])
    await details.getByText(text).first().waitFor();
  await details.getByText(/^\d{1,2}:\d\d [AP]M - \d{1,2}:\d\d [AP]M$/).waitFor();
  expect(await details.innerText()).toMatch(/Frais de service\s+0,29\s€\s+Total\s+11,09\s€/);

  const release = await heldUp(page, '**/graphql');
  await page.goto(`${base}/user-ordersPage`);
  await page.getByText('Chargement des commandes...').first().waitFor({ state: 'attached' });
  await release();
  const listed = page.getByRole('article', { name: `Commande ${token}` });
  await listed.getByText('Préparation').waitFor();
  await listed.getByText(/24 novembre 2026 à/).waitFor();
  await listed.getByText('1 article', { exact: true }).click();
  await listed.getByText('Tacos XL').waitFor();
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
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Tacos XL', exact: true }) });
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

test('« Modifier » opens a cart line with its choices, and saving replaces the line', async () => {
  await page.goto(`${base}/cart/${shopId()}`);
  const line = page.getByRole('article').filter({ hasText: 'À couper en deux' });
  await line.getByRole('link', { name: 'Modifier Tacos XL' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tacos XL' }).waitFor();
  expect(await group('Viandes').getByRole('checkbox', { name: 'Tenders' }).isChecked()).toBe(true);
  await page.getByRole('textbox', { name: 'Note pour la cuisine' }).fill('À couper en trois');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.waitForURL(`**/cart/${shopId()}`);
  const saved = page.getByRole('article').filter({ hasText: 'À couper en trois' });
  await saved.getByText('Tenders').waitFor();
  await saved.getByText('9,50 €').first().waitFor();
  expect(await line.count()).toBe(0);
  await saved.getByRole('link', { name: 'Modifier Tacos XL' }).click();
  await page.getByRole('textbox', { name: 'Note pour la cuisine' }).fill('À couper en deux');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await line.getByText('9,50 €').first().waitFor();

  // Out of the cart beside the menu it leads back to the menu.
  await page.setViewportSize(DESK);
  await page.goto(menu);
  const beside = page.getByRole('complementary', { name: 'Votre panier' });
  await beside.getByRole('link', { name: 'Modifier Tacos XL' }).first().click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.waitForURL(menu);
  await beside.getByText('À couper en deux').waitFor();
  await page.setViewportSize(PHONE);
});
