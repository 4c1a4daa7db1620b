import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { base, browser, dataDir } from '../support/journey';
import { aNewOwner } from '../support/owner';
import { rest } from '../support/rest';
import { sizes } from '../support/sizes';
import { SHOP_TIME, withClock } from '../support/visitor';

const ORDERS = 4;
const card = (page: Page, token: string) => page.getByRole('article', { name: token });
const ready = (page: Page, token: string) => card(page, token).getByRole('button', { name: 'Prêt à être récupéré' });

/** A board with orders that look alike, the first on top, whose time stands still until it is moved on. */
async function aBoard(width: number, height: number) {
  const owner = await aNewOwner(browser, base, { dataDir, width, height });
  const { page, shop } = owner;
  for (let made = 0; made < ORDERS; made++)
    await rest({ base }, 'POST', '/api/orders', { token: shop.token, body: { order: 'un croissant' } });
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

const SIZES = sizes(['desk', 1280, 800], ['phone', 390, 844], ['tablet', 768, 1024]);

test.each(SIZES)(
  'on a %s a second tap at the place of a moved card does nothing to the next order for 1.5 seconds',
  async (_device, width, height) => {
    const { page, tokens, preparing, errors, leave } = await aBoard(width, height);
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
  },
);

test.each(SIZES)('on a %s keyboard focus continues from the card that was moved', async (_device, width, height) => {
  const { page, tokens, preparing, leave } = await aBoard(width, height);
  await ready(page, tokens[0] ?? '').focus();
  await page.keyboard.press('Enter');
  await expect.poll(preparing).toBe(ORDERS - 1);
  const standingOn = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  // Where one column is shown the card has left it: then on that column.
  await expect.poll(standingOn).toMatch(width < 1024 ? /^Préparation/ : new RegExp(`^${tokens[0] ?? ''}$`));
  await leave();
});
