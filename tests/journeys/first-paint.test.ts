import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { base, browser, customerTokens } from '../support/journey';
import { emptyCart, shopsNearby } from '../support/shopper';
import { aVisitor, signIn } from '../support/visitor';

/** The page as the server painted it. */
const SHELL = '#root > [data-shell]';

interface Script {
  name: string;
  /** As it travelled, compressed. */
  bytes: number;
}

/** Every script this page load fetched. */
async function scripts(page: Page): Promise<Script[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize })),
  );
}

test.each<[string, number, (shopId?: string) => string]>([
  ['search page', 144_000, () => '/userSearch'],
  ['page of a shop', 149_000, (shopId) => `/boulangerie/${shopId}`],
])('the %s loads at most %i bytes of compressed JavaScript, none of it for payment', async (name, most, at) => {
  const [shop] = await shopsNearby(customerTokens['client@demo.test'] ?? '');
  const visitor = await aVisitor();
  await signIn(visitor);
  await visitor.page.goto(`${base}${at(shop?.id)}`);
  await visitor.page.locator('h1').waitFor();
  // The heading was painted before: all code is there when the shell has given way.
  await visitor.page.locator(SHELL).waitFor({ state: 'detached' });
  const fetched = await scripts(visitor.page);
  const total = fetched.reduce((sum, { bytes }) => sum + bytes, 0);
  console.info(`${name}: ${(total / 1000).toFixed(1)} kB of compressed JavaScript in ${fetched.length} files`);

  expect(fetched.length).toBeGreaterThan(2);
  expect(fetched.every(({ bytes }) => bytes > 0)).toBe(true);
  expect(total).toBeLessThanOrEqual(most);
  expect(fetched.filter(({ name }) => /payment|stripe|card/i.test(name))).toEqual([]);

  await visitor.page.goto(`${base}/payment`);
  await visitor.page.getByText('No order data found. Please go back to the cart.').waitFor();
  expect((await scripts(visitor.page)).some(({ name }) => /payment/i.test(name))).toBe(true);
});

test('search page and menu are readable without JavaScript and have no inactive controls that look active', async () => {
  const [shop] = await shopsNearby(customerTokens['client@demo.test'] ?? '');
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const page = await context.newPage();
  const shell = page.locator(SHELL);
  const answering = () =>
    shell
      .locator(':is(button, input):not([inert], [inert] *, :disabled)')
      .evaluateAll((all) => all.map(({ nodeName }) => nodeName));

  await page.goto(`${base}/userSearch?ouvert=1`);
  expect(await shell.locator('h1').textContent()).toBe('Trouvez votre repas parfait');
  expect(await answering()).toEqual(['INPUT', 'BUTTON']);
  await page.getByRole('combobox', { name: 'Adresse' }).fill('Place Bellecour, 69002 Lyon');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('adresse') === 'Place Bellecour, 69002 Lyon');

  await page.goto(`${base}/boulangerie/${shop?.id}`);
  expect(await shell.locator('h1').textContent()).toBe(shop?.name);
  const items = shop?.menu.flatMap((one) => one.items.map(({ name }) => name)) ?? [];
  expect(items.length).toBeGreaterThan(10);
  expect(await shell.locator('h3').allTextContents()).toEqual(items);
  expect(await answering()).toEqual([]);
  await page.goto(`${base}/cgv`);
  expect(await shell.count()).toBe(0);
  await context.close();
});

test('an address typed or sent before the scripts are loaded is kept and searched for', async () => {
  const visitor = await aVisitor();
  await signIn(visitor);
  const { page } = visitor;
  const field = page.getByRole('combobox', { name: 'Adresse' });
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
  await page.goto(`${base}/userSearch`, { waitUntil: 'commit' });
  await field.pressSequentially('10 Rue');
  release();
  await page.locator(SHELL).waitFor({ state: 'detached' });
  await page.keyboard.type(' de Rivoli');
  expect(await field.inputValue()).toBe('10 Rue de Rivoli');
  await page.unrouteAll();
  // Typed up to the very moment at which the page takes the place of what was painted.
  const typing = await page.addInitScript(typeOn, SHELL);
  await page.goto(`${base}/userSearch`);
  await page.locator(SHELL).waitFor({ state: 'detached' });
  await expect.poll(() => field.inputValue()).toMatch(/^rue\d+$/);
  const { typedLast, focused } = await page.evaluate(() => {
    const { typedLast, focused } = window as TypedOn;
    return { typedLast, focused };
  });
  expect([await field.inputValue(), focused]).toEqual([typedLast, 'adresse']);
  await typing.dispose();
  await page.evaluate(() => localStorage.removeItem('userAddress'));
  await page.goto(`${base}/userSearch?adresse=Place+Bellecour%2C+69002+Lyon`);
  await page.getByRole('heading', { name: 'Boulangeries près de chez vous' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
});

interface TypedOn {
  typedLast?: string;
  /** Which field a key pressed right after the painted one went would reach. */
  focused?: string | null;
}

/** Writes the next word into the painted field with every task for as long as it stands. */
function typeOn(shell: string): void {
  const seen = window as TypedOn;
  let words = 0;
  const gone = new MutationObserver(() => {
    if (document.querySelector(shell)) return;
    gone.disconnect();
    seen.focused = document.activeElement?.getAttribute('name') ?? null;
  });
  const write = () => {
    const field = document.querySelector<HTMLInputElement>(`${shell} [name=adresse]`);
    if (field) {
      if (words === 0) gone.observe(document.body, { childList: true, subtree: true });
      field.focus();
      field.value = seen.typedLast = `rue${++words}`;
    }
    if (field || words === 0) setTimeout(write);
  };
  write();
}

test('adding to the cart re-renders one row of the menu', async () => {
  const shops = await shopsNearby(customerTokens['client2@demo.test'] ?? '');
  const shop = shops.find(({ kind }) => kind === 'BOULANGERIE');
  const visitor = await aVisitor({ width: 1280, height: 900 });
  await signIn(visitor);
  const { page } = visitor;
  await page.goto(`${base}/boulangerie/${shop?.id}`);
  await page.getByRole('heading', { name: 'Avis' }).waitFor();
  const redrawn = () => page.evaluate(countRedrawn);
  expect(await redrawn()).toBe(shop?.menu.flatMap(({ items }) => items).length);
  const added = page.waitForResponse((response) => response.request().postData()?.includes('AddToCart') === true);
  await page.getByRole('button', { name: 'Ajouter' }).first().click();
  await added;
  await page.getByText('Voir le panier (1 article)').waitFor();
  expect(await redrawn()).toBe(1);

  await emptyCart(page, shop?.id ?? '');
});

/** Rows whose elements React has given new properties since this was asked before. */
function countRedrawn(): number {
  const rows = [...document.querySelectorAll('article')].map(
    (row) => Object.entries(row).find(([name]) => name.startsWith('__reactProps'))?.[1] as object,
  );
  const kept = window as { rowsBefore?: Set<object> };
  const fresh = rows.filter((row) => kept.rowsBefore?.has(row) !== true).length;
  kept.rowsBefore = new Set(rows);
  return fresh;
}
