import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { base } from '../support/journey';
import { aNewOwner, anOrderComesIn } from '../support/owner';
import { rest } from '../support/rest';
import { SHOP_TIME, withClock } from '../support/visitor';

const ORDERS = 4;
const card = (page: Page, token: string) => page.getByRole('article', { name: token });
const ready = (page: Page, token: string) => card(page, token).getByRole('button', { name: 'Prêt à être récupéré' });

/** A board with orders that look alike, the first on top, whose time stands still until it is moved on. */
async function aBoard() {
  const owner = await aNewOwner();
  const { page, shop } = owner;
  for (let made = 0; made < ORDERS; made++) await anOrderComesIn(shop);
  await withClock(page);
  await page.goto(`${base}/ownerorders`);
  await expect.poll(() => page.getByRole('article').count()).toBe(ORDERS);
  await page.clock.pauseAt(SHOP_TIME + 60_000);
  const tokens = await page.getByRole('article').getByRole('heading').allTextContents();
  /** How many are still to be prepared, by the server. */
  const preparing = async () => {
    const { body } = await rest({ base }, 'GET', `/api/orders/restaurant/${shop.id}`, { token: shop.token });
    return (body['orders'] as { statusKey: string }[]).filter(({ statusKey }) => statusKey === 'PREPARING').length;
  };
  return { ...owner, tokens, preparing };
}

test('a second tap at the place of a moved card does nothing to the next order for 1.5 seconds', async () => {
  const { page, tokens, preparing, errors, leave } = await aBoard();
  await ready(page, tokens[0] ?? '').scrollIntoViewIfNeeded();
  const box = await ready(page, tokens[0] ?? '').boundingBox();
  if (!box) throw new Error('No button.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const underFinger = async () => {
    // The page may hear of the step after its clock stood still.
    await page.clock.runFor(50);
    return page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest('article')?.innerText, [
      x,
      y,
    ] as const);
  };
  await page.mouse.click(x, y);
  await expect.poll(preparing).toBe(ORDERS - 1);
  await expect.poll(underFinger).toContain(tokens[1]);
  await page.mouse.click(x, y);
  await page.mouse.click(x + 20, y - 15);
  await page.clock.runFor(500);
  await page.mouse.click(x, y);
  await page.waitForTimeout(500);
  expect(await preparing()).toBe(ORDERS - 1);

  await page.clock.runFor(1000);
  await page.mouse.click(x, y);
  await expect.poll(preparing).toBe(ORDERS - 2);
  expect(errors).toEqual([]);
  await leave();
});

test('keyboard focus continues from the card that was moved', async () => {
  const { page, tokens, preparing, leave } = await aBoard();
  await ready(page, tokens[0] ?? '').focus();
  await page.keyboard.press('Enter');
  await expect.poll(preparing).toBe(ORDERS - 1);
  const standingOn = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await expect.poll(standingOn).toBe(tokens[0]);
  await leave();
});
