import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { base, browser } from '../support/journey';
import { shopsNearby, tokenOf } from '../support/shopper';
import { aVisitor, emptyCart, signIn, searchAround } from '../support/visitor';

/** As far as a thumb moves a page at once. */
const SWIPE = 460;

/** A thumb that counts: it presses only what lies in view with nothing on it, and swipes until that is so. */
function aThumb(page: Page) {
  const count = { taps: 0, swipes: 0 };
  const tap = async (target: Locator) => {
    await target.waitFor();
    for (let way = await wayTo(target); way !== 0; way = await wayTo(target)) {
      if (++count.swipes > 50) throw new Error(`Never in view: ${target.toString()}`);
      await page.mouse.wheel(0, Math.sign(way) * Math.min(Math.abs(way), SWIPE));
      await page.waitForTimeout(400);
    }
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width / 2, y + height / 2);
    count.taps += 1;
  };
  return { count, tap };
}

/** How far to swipe until the middle of an element can be pressed; 0 where it can. */
function wayTo(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit && (element.contains(hit) || hit.closest('a, button, label')?.contains(element))) return 0;
    return Math.round(y - innerHeight / 2) || 1;
  });
}

test('from the list of results to the token, two croissants and a baguette take seven taps on a phone', async () => {
  const visitor = await aVisitor(browser, 390, 844);
  const { page, errors } = visitor;
  await signIn(visitor, base, 'client2@demo.test');
  const server = { base };
  for (const { id } of await shopsNearby(server, await tokenOf(page))) await emptyCart(page, id);
  await searchAround(page);

  const { count, tap } = aThumb(page);
  await tap(page.getByRole('article', { name: 'Au Levain du Marais' }).getByRole('link').first());
  await page.waitForURL('**/boulangerie/*');
  await page.locator('[data-shell]').waitFor({ state: 'detached' });
  const add = (item: string) =>
    page.getByRole('article', { name: item, exact: true }).getByRole('button', { name: /^Ajouter/ });
  await tap(add('Croissant au beurre'));
  await tap(add('Croissant au beurre'));
  await tap(add('Baguette tradition'));
  await tap(page.getByRole('link', { name: /^Voir le panier \(3 articles\)/ }));
  await tap(page.getByRole('button', { name: /^Commander/ }));
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe('cc-number');
  await page.keyboard.type('42424242424242421234123');
  await tap(page.getByRole('button', { name: 'Pay & Place Order' }));
  await page.waitForURL('**/order/*');
  await page.getByRole('img', { name: /Code QR de la commande/ }).waitFor();

  console.info(`Two croissants and a baguette: ${count.taps} taps, ${count.swipes} swipes of ${SWIPE} px at most.`);
  expect(count.taps).toBeLessThanOrEqual(7);
  expect(errors).toEqual([]);
  await page.context().close();
});
