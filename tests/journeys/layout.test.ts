import { expect, test } from 'vitest';
import { base, browser } from '../support/journey';
import { aVisitor, searchAround, signIn } from '../support/visitor';

test.each([
  { width: 390, columns: 1, menu: 'across', loginHero: false },
  { width: 767, columns: 1, menu: 'across', loginHero: false },
  { width: 768, columns: 2, menu: 'across', loginHero: false },
  { width: 769, columns: 2, menu: 'down', loginHero: false },
  { width: 1023, columns: 2, menu: 'down', loginHero: false },
  { width: 1024, columns: 3, menu: 'down', loginHero: true },
  { width: 1280, columns: 3, menu: 'down', loginHero: true },
])('the measures of the specification hold at $width px', async ({ width, columns, menu, loginHero }) => {
  const visitor = await aVisitor(browser, width, 900);
  const { page, errors } = visitor;
  await page.goto(base);
  await page.getByRole('heading', { name: 'Bon retour à table' }).waitFor();
  expect(await page.getByText('Le même prix pour tout le monde').isVisible()).toBe(loginHero);

  await signIn(visitor, base, 'client2@demo.test');
  const hero = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Trouvez votre repas parfait' }) });
  expect((await hero.first().boundingBox())?.height).toBe(500);
  await searchAround(page);
  const cards = page.getByRole('region', { name: 'Boulangeries près de chez vous' }).getByRole('article');
  const lefts = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(columns);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  await page.getByRole('article').filter({ hasText: 'Au Levain du Marais' }).getByRole('link').click();
  const categories = page.getByRole('navigation', { name: 'Catégories' }).getByRole('button');
  await categories.nth(1).waitFor();
  const [first, second] = [await categories.nth(0).boundingBox(), await categories.nth(1).boundingBox()];
  expect(first?.y === second?.y ? 'across' : 'down').toBe(menu);
  expect(errors).toEqual([]);
});
