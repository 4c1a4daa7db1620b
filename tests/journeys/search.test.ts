import type { Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { base } from '../support/journey';
import { withMap } from '../support/page-head';
import { aVisitor, DESK, heldUp, PHONE, signIn, type Visitor } from '../support/visitor';

const RIVOLI = { latitude: 48.8556, longitude: 2.3601 };

const field = (page: Page) => page.getByPlaceholder('Recherchez des restaurants ou des boulangeries...');
const go = (page: Page) => page.getByRole('button', { name: 'Rechercher' }).click();
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
/** The lists with their cards: while they are looked for, only the headings stand. */
const found = async (page: Page) => {
  await page.getByRole('region', { name: 'Boulangeries près de chez vous' }).getByRole('article').first().waitFor();
  await page.getByRole('region', { name: 'Restaurants près de chez vous' }).getByRole('article').first().waitFor();
};

/** Forgets the last search. */
async function anew({ page }: Visitor, query = ''): Promise<void> {
  // From where no page is at work: the answer to an earlier search would be kept again.
  await page.goto(`${base}/healthz`);
  await page.evaluate(() => ['userAddress', 'nearbyShops'].forEach((key) => localStorage.removeItem(key)));
  await page.goto(`${base}/userSearch${query}`);
  await page.getByText('Où êtes-vous ?').waitFor();
}

const email = 'client@demo.test';
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  visitor = await aVisitor();
  page = visitor.page;
  await signIn(visitor, email);
});

test('a search shows that it is loading, and its stored result is shown first and refreshed next time', async () => {
  await anew(visitor);
  const release = await heldUp(page, '**/graphql');
  await field(page).fill('10 Rue de Rivoli, 75004 Paris');
  await go(page);
  await page.getByText('Chargement des lieux à proximité...').first().waitFor({ state: 'attached' });
  await release();
  await page.getByText('4.8 (200+ avis)').first().waitFor();
  await page.getByText("Ouvert jusqu'à 22h").first().waitFor();

  expect(await kept(page, 'userAddress')).toBe('10 Rue de Rivoli, 75004 Paris');
  const stored = JSON.parse((await kept(page, 'nearbyShops')) ?? '') as Record<
    string,
    { name: string; type: string }[]
  >;
  expect(stored['boulangeries']?.length).toBeGreaterThan(3);
  expect(stored['boulangeries']?.every(({ type }) => type === 'boulangerie')).toBe(true);
  expect(stored['restaurants']?.every(({ type }) => type === 'restaurant')).toBe(true);

  // What was kept is old news; the page shows it while the fresh news is on its way.
  await page.evaluate(() => {
    const shops = JSON.parse(localStorage.getItem('nearbyShops') ?? '') as { boulangeries: { name: string }[] };
    for (const shop of shops.boulangeries.slice(0, 1)) shop.name = 'Ancien nom';
    localStorage.setItem('nearbyShops', JSON.stringify(shops));
  });
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('NearbyShops')) await held;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('heading', { name: 'Ancien nom' }).waitFor();
  answer();
  await page.getByRole('heading', { name: 'Ancien nom' }).waitFor({ state: 'hidden' });
  await page.unroute('**/graphql');
});

test('picking a suggested address searches at once, and the results get the focus and are scrolled into view', async () => {
  await anew(visitor);
  await field(page).fill('10 Rue de Rivoli');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await found(page);
  const results = page.getByRole('region', { name: /^Résultats : \d+$/ });
  await expect.poll(() => results.evaluate((region) => region === document.activeElement)).toBe(true);
  const top = () => results.evaluate((region) => region.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(PHONE.height / 4);
  // Coming back is no search: one finds the place one had left.
  await page.reload();
  await found(page);
  expect(await results.evaluate((region) => region === document.activeElement)).toBe(false);
});

test('a stored search result that cannot be parsed is discarded', async () => {
  // Away from the search, which may still store what it finds.
  await page.goto(`${base}/healthz`);
  await page.evaluate(() => {
    localStorage.removeItem('userAddress');
    localStorage.setItem('nearbyShops', '{"boulangeries":[');
  });
  await page.goto(`${base}/userSearch`);
  await page.getByText('Où êtes-vous ?').waitFor();
  expect(await kept(page, 'nearbyShops')).toBeNull();
});

test('closed and full shops stay listed with their opening time, and filters and sorting are kept in the address', async () => {
  await anew(visitor);
  await field(page).fill('10 Rue de Rivoli, 75004 Paris');
  await go(page);
  await found(page);
  const whole = page.getByRole('button', { name: 'Tout voir' });
  while ((await whole.count()) > 0) await whole.first().click();
  const all = await names(page);
  expect(all).toEqual(expect.arrayContaining(['Maison Berthier', 'Le Four de Bastille']));
  expect(all).not.toContain('Le Petit Pétrin');
  const closed = page.getByRole('region', { name: 'Fermées aujourd’hui' }).getByRole('article');
  expect(all.slice(-(await closed.count()))).toEqual(await closed.getByRole('heading', { level: 3 }).allTextContents());
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  expect(await card('Maison Berthier').textContent()).toMatch(/Fermé · ouvre \S+ à \d+h/);
  expect(await card('Le Four de Bastille').textContent()).toMatch(/prochain créneau complet.*Retrait dès \d\d:\d\d/);
  expect(await page.getByRole('combobox', { name: 'Trier' }).inputValue()).toBe('distance');

  await page.getByRole('switch', { name: 'Ouvert maintenant' }).click();
  await card('Maison Berthier').waitFor({ state: 'hidden' });
  await page.getByRole('combobox', { name: 'Trier' }).selectOption('Les mieux notés');
  await page.getByText(/Les mieux notés d’abord/).waitFor();
  await page.getByRole('button', { name: 'Cafés' }).click();
  await page.getByRole('heading', { name: 'Boulangeries près de chez vous' }).waitFor({ state: 'hidden' });
  const cafes = await names(page);
  expect(cafes.length).toBeGreaterThan(0);
  expect(cafes.length).toBeLessThan(all.length);
  expect(new URL(page.url()).search).toBe('?ouvert=1&tri=note&type=cafe');

  await card(cafes[0] ?? '')
    .getByRole('link', { name: 'Voir le menu' })
    .click();
  await page.waitForURL('**/restaurant/*');
  await page.goBack();
  await page.waitForURL('**/userSearch?ouvert=1&tri=note&type=cafe');
  await card(cafes[0] ?? '').waitFor();
  expect(await names(page)).toEqual(cafes);
  await page.getByRole('button', { name: 'Réinitialiser' }).click();
  await found(page);
  expect(new URL(page.url()).search).toBe('?tri=note');
});

test('« Autour de moi » uses the device’s location, and a refusal is explained', async () => {
  await anew(visitor);
  await page.getByRole('button', { name: 'Autour de moi' }).click();
  await page.getByText(/La localisation est refusée/).waitFor();

  await page.context().grantPermissions(['geolocation'], { origin: base });
  await page.context().setGeolocation(RIVOLI);
  await page.getByRole('button', { name: 'Autour de moi' }).click();
  await found(page);
  expect(await field(page).inputValue()).toBe('Ma position');
  await page.reload();
  await found(page);
  await page.context().clearPermissions();
});

test('with a tile server configured, shops are shown on a map whose code is not loaded otherwise', async () => {
  const { page, errors } = await aVisitor(DESK);
  await signIn({ page, errors }, 'client@demo.test');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const ofTheMap = () => loaded.filter((url) => /shop-map|maplibre/.test(url));
  await page.goto(`${base}/userSearch?adresse=${encodeURIComponent('10 Rue de Rivoli, 75004 Paris')}`);
  await found(page);
  expect(ofTheMap()).toEqual([]);

  const square = await sharp({ create: { width: 256, height: 256, channels: 3, background: 'linen' } })
    .png()
    .toBuffer();
  await page.route('https://tiles.example/**', (route) =>
    route.fulfill({ body: square, contentType: 'image/png', headers: { 'access-control-allow-origin': '*' } }),
  );
  await withMap(page, 'https://tiles.example/{z}/{x}/{y}.png');
  const refused: string[] = [];
  page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()));
  await page.goto(`${base}/userSearch`);
  const map = page.getByRole('region', { name: 'Carte des commerces' });
  await map.getByRole('button').first().waitFor();
  await expect
    .poll(() => loaded.filter((url) => /tiles\.example\/1\d\/\d+\/\d+\.png$/.test(url)).length)
    .toBeGreaterThan(2);
  const [nearest = ''] = await names(page);
  await map.getByRole('button', { name: nearest }).click();
  const row = page.getByRole('article', { name: nearest });
  await expect.poll(() => row.getByRole('link').evaluate((link) => link === document.activeElement)).toBe(true);
  expect([...refused, ...errors]).toEqual([]);
});
