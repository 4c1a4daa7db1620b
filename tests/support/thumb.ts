import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** As far as a thumb moves a page at once. */
export const SWIPE = 460;

/** A thumb that counts: it presses only what lies in view with nothing on it, and swipes until that is so. */
export function aThumb(page: Page) {
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

/** From the open payment to the token. */
export async function pay(page: Page, tap: (target: Locator) => Promise<void>): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe('cc-number');
  await page.keyboard.type('42424242424242421234123');
  await tap(page.getByRole('button', { name: 'Pay & Place Order' }));
  await page.waitForURL('**/order/*');
  await page.getByRole('img', { name: /Code QR de la commande/ }).waitFor();
}
