import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { AddToCartDocument } from '../../graphql/generated/customer/shop';
import { base, browser } from '../support/journey';
import { openCartWith, payForCart, plainItem, shopsNearby, tokenOf } from '../support/shopper';
import { graphql } from '../support/world';
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

async function pay(page: Page, tap: (target: Locator) => Promise<void>): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe('cc-number');
  await page.keyboard.type('42424242424242421234123');
  await tap(page.getByRole('button', { name: 'Pay & Place Order' }));
  await page.waitForURL('**/order/*');
  await page.getByRole('img', { name: /Code QR de la commande/ }).waitFor();
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
  await pay(page, tap);

  console.info(`Two croissants and a baguette: ${count.taps} taps, ${count.swipes} swipes of ${SWIPE} px at most.`);
  expect(count.taps).toBeLessThanOrEqual(7);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('from the home page, who comes back has the same again after three taps, at the price on the button', async () => {
  const visitor = await aVisitor(browser, 390, 844);
  const { page, errors } = visitor;
  await signIn(visitor, base, 'client@demo.test');
  const server = { base };
  const shops = await shopsNearby(server, await tokenOf(page));
  for (const { id } of shops) await emptyCart(page, id);
  const shop = shops.find(({ name }) => name === 'Au Levain du Marais');
  if (!shop) throw new Error('The demo has no Levain.');
  await openCartWith(page, server, shop.id, plainItem(shop).id, 2);
  const before = await payForCart(page);
  await page.goto(`${base}/healthz`);
  await page.goto(base);

  const { count, tap } = aThumb(page);
  const same = page.getByRole('button', { name: /^La même chose/ });
  await page.getByRole('link', { name: `Commande ${before}` }).waitFor();
  const [price = ''] = /\d+,\d\d/.exec((await same.textContent()) ?? '') ?? [];
  await tap(same);
  await page.waitForURL('**/payment');
  await page.getByText(price).first().waitFor();
  await page.getByRole('link', { name: 'Panier, 2 articles' }).waitFor();
  await pay(page, tap);
  await page.getByText(price).first().waitFor();
  console.info(`The same again: ${count.taps} taps, ${count.swipes} swipes of ${SWIPE} px at most.`);
  expect(count.taps).toBeLessThanOrEqual(3);

  // The second half of a double tap leads nowhere else: one step back, and one is home.
  await page.goto(base);
  await same.dblclick();
  await page.waitForURL('**/payment');
  await page.getByRole('textbox', { name: 'Numéro de carte' }).waitFor();
  await page.goBack();
  await page.waitForURL('**/userSearch');

  // Something else in the cart meanwhile: it is not paid for unseen.
  await same.waitFor();
  await graphql(server, await tokenOf(page), AddToCartDocument, { input: { itemId: plainItem(shop).id } });
  await same.click();
  await page.waitForURL(`**/cart/${shop.id}`);
  await page.getByText(/Le total est maintenant de/).waitFor();
  await emptyCart(page, shop.id);
  expect(errors).toEqual([]);
  await page.context().close();
});
