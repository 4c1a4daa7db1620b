import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { base } from '../support/journey';
import { emptyCart, openCartWith, payForCart, plainItem, shopsNearby, tokenOf } from '../support/shopper';
import { addToCart } from '../support/ordering';
import { aVisitor, searchAround, signIn } from '../support/visitor';

let login: Page;
let visit: Page;
let search: Page;
let shop: Page;
const errors: string[][] = [];

beforeAll(async () => {
  const somebody = await aVisitor({ width: 390, height: 900 });
  login = somebody.page;
  await login.goto(base);
  await login.getByRole('heading', { name: 'Bonjour' }).waitFor();

  const customer = await aVisitor({ width: 390, height: 900 });
  search = customer.page;
  await signIn(customer, 'client2@demo.test');
  visit = (await aVisitor({ width: 390, height: 900 })).page;
  await signIn({ page: visit, errors: customer.errors }, 'client2@demo.test');
  await searchAround(search);

  shop = await search.context().newPage();
  shop.on('pageerror', (error) => customer.errors.push(String(error)));
  await shop.goto(`${base}/userSearch`);
  await shop
    .getByRole('article')
    .filter({ hasText: 'Au Levain du Marais' })
    .getByRole('link', { name: 'Voir le menu' })
    .click();
  await shop.getByRole('navigation', { name: 'Catégories' }).getByRole('button').nth(1).waitFor();
  errors.push(somebody.errors, customer.errors);
});

test.each([
  { width: 390, columns: 1, menu: 'across', loginHero: false },
  { width: 767, columns: 1, menu: 'across', loginHero: false },
  { width: 768, columns: 2, menu: 'across', loginHero: false },
  { width: 769, columns: 2, menu: 'down', loginHero: false },
  { width: 1023, columns: 2, menu: 'down', loginHero: false },
  { width: 1024, columns: 3, menu: 'down', loginHero: true },
  { width: 1280, columns: 3, menu: 'down', loginHero: true },
])('the layout has the measures of the specification at $width px', async ({ width, columns, menu, loginHero }) => {
  for (const page of [login, visit, search, shop]) await page.setViewportSize({ width, height: 900 });

  expect(await login.getByText('Le même prix pour tout le monde').isVisible()).toBe(loginHero);

  // Once an address is known, a strip of it.
  expect([await heroHeight(visit), await heroHeight(search)]).toEqual([
    500,
    expect.toSatisfy((height) => height < 130),
  ]);
  const cards = search.getByRole('region', { name: 'Boulangeries près de chez vous' }).getByRole('article');
  const lefts = () => cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
  // Another width shows another number of shops, one moment later.
  await expect.poll(async () => new Set(await lefts()).size).toBe(columns);
  const tooWide = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await search.evaluate(tooWide)).toBeLessThanOrEqual(0);

  const categories = shop.getByRole('navigation', { name: 'Catégories' }).getByRole('button');
  const [first, second] = [await categories.nth(0).boundingBox(), await categories.nth(1).boundingBox()];
  expect(first?.y === second?.y ? 'across' : 'down').toBe(menu);
  expect(errors.flat()).toEqual([]);
});

async function heroHeight(page: Page): Promise<number | undefined> {
  const title = page.getByRole('heading', { name: 'Trouvez votre repas parfait' });
  return (await page.locator('section').filter({ has: title }).first().boundingBox())?.height;
}

test('a customer with a running order and open carts sees shops first, at every width', async () => {
  const customer = await aVisitor({ width: 390, height: 844 });
  const { page } = customer;
  await signIn(customer, 'client2@demo.test');
  const token = await tokenOf(page);
  const [first, second, third] = (await shopsNearby(token)).filter(({ menu }) =>
    menu.some(({ items }) => items.some(({ kind, soldOut }) => kind === 'SIMPLE' && !soldOut)),
  );
  if (!first || !second || !third) throw new Error('The demo has lost its shops.');
  await openCartWith(page, first.id, plainItem(first).id);
  await payForCart(page);
  for (const shop of [second, third])
    await addToCart({ base }, { id: '', email: '', token }, { itemId: plainItem(shop).id, quantity: 2 });
  await page.goto(`${base}/userSearch`);
  await searchAround(page);
  await page.getByRole('complementary', { name: 'Commande en cours' }).waitFor();
  await page.getByRole('region', { name: 'Où vous en étiez' }).waitFor();

  const seen: Record<number, { y: number; rows: number }> = {};
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    seen[width] = await page.evaluate(firstShops);
  }
  console.info(`First shop and whole rows in view: ${JSON.stringify(seen)}`);
  expect(seen[320]).toMatchObject({
    y: expect.toSatisfy((y) => y <= 270),
    rows: expect.toSatisfy((rows) => rows >= 1),
  });
  expect(seen[390]).toMatchObject({
    y: expect.toSatisfy((y) => y <= 240),
    rows: expect.toSatisfy((rows) => rows >= 4),
  });
  for (const width of [768, 1280, 1920])
    expect(seen[width]).toMatchObject({
      y: expect.toSatisfy((y) => y <= 300),
      rows: expect.toSatisfy((rows) => rows >= 1),
    });
  for (const shop of [second, third]) await emptyCart(page, shop.id);
});

/** Where the first shop begins, and how many rows of shops stand whole above the bar of the running order. */
function firstShops(): { y: number; rows: number } {
  const boxes = [...document.querySelectorAll('[data-listed]')].map((row) => row.getBoundingClientRect());
  const bottom = document.querySelector('aside')?.getBoundingClientRect().top ?? innerHeight;
  const whole = boxes.filter((box) => box.bottom <= bottom).map(({ top }) => Math.round(top));
  return { y: Math.round(boxes[0]?.top ?? Infinity), rows: new Set(whole).size };
}
