import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { base, browser, customerTokens } from '../support/journey';
import { shopsNearby } from '../support/shopper';
import { aVisitor, signIn } from '../support/visitor';

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

test('the search page is there after at most 150 kB of compressed JavaScript, none of it about payment', async () => {
  const visitor = await aVisitor(browser, 390, 844);
  await signIn(visitor, base, 'client2@demo.test');
  await visitor.page.reload();
  await visitor.page.getByRole('heading', { name: 'Trouvez votre repas parfait' }).waitFor();
  // The heading was painted before: all code is there when the shell has given way.
  await visitor.page.locator('#root > [inert]').waitFor({ state: 'detached' });
  const fetched = await scripts(visitor.page);
  const total = fetched.reduce((sum, { bytes }) => sum + bytes, 0);
  console.info(`search page: ${(total / 1000).toFixed(1)} kB of compressed JavaScript in ${fetched.length} files`);

  expect(fetched.length).toBeGreaterThan(2);
  expect(fetched.every(({ bytes }) => bytes > 0)).toBe(true);
  expect(total).toBeLessThanOrEqual(150_000);
  expect(fetched.filter(({ name }) => /payment|stripe|card/i.test(name))).toEqual([]);

  await visitor.page.goto(`${base}/payment`);
  await visitor.page.getByText('No order data found. Please go back to the cart.').waitFor();
  expect((await scripts(visitor.page)).some(({ name }) => /payment/i.test(name))).toBe(true);
});

test('search and menu are painted before any code is there, and nothing in them pretends to answer', async () => {
  const [shop] = await shopsNearby({ base }, customerTokens['client@demo.test'] ?? '');
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const page = await context.newPage();
  const shell = page.locator('#root > [inert]');

  await page.goto(`${base}/userSearch`);
  expect(await shell.locator('h1').textContent()).toBe('Trouvez votre repas parfait');
  await page.goto(`${base}/boulangerie/${shop?.id}`);
  expect(await shell.locator('h1').textContent()).toBe(shop?.name);
  expect(await shell.innerHTML()).not.toContain('{{');
  await page.goto(`${base}/cgv`);
  expect(await shell.count()).toBe(0);
  await context.close();
});

test('a second start takes seconds', () => {
  const seconds = inject('secondStartMs') / 1000;
  console.info(`second start: ${seconds.toFixed(1)} s until the database answers`);
  expect(seconds).toBeLessThan(20);
});
